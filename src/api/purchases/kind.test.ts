import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { acceptPurchase, rejectPurchase } from './decide-purchase.ts'
import { openBuying } from './testing/buying.ts'

const database = openTestDatabase()
const buying = openBuying(database)
const {
  add,
  buy,
  pay,
  pass,
  now,
  lapse,
  refund,
  end,
  rejectUnanswered,
  takenOf,
  ticketsOf,
  messagesTo,
  see,
  ask,
  bank,
} = buying

const statusOf = async ({ id }: { id: number }) =>
  (await sql<{ status: string }>`select status from purchases where id = ${id}`.execute(database.db)).rows[0]?.status
const decide = (take: typeof acceptPurchase, { id }: { id: number }) =>
  database.db.transaction().execute((tx) => take(tx, id, now()))

/** After weeks have passed everything that other tests left is due, too. */
async function settle(): Promise<void> {
  await lapse()
  await rejectUnanswered()
  await end()
  await sweepPayments(bank().context, now())
  await refund()
}

describe('a payment that comes late', () => {
  /** The bank was paid in time; we learn of it after the hold has run out. */
  async function lapsePaid({ link }: { link: string | null }, minutes = 16): Promise<void> {
    await bank().choose(link)
    pass(minutes)
    await lapse()
  }
  const hear = () => sweepPayments(bank().context, now())

  test('has its places again where they are free, and new tickets', async () => {
    const sale = await add('tourism')
    const bought = await buy(sale, { people: 4 })
    await lapsePaid(bought)
    expect(await statusOf(bought)).toBe('failed')
    await hear()
    expect(await statusOf(bought)).toBe('accepted')
    expect(await takenOf(sale)).toEqual([4])
    expect(await ticketsOf(bought)).toEqual(['1', '2', '3', '4'])
  })

  test('is given back where others have them', async () => {
    const sale = await add('event', { stocks: [{ capacity: 4 }] })
    const late = await buy(sale, { people: 3 })
    await lapsePaid(late)
    const other = await buy(sale, { people: 2 })
    await hear()
    await refund()
    expect(await statusOf(late)).toBe('failed')
    expect(await ask('GET /customer/orders/{id}/payment', late.member, late.orderId)).toMatchObject({
      paymentStatus: 'refunded',
      refund: { amount: { amount: 75_000 } },
    })
    expect(await ticketsOf(late)).toEqual([])
    expect(await takenOf(sale)).toEqual([2])
    await pay(other)
  })

  test('is given back where nothing is sold any more', async () => {
    const sale = await add('activity', { stocks: [{ closesAt: new Date(now().getTime() + 20 * 60_000) }] })
    const late = await buy(sale)
    await lapsePaid(late, 21)
    await hear()
    await refund()
    expect(await statusOf(late)).toBe('failed')
    expect(await takenOf(sale)).toEqual([0])
  })

  test('is given back where its customer has meanwhile bought as many as one may have', async () => {
    const sale = await add('event', { maxPeople: 4, maxEach: 4, stocks: [{ capacity: 20 }] })
    const late = await buy(sale, { people: 3 })
    await lapsePaid(late)
    const { member } = late
    const newer = await buy(sale, { people: 2, member })
    await pay(newer)
    await hear()
    await refund()
    expect(await statusOf(late)).toBe('failed')
    expect(await ask('GET /customer/orders/{id}/payment', member, late.orderId)).toMatchObject({
      paymentStatus: 'refunded',
    })
    expect(await statusOf(newer)).toBe('accepted')
    expect(await takenOf(sale)).toEqual([2])
  })

  test('counts as long as its hold was not ended, whatever the clock says', async () => {
    const sale = await add('event', { maxPeople: 4, maxEach: 4, stocks: [{ capacity: 20 }] })
    const late = await buy(sale, { people: 3 })
    await bank().choose(late.link)
    pass(16)
    const { member } = late
    await expect(buy(sale, { people: 2, member })).rejects.toMatchObject({
      code: 'TOO_MANY_PLACES',
      details: { left: 1 },
    })
    await hear()
    expect(await statusOf(late)).toBe('accepted')
    expect(await takenOf(sale)).toEqual([3])
  })

  test('for an offer needs the number of the day and that in all', async () => {
    const stocks = [
      { day: null, capacity: 4 },
      { day: '2027-03-01', capacity: 4 },
      { day: '2027-03-02', capacity: 4 },
    ]
    const sale = await add('offer', { stocks })
    const late = await buy(sale, { people: 2, travelDate: '2027-03-01' })
    await lapsePaid(late)
    await buy(sale, { people: 3, travelDate: '2027-03-02' })
    await hear()
    await refund()
    expect(await statusOf(late)).toBe('failed')
    expect(await takenOf(sale)).toEqual([3, 0, 3])
  })
})

describe('what is decided by hand', () => {
  const byHand = { acceptance: 'manual' } as const

  test('waits for its seller, and has its tickets with the yes', async () => {
    const bought = await buy(await add('umrah', byHand), { people: 2 })
    await pay(bought)
    expect(await statusOf(bought)).toBe('pending')
    expect(await ticketsOf(bought)).toEqual([])
    const { paidAt, answerBy } = await see(bought)
    expect(Date.parse(answerBy ?? '') - Date.parse(paidAt ?? '')).toBe(48 * 3_600_000)
    await decide(acceptPurchase, bought)
    expect(await statusOf(bought)).toBe('accepted')
    expect((await see(bought)).answerBy).toBeNull()
    expect(await ticketsOf(bought)).toEqual(['1', '2'])
    expect(await messagesTo(bought.member)).toHaveLength(2)
    for (const take of [acceptPurchase, rejectPurchase])
      await expect(decide(take, bought)).rejects.toMatchObject({ code: 'PURCHASE_DECIDED' })
  })

  test('goes back whole with the no, and its places are others’', async () => {
    const sale = await add('umrah', byHand)
    const bought = await buy(sale, { people: 2 })
    await expect(decide(rejectPurchase, bought)).rejects.toMatchObject({ code: 'PURCHASE_DECIDED' })
    await pay(bought)
    await decide(rejectPurchase, bought)
    await refund()
    expect(await statusOf(bought)).toBe('rejected')
    expect(await see(bought)).toMatchObject({ paymentStatus: 'refunded', refund: { amount: { amount: 1_800_000 } } })
    expect(await takenOf(sale)).toEqual([0])
  })

  test('goes back, too, with the deposit and the rest, each by its own way', async () => {
    const sale = await add('tourism', { ...byHand, deposit: { percent: 25, restDays: 10 } })
    const bought = await buy(sale, { payDeposit: true })
    await pay(bought)
    const { payment_url: link } = await buying.api().dispatch('POST /customer/purchases/{id}/payment-url', {
      locale: 'en',
      token: bought.member.token,
      params: { id: bought.id },
      body: { paymentMethod: 'fib' },
    })
    await bank().choose(link)
    await buying.sweep()
    await decide(rejectPurchase, bought)
    await refund()
    expect(await buying.transactionsOf(bought.member)).toEqual([
      'credit 300000 fib',
      'credit 100000 qi',
      'debit 300000 fib',
      'debit 100000 qi',
    ])
  })

  const passTo = (moment: string) => pass((Date.parse(moment) - now().getTime()) / 60_000)

  test.each([
    ['two days after it was paid', '2027-02-01T09:00:00Z', '2027-02-03T09:00:00Z'],
    ['when it begins, where that is sooner', '2027-02-28T09:00:00Z', '2027-03-01T04:00:00Z'],
    ['two hours after it was paid, where it begins before', '2027-03-01T03:00:00Z', '2027-03-01T05:00:00Z'],
  ])('is rejected by the clock where nobody answers: %s', async (_, paid, deadline) => {
    passTo(new Date(Date.parse(paid) - 60_000).toISOString())
    await settle()
    const sale = await add('activity', { ...byHand, stocks: [{ closesAt: new Date(deadline) }] })
    const bought = await buy(sale)
    await pay(bought)
    passTo(new Date(Date.parse(deadline) - 60_000).toISOString())
    expect(await rejectUnanswered()).toBe(0)
    pass(1)
    expect(await rejectUnanswered()).toBe(1)
    expect(await statusOf(bought)).toBe('rejected')
    await settle()
    expect(await see(bought)).toMatchObject({ paymentStatus: 'refunded', refund: { amount: { amount: 30_000 } } })
  })

  test('two who decide at once decide once', async () => {
    const sale = await add('umrah', byHand)
    const bought = await buy(sale)
    await pay(bought)
    const answers = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => decide(acceptPurchase, bought)),
      ...Array.from({ length: 5 }, () => decide(rejectPurchase, bought)),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await refund()
  })
})

test('a purchase ends after its last day and not before', async () => {
  const sale = await add('activity')
  const bought = await buy(sale)
  await pay(bought)
  expect(await end()).toBe(0)
  pass(60 * 24 * 60)
  expect(await end()).toBeGreaterThanOrEqual(1)
  expect(await statusOf(bought)).toBe('ended')
  expect(await takenOf(sale)).toEqual([1])
  await settle()
})
