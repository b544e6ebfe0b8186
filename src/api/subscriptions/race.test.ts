import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockLiving, setActive } from '../../db/queries/discounts/subscriptions.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { findBeginning, toPeriod } from '../../domain/sales/subscription.ts'
import { addMember } from '../customers/testing/member.ts'
import { expireSubscriptions } from './expire-subscriptions.ts'
import { openSubscribing } from './testing/subscribing.ts'

const database = openTestDatabase()
const { now, pass, bank, fill, buy, buyAndPay, see, cancel, activeOf, paymentOf, refund, lapse, walletOf } =
  openSubscribing(database)

async function buyTwo() {
  const member = await addMember(database.db)
  const bought = [await buy({}, { member }), await buy({}, { member })]
  return { member, bought }
}

test('without the customer’s lock, two subscriptions paid at once collide', async () => {
  const { bought } = await buyTwo()
  const [both, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let looked = 0
  const begin = ({ id, member }: (typeof bought)[0], index: number) =>
    database.db.transaction().execute(async (tx) => {
      const beginsAt = findBeginning(await lockLiving(tx, member.customer), now())
      if (++looked === 2) both.resolve()
      await both.promise
      // One after the other: written in the same instant, each would wait for the other, which is a deadlock and not the guard.
      if (index === 1) await first.promise
      await setActive(tx, id, toPeriod(beginsAt ?? now(), 30))
      first.resolve()
    })
  const answers = await Promise.allSettled(bought.map(begin))
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { constraint: 'subscriptions_one_at_a_time' } },
  ])
  await sql`update subscriptions set status = 'ended', ended_at = now(), end_reason = 'rejected' where id = any(${bought.map(({ id }) => id)}::int[])`.execute(
    database.db,
  )
  await sql`update orders set payment_status = 'failed', hold_until = null, closed_at = now() where id = any(${bought.map(({ orderId }) => orderId)}::int[])`.execute(
    database.db,
  )
  await sql`update payments set status = 'cancelled', check_at = null where order_id = any(${bought.map(({ orderId }) => orderId)}::int[])`.execute(
    database.db,
  )
})

test('with the customer’s lock, one of two subscriptions paid at once is active and one waits', async () => {
  const { member, bought } = await buyTwo()
  await Promise.all(bought.map(({ link }) => bank().choose(link)))
  pass(1)
  await Promise.all([...bought, ...bought].map(paymentOf))
  expect((await activeOf(member)).map(({ isNext }) => isNext)).toEqual([false, true])
  const ends = await Promise.all(bought.map(see))
  expect(ends.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid'])
})

test.each(['wallet', 'qi'] as const)(
  'two of eight subscriptions bought at once by %s are sold, and six are refused before a payment',
  async (method) => {
    const member = await addMember(database.db)
    await fill(member, 400_000)
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => buy({ price: 45_000 }, { member, method })),
    )
    const bought = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value)
    const codes = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)
    expect(codes).toHaveLength(6)
    expect(codes.filter((code) => !['UNPAID_SUBSCRIPTIONS', 'TOO_MANY_SUBSCRIPTIONS'].includes(code))).toEqual([])
    if (method === 'qi') for (const one of bought) await bank().choose(one.link)
    pass(1)
    await Promise.all(bought.map(paymentOf))
    expect((await activeOf(member)).map(({ isNext }) => isNext)).toEqual([false, true])
    await refund()
    const ends = await Promise.all(bought.map(see))
    expect(ends.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid'])
    expect(await walletOf(member)).toBe(method === 'wallet' ? 310_000 : 400_000)
  },
)

test('ten simultaneous purchases from the wallet spend only its balance', async () => {
  const member = await addMember(database.db)
  await fill(member, 100_000)
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => buy({ price: 45_000 }, { member, method: 'wallet' })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2)
  expect(await walletOf(member)).toBe(10_000)
  expect(await activeOf(member)).toHaveLength(2)
  // An order that passed the first check and found the wallet empty is left unpaid.
  pass(16)
  await lapse()
})

test('a cancellation and the end by the clock, at once: one of them counts', async () => {
  const bought = await buyAndPay({ days: 1 })
  pass(24 * 60 - 2)
  const answers = await Promise.allSettled([
    cancel(bought),
    ...Array.from({ length: 5 }, () => expireSubscriptions(database.db, new Date(now().getTime() + 48 * 3_600_000))),
  ])
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1)
  const { endReason } = await see(bought)
  expect(['cancelled', 'expired']).toContain(endReason)
  await refund()
})
