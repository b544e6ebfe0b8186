import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { rejectReservation } from '../reservations/decide.ts'
import { sweepPayments } from './sweep.ts'
import { takeNotice } from './take-notice.ts'
import { openPaying } from './testing/paying.ts'
import { workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const { now, pass, bank, fill, hold, ask, payUrl, stateOf } = openPaying(database)

/** A problem is an answer; anything else, a deadlock above all, is not. */
const orRefused = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (!(error instanceof Problem)) throw error
  })

test('paying, cancelling, rejecting, expiring and giving back at the same moment end in balance', async () => {
  await sql`insert into vouchers (code, percent) values ('RACE', 10)`.execute(database.db)
  const endings = new Set<string>()
  for (let round = 0; round < 25; round++) {
    const held = await hold(
      { voucherCode: 'RACE', usePoints: true },
      { entries: 100, rates: { acceptance: round % 2 ? 'manual' : 'automatic' } },
    )
    await fill(held.member, 1_000_000)
    await bank().choose(held.link)
    const notice = { ...bank().sent.at(-1), query: {}, now: now() }
    pass(1)
    const later = new Date(now().getTime() + 20 * 60_000)
    const works: (() => Promise<unknown>)[] = [
      () => takeNotice(bank().context, 'sandbox', { headers: {}, body: '', ...notice }),
      () => sweepPayments(bank().context, now()),
      () => ask('PUT /customer/reservations/{id}/cancel', held.member, held.id),
      () => payUrl(held, 'wallet'),
      () => payUrl(held, 'fib'),
      () => expireHolds(database.db, orderKinds, later),
      () => database.db.transaction().execute((tx) => rejectReservation(tx, held.id, now())),
      () => workRefunds(bank().context, now()),
      () => stateOf(held),
    ]
    // Another one is first each time.
    const order = [...works.slice(round % works.length), ...works.slice(0, round % works.length)]
    await Promise.all(order.map((work) => orRefused(work())))
    pass(2)
    await sweepPayments(bank().context, now())
    await workRefunds(bank().context, now())
    const { status, paymentStatus } = await stateOf(held)
    endings.add(`${status} ${paymentStatus}`)
  }
  // Otherwise nothing has raced.
  expect(endings.size).toBeGreaterThan(1)
})
