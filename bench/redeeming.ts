import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { createDiscountKeys, type DiscountKeys } from '../src/api/redemptions/discount-keys.ts'
import { addSubscription, findBusinesses } from '../src/api/redemptions/testing/redeeming.ts'
import { createAccessTokens } from '../src/auth/tokens/access-tokens.ts'
import { createSigningKeys } from '../src/auth/tokens/signing-keys.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { parseDiscountToken } from '../src/domain/sales/discount-token.ts'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { formatRatio, type Ratio, toRatio } from './rounds.ts'

/** A code that one guest shows, and the member who redeems it. */
export type RedeemingRequest = {
  window: string
  business: number
  discount: number
  account: string
  session: string
  bearer: string
  body: string
}

type Shot = { rate: number; work: number }
type Redeemed = { count: number; seconds: number }

const path = '/services/api/business/redemptions'
const guests = 1_000
const rounds = 7
const connections = 20
const redemptionsToWarmUp = 2_000
const goals = { rate: 0.5, check: 0.2 }

/** The share of the database's own pace that a redemption keeps over HTTP, with its check, decision and answer. */
export async function benchRedeeming(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const folder = mkdtempSync(join(tmpdir(), 'safar-bench-files-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  const database = openDatabase(safar.databaseUrl ?? '')
  try {
    const keys = createDiscountKeys(database.db)
    const requests = await prepareRequests(database.db, keys)
    const file = join(folder, 'requests.json')
    writeFileSync(file, JSON.stringify(requests))
    const byHand = await startChild('baselines/bare-redeeming.ts', [safar.databaseUrl ?? '', file, String(connections)])
    try {
      const shots = await shootInTurns(database.db, { safar, byHand, requests })
      return toReport(shots, await timeChecks(keys, requests))
    } finally {
      await byHand.stop()
    }
  } finally {
    await database.close()
    await safar.stop()
    for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true })
  }
}

function toReport(shots: { ours: Shot; theirs: Shot }[], check: number): string {
  const ratioOf = (kind: keyof Shot): Ratio => toRatio(shots.map(({ ours, theirs }) => ours[kind] / theirs[kind]))
  const rate = ratioOf('rate')
  const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')
  const perSecond = (of: 'ours' | 'theirs') => toRatio(shots.map((shot) => shot[of].rate)).middle.toFixed(0)
  return toSection(
    'Redeeming a code',
    `\`POST ${path}\`: ${guests} guests, each with a code and a member of their own, over ${connections} connections. The opponent runs the
same 14 statements by hand, through a pool of the same size: it has no HTTP, reads no tokens, counts no limits and decides nothing. Checking a token's
signature takes ${check.toFixed(3)} ms of processor time (goal ≤ ${goals.check} ms: ${verdict(check <= goals.check)}).`,
    ['opponent', 'redemptions a second', 'redemptions a CPU second', 'Safar', 'by hand', 'goal'],
    [
      [
        'the same SQL by hand',
        formatRatio(rate),
        formatRatio(ratioOf('work')),
        perSecond('ours'),
        perSecond('theirs'),
        `≥ ${goals.rate.toFixed(2)} a second: ${verdict(rate.middle >= goals.rate)}`,
      ],
    ],
  )
}

/** Milliseconds of processor time for each: what the neighbours do is not part of it. */
async function timeChecks(keys: DiscountKeys, requests: RedeemingRequest[]): Promise<number> {
  const now = new Date()
  const tokens = requests.map(({ body }) => (JSON.parse(body) as { token: string }).token)
  const check = async (text: string) => {
    const token = parseDiscountToken(text)
    if (!token || (await keys.check(token, now)) !== 'good') throw new Error('A token of ours is not good')
  }
  for (const text of tokens) await check(text)
  const before = process.cpuUsage()
  for (const text of tokens) await check(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / tokens.length
}

type Contest = { safar: Child; byHand: Child; requests: RedeemingRequest[] }

async function shootInTurns(db: Db, { safar, byHand, requests }: Contest): Promise<{ ours: Shot; theirs: Shot }[]> {
  const clean = async (redeem: () => Promise<Redeemed>): Promise<Redeemed> => {
    const redeemed = await redeem()
    await forgetRedemptions(db)
    return redeemed
  }
  const ours = () => clean(() => load(safar, requests))
  const theirs = () => clean(() => run(byHand))
  for (const redeem of [ours, theirs])
    for (let redeemed = 0; redeemed < redemptionsToWarmUp; ) redeemed += (await redeem()).count
  const shots: { ours: Shot; theirs: Shot }[] = []
  for (let round = 0; round < rounds; round++)
    shots.push({ ours: await shoot(safar, ours), theirs: await shoot(byHand, theirs) })
  return shots
}

async function shoot(server: Child, redeem: () => Promise<Redeemed>): Promise<Shot> {
  const before = await server.usedSeconds()
  const { count, seconds } = await redeem()
  const used = (await server.usedSeconds()) - before
  return { rate: count / seconds, work: count / used }
}

async function load({ url }: Child, requests: RedeemingRequest[]): Promise<Redeemed> {
  let next = 0
  const begun = performance.now()
  let ended = begun
  const result = await autocannon({
    url: url + path,
    connections,
    amount: requests.length,
    requests: [
      {
        method: 'POST',
        path,
        setupRequest(request) {
          const { bearer, body } = requests[next++ % requests.length] as RedeemingRequest
          return {
            ...request,
            body,
            headers: { ...request.headers, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          }
        },
        onResponse() {
          ended = performance.now()
        },
      },
    ],
  })
  if (result.errors || result.timeouts || result.non2xx)
    throw new Error(`${result['2xx']} redemptions, ${result.non2xx} refusals and ${result.errors} errors`)
  return { count: result['2xx'], seconds: (ended - begun) / 1000 }
}

async function run({ url }: Child): Promise<Redeemed> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Redeemed
}

type Person = { account: string; session: string; customer: number }

const addPeople = async (db: Db, count: number): Promise<Person[]> =>
  (
    await sql<Person>`
      with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
        profiles as (insert into customers (account_id, name) select id, 'Sara' from made returning id, account_id),
        opened as (insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made returning id, account_id)
      select o.account_id as account, o.id as session, p.id as customer from opened o join profiles p using (account_id)`.execute(
      db,
    )
  ).rows

/** Codes that are open for as long as the bench may take. */
async function prepareRequests(db: Db, keys: DiscountKeys): Promise<RedeemingRequest[]> {
  const [place] = await findBusinesses(db)
  if (!place) throw new Error('There is no business with a discount')
  const [members, people] = [await addPeople(db, guests), await addPeople(db, guests)]
  const { business, discount } = place
  await sql`insert into memberships (account_id, business_id, role, created_at)
    select unnest(${members.map(({ account }) => account)}::uuid[]), ${business}::int, 'cashier', now()`.execute(db)
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const { id: key } = await keys.getSigner(now)
  const tokens = createAccessTokens({ keys: createSigningKeys(db), issuer: 'safar' })
  const requests: RedeemingRequest[] = []
  for (const [n, { account, session }] of members.entries()) {
    const subscription = await addSubscription(db, people[n]?.customer ?? 0, { uses: null })
    const window = BigInt(n + 1) * 1_000_003n
    await sql`insert into discount_windows (id, subscription_id, key_id, short_code, opened_at, expires_at)
      values (${window}, ${subscription}, ${key}, ${`BENCH${n}`}, ${now}, ${expiresAt})`.execute(db)
    const token = await keys.sign({ key, window, expiresAt }, now)
    const bearer = await tokens.issue({ account, session }, now)
    const body = JSON.stringify({ token, discountId: discount, amount: 40_000 })
    requests.push({ window: String(window), business, discount, account, session, bearer, body })
  }
  return requests
}

async function forgetRedemptions(db: Db): Promise<void> {
  await sql`truncate redemptions, customer_events, notifications cascade`.execute(db)
  await sql`update discount_windows set closed_at = null, end_reason = null`.execute(db)
  await sql`update subscriptions set used = 0`.execute(db)
  await sql`delete from rate_limits`.execute(db)
  await sql`vacuum (analyze) discount_windows, subscriptions, customers, rate_limits`.execute(db)
}
