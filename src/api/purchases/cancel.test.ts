import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { acceptPurchase, rejectPurchase } from './decide-purchase.ts'
import type { TestPurchase } from './testing/add-purchase.ts'
import { openAfter } from './testing/after.ts'

const database = openTestDatabase()
const after = openAfter(database)
const { bank, now, pass, passUntil, ask, fill, buy, buyAndPay, see, cancel, pay, payUrl, refund, takenOf, sweep } =
  after
const { transactionsOf, pointsOf, walletOf, textsTo, lapse, enter } = after

const ticketsOf = async ({ id }: TestPurchase): Promise<string[]> =>
  (
    await sql<{
      state: string
    }>`select coalesce(end_reason, 'good') as state from tickets where purchase_id = ${id} order by number`.execute(
      database.db,
    )
  ).rows.map(({ state }) => state)
const refused = { code: 'ORDER_NOT_CANCELLABLE' }

describe('cancelling', () => {
  test('what is unpaid gives its places free, and money that comes later goes back', async () => {
    const bought = await buy()
    const { payment_url } = await payUrl(bought)
    expect(await cancel(bought)).toMatchObject({ status: 'failed', paymentStatus: 'failed', refund: { amount: 0 } })
    expect(await takenOf(bought)).toBe(0)
    expect(await textsTo(bought.member)).toEqual([])
    await bank().choose(payment_url)
    await sweep()
    await refund()
    expect(await see(bought)).toMatchObject({ status: 'failed', paymentStatus: 'refunded' })
    expect(await transactionsOf(bought.member)).toEqual(['credit 400000 qi', 'debit 400000 qi'])
    await expect(cancel(bought)).rejects.toMatchObject(refused)
  })

  test('what was paid in time gives all of it back, points, tickets and places with it', async () => {
    const member = await addMember(database.db, { entries: 10 })
    const bought = await buyAndPay({ member, points: 50 })
    expect(await pointsOf(member)).toBe(100 - 50 + 399)
    expect(await ticketsOf(bought)).toEqual(['good', 'good'])
    const done = await cancel(bought)
    expect(done).toMatchObject({ status: 'ended', paymentStatus: 'paid', refund: { amount: 399_500 }, refundTo: 'qi' })
    expect(await ticketsOf(bought)).toEqual(['cancelled', 'cancelled'])
    expect(await takenOf(bought)).toBe(0)
    expect(await pointsOf(member)).toBe(100)
    await refund()
    expect(await see(bought)).toMatchObject({
      status: 'ended',
      paymentStatus: 'refunded',
      cancelledAt: expect.any(String),
      canCancel: false,
      hasTickets: false,
      refundNow: null,
      refund: { amount: { amount: 399_500, currency: 'IQD' }, status: 'refunded', to: 'qi' },
    })
    expect(await textsTo(member)).toHaveLength(3)
  })

  test('later gives back what the policy says, as it was shown before', async () => {
    const bought = await buyAndPay()
    passUntil('2027-02-14T00:00:00')
    const { refundNow, policy } = await see(bought)
    expect(policy).toMatchObject({ freeUntil: null, percentAfter: 50 })
    expect(refundNow).toEqual({ amount: { amount: 200_000, currency: 'IQD' }, percent: 50, to: 'qi' })
    expect((await cancel(bought)).refund).toEqual(refundNow?.amount)
    await refund()
  })

  test('before the seller’s yes gives all of it back, whatever the policy says, as it was shown before', async () => {
    passUntil('2027-02-19T12:00:00')
    const bought = await buyAndPay({ acceptance: 'manual' })
    const { refundNow, policy } = await see(bought)
    expect(policy).toMatchObject({ freeUntil: null, percentAfter: 50 })
    expect(refundNow).toEqual({ amount: { amount: 400_000, currency: 'IQD' }, percent: 100, to: 'qi' })
    expect(await cancel(bought)).toMatchObject({ status: 'ended', refund: { amount: 400_000 } })
    await refund()
    expect(await transactionsOf(bought.member)).toEqual(['credit 400000 qi', 'debit 400000 qi'])
  })

  test('is refused once it has begun, or somebody has entered', async () => {
    const begun = await buyAndPay()
    const entered = await buyAndPay()
    await enter(entered)
    expect(await see(entered)).toMatchObject({ canCancel: false, refundNow: null })
    await expect(cancel(entered)).rejects.toMatchObject(refused)
    passUntil('2027-02-20T07:00:00')
    expect(await see(begun)).toMatchObject({ canCancel: false, refundNow: null, policy: { percentAfter: 0 } })
    await expect(cancel(begun)).rejects.toMatchObject(refused)
    expect(await takenOf(begun)).toBe(2)
  })

  test('is refused while somebody else has a ticket, and possible again once it is back', async () => {
    const bought = await buyAndPay({ kind: 'event' })
    const friend = await addMember(database.db)
    const give = (customer: number) =>
      sql`update tickets set customer_id = ${customer} where purchase_id = ${bought.id} and number = 1`.execute(
        database.db,
      )
    expect(await see(bought)).toMatchObject({ canCancel: true, needsTicketsBack: false })
    await give(friend.customer)
    expect(await see(bought)).toMatchObject({ canCancel: false, needsTicketsBack: true, refundNow: null })
    await expect(cancel(bought)).rejects.toMatchObject(refused)
    expect(await takenOf(bought)).toBe(2)
    await give(bought.member.customer)
    expect((await cancel(bought)).refund).toEqual({ amount: 400_000, currency: 'IQD' })
    expect(await textsTo(friend)).toEqual([])
    await refund()
  })

  test('what has no day gives all back for some days after buying, and nothing after that', async () => {
    const input = { kind: 'offer' as const, startsAt: null, freeUntilDays: 2 }
    const [soon, late] = [await buyAndPay(input), await buyAndPay(input)]
    passUntil('2027-01-12T23:59:00')
    expect(await cancel(soon)).toMatchObject({ refund: { amount: 400_000 } })
    pass(2)
    expect((await see(late)).refundNow).toMatchObject({ amount: { amount: 0 }, percent: 0 })
    expect(await cancel(late)).toMatchObject({ status: 'ended', refund: { amount: 0 } })
    await refund()
    expect((await textsTo(late.member)).at(-1)).toMatch(/سیاسەت/)
  })

  test('what was free gives nothing back but its places', async () => {
    const bought = await buy({ price: 0 })
    expect(await cancel(bought)).toMatchObject({ status: 'ended', refund: { amount: 0 } })
    expect(await takenOf(bought)).toBe(0)
  })

  test('in dollars counts cents, at the rate of the payment', async () => {
    const bought = await buyAndPay({ currency: 'USD', price: 40_001 })
    passUntil('2027-02-14T00:00:00')
    expect(await cancel(bought)).toMatchObject({ refund: { amount: 200.01, currency: 'USD' } })
    await refund()
    expect((await transactionsOf(bought.member))[0]).toBe(`credit ${Math.round(200.01 * 1310)} qi`)
  })

  test('what the wallet paid goes back into it', async () => {
    const member = await addMember(database.db)
    await fill(member, 500_000)
    const bought = await buy({ member })
    await pay(bought, 'wallet')
    expect(await walletOf(member)).toBe(100_000)
    await cancel(bought)
    await refund()
    expect(await walletOf(member)).toBe(500_000)
  })
})

const settled = (works: Promise<unknown>[]) =>
  Promise.allSettled(works).then((all) => all.filter(({ status }) => status === 'fulfilled').length)

describe('at the same moment', () => {
  test('cancelling often cancels once', async () => {
    const bought = await buyAndPay()
    expect(await settled(Array.from({ length: 8 }, () => cancel(bought)))).toBe(1)
    await refund()
    expect(await takenOf(bought)).toBe(0)
    expect(await transactionsOf(bought.member)).toEqual(['credit 400000 qi', 'debit 400000 qi'])
  })

  test('paying and cancelling leave it paid and held, or given back', async () => {
    for (let round = 0; round < 6; round++) {
      const bought = await buy()
      const { payment_url } = await payUrl(bought)
      await bank().choose(payment_url)
      pass(1)
      await Promise.allSettled([after.paymentOf(bought.member, bought.order), cancel(bought), cancel(bought)])
      await refund()
      const { status, paymentStatus } = await see(bought)
      expect(['ended refunded', 'failed refunded']).toContain(`${status} ${paymentStatus}`)
      expect(await takenOf(bought)).toBe(0)
      expect(await transactionsOf(bought.member)).toEqual(['credit 400000 qi', 'debit 400000 qi'])
    }
  })

  test('the seller’s yes or no and the customer’s cancelling decide once', async () => {
    for (let round = 0; round < 6; round++) {
      const bought = await buyAndPay({ acceptance: 'manual' })
      expect(await see(bought)).toMatchObject({ status: 'pending', paymentStatus: 'paid', hasTickets: false })
      const decide = round % 2 === 0 ? acceptPurchase : rejectPurchase
      await Promise.allSettled([
        database.db.transaction().execute((tx) => decide(tx, bought.id, now())),
        cancel(bought),
      ])
      await refund()
      const { status, paymentStatus, hasTickets } = await see(bought)
      expect({ status, paymentStatus, hasTickets }).toEqual({
        status: decide === rejectPurchase && status === 'rejected' ? 'rejected' : 'ended',
        paymentStatus: 'refunded',
        hasTickets: false,
      })
      expect(await takenOf(bought)).toBe(0)
    }
  })

  test('a hold that runs out and its cancelling give the places free once', async () => {
    const bought = await buy()
    pass(15)
    await Promise.allSettled([lapse(), cancel(bought), lapse()])
    expect(await takenOf(bought)).toBe(0)
    expect((await ask('GET /customer/purchases', bought.member)).data).toMatchObject([{ status: 'failed' }])
  })
})
