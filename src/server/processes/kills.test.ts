import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { findUntold } from '../../api/notifications/testing/untold.ts'
import { orderKinds } from '../../api/order-kinds.ts'
import { expireHolds } from '../../api/orders/expire-holds.ts'
import { sweepPayments } from '../../api/payments/sweep.ts'
import { openTestPayments } from '../../api/payments/testing/payments.ts'
import { workRefunds } from '../../api/payments/work-refunds.ts'
import { addProperty, toSelection } from '../../api/reservations/testing/booking.ts'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { getAuthSecret } from '../../db/queries/accounts/auth-secrets.ts'
import { createSandboxRows } from '../../db/queries/orders/sandbox-payments.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { signatureHeader, signNotice, toNoticeBody } from '../../gateways/payments/sandbox/sandbox-notice.ts'
import { SandboxPayment } from '../../gateways/payments/sandbox/sandbox-payment.ts'
import { addSignedIn } from './testing/customers.ts'
import { findFreePort } from './testing/free-port.ts'
import { createRandom } from './testing/random.ts'
import { dropTestServers, startTestServer } from './testing/server.ts'
import { createTraveller, Refused, type Traveller, type TravellerReport } from './testing/traveller.ts'

const kills = sizeOf(100, 2)
/** Each of them starts one server more than it kills. */
const lanes = sizeOf(3, 1)
const travellersEach = 3
/** How much is asked of a server at most before it is killed. */
const maxSteps = 20
const price = 200_000
// The same draws in every run, so that the author of a change finds what it breaks. A soak draws its own.
const seed = inject('isSoak') ? randomInt(2 ** 31) : 20_261_116

const database = openTestDatabase()
dropTestServers()

test(`killed ${kills} times at any moment, it keeps what it has said (seed ${seed})`, {
  timeout: 900_000,
}, async () => {
  const property = await addProperty(database.db, [{ units: 2_000 }])
  const body = { ...toSelection(property), total: price }
  const travellers = (await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane, body)))).flat()
  const broken = travellers.flatMap((traveller) => traveller.broken)
  // Each of them asks until the server is gone.
  expect(broken.length).toBeGreaterThanOrEqual(kills * travellersEach)
  // A few kills need not meet all that a customer does.
  if (kills >= 50)
    for (const step of ['book', 'bank', 'look', 'cancel']) expect(broken, `killed during ${step}`).toContain(step)

  await settleAll()
  expect(await findViolations(database.db, later(26 * 60))).toEqual([])
  expect(await findUntold(database.db), 'told once each').toEqual([])
  const open = await sql`select 'payment' as what, id from payments where status = 'open'
    union all select 'refund', id from refunds where status <> 'refunded'
    union all select 'reservation', id from reservations where status = 'pending'`.execute(database.db)
  expect(open.rows).toEqual([])
  for (const traveller of travellers) expect(await findLies(traveller)).toEqual([])
  // Runs the operator's command; the other rules were checked above, at a time when everything has ended.
  const audit = fileURLToPath(new URL('../../../scripts/audit.ts', import.meta.url))
  // In a folder of its own: the usual one has the files of a site that runs here.
  const folder = mkdtempSync(join(tmpdir(), 'safar-audit-'))
  const run = promisify(execFile)(process.execPath, [audit], {
    env: { DATABASE_URL: database.url, DATA_DIR: folder, NODE_COMPILE_CACHE: inject('compiled') },
  }).finally(() => rmSync(folder, { recursive: true, force: true }))
  // It prints the faults; the error says only that it has ended.
  expect((await run.catch(({ stdout, stderr }) => ({ stdout: `BROKEN ${stdout}${stderr}` }))).stdout).not.toContain(
    'BROKEN',
  )
})

/** One server after the other, each killed; its customers live on. */
async function runLane(lane: number, body: object): Promise<Traveller[]> {
  const random = createRandom(seed + lane)
  const port = await findFreePort()
  const signedIn = await addSignedIn(database.db, travellersEach, { wallet: 1_000_000_000 })
  let onStep = () => {}
  const travellers = signedIn.map((one) => createTraveller(one, { body, random, notify, onStep: () => onStep() }))
  const start = () => startTestServer({ databaseUrl: database.url, port })
  const count = Math.floor((kills + lanes - 1 - lane) / lanes)
  for (let kill = 0; kill < count; kill++) {
    const server = await start()
    const isTime = new Promise<number>((resolve) => {
      const begun = performance.now()
      const last = 1 + random.below(maxSteps)
      let steps = 0
      onStep = () => ++steps === last && resolve((performance.now() - begun) / steps)
    })
    const travels = Promise.all(travellers.map((traveller) => traveller.travel(server.url)))
    // At any moment of the last request, as long as such requests take on this machine.
    const stepTime = await Promise.race([isTime, travels.then(() => 0)])
    await sleep(random.next() * stepTime * travellersEach)
    server.signal('SIGKILL')
    await server.ended
    await travels
    expect(server.said(), 'an error in the log').not.toMatch(/"level":(50|60)/)
    expect(await findViolations(database.db, new Date())).toEqual([])
  }
  const last = await start()
  for (const traveller of travellers) await traveller.finish(last.url)
  last.signal('SIGTERM')
  await last.ended
  return travellers
}

/** A bank's webhook, however late: signed, and to the server that runs now. */
async function notify(server: string, link: string): Promise<void> {
  const ref = new URL(link).pathname.split('/').at(-1) ?? ''
  const payment = await createSandboxRows(database.db, (stored) => SandboxPayment.parse(stored)).find(ref)
  if (!payment) throw new Error(`The bank has no ${ref}`)
  const notice = toNoticeBody(payment)
  const signature = signNotice(await getAuthSecret(database.db, 'sandbox'), notice, new Date())
  const answer = await fetch(`${server}/services/api/payments/notices/sandbox`, {
    method: 'POST',
    body: notice,
    headers: { [signatureHeader]: signature },
  })
  if (answer.status !== 200) throw new Refused('notice', { status: answer.status, body: await answer.text() })
}

/** The work of any later server, once the leases of the dead ones have ended; cash is waited for for a day. */
async function settleAll(): Promise<void> {
  let at = new Date()
  const { context } = openTestPayments(database.db, { now: () => at })
  for (const minutes of [2, 17, 20, 90, 25 * 60, 25 * 60 + 5]) {
    at = later(minutes)
    await sweepPayments(context, at)
    await expireHolds(database.db, orderKinds, at)
    await workRefunds(context, at)
  }
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

type Row = { id: number; total: bigint; status: string; paymentStatus: string; isCancelled: boolean }

/** Everything that a customer was told and that is not so. */
async function findLies({ customer, told }: Traveller): Promise<string[]> {
  const { rows } = await sql<Row>`
    select r.id, o.total, r.status, o.payment_status as "paymentStatus", o.cancelled_at is not null as "isCancelled"
    from reservations r join orders o on o.id = r.order_id where o.customer_id = ${customer} order by r.id`.execute(
    database.db,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const lost = [...told.keys()].filter((id) => !found.has(id)).map((id) => `${id} is not there`)
  const unasked = rows.filter(({ id }) => !told.has(id)).map(({ id }) => `${id} was never answered`)
  const wrong = rows.flatMap((row) => {
    const known = told.get(row.id)
    return known && !isTrue(row, known)
      ? [`${JSON.stringify({ ...row, total: Number(row.total) })} for ${JSON.stringify(known)}`]
      : []
  })
  return [...lost, ...unasked, ...wrong]
}

function isTrue(
  { total, status, paymentStatus, isCancelled }: Row,
  { cancel, bank, ...known }: TravellerReport,
): boolean {
  if (Number(total) !== known.total) return false
  if (cancel === 'done' && !isCancelled) return false
  if (cancel === undefined && isCancelled) return false
  const isPaid = known.isPaid || bank === 'pay'
  if (isCancelled) return known.isPaid ? paymentStatus === 'refunded' : true
  if (isPaid) return status === 'accepted' && paymentStatus === 'paid'
  return bank === 'asked' || status === 'failed'
}
