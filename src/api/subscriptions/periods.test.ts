import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { lockSubscription } from '../../db/queries/discounts/subscriptions.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { runOperation } from '../operator/run-operation.ts'
import { endSubscription, reopenSubscription } from './end-subscription.ts'
import { openSubscribing, type TestSubscription } from './testing/subscribing.ts'

const database = openTestDatabase()
const {
  now,
  pass,
  see,
  cancel,
  activeOf,
  qrOf,
  storedQrOf,
  buyAndPay,
  expire,
  refund,
  setUsed,
  pointsOf,
  transactionsOf,
} = openSubscribing(database)

const day = 24 * 60

async function buyTwo() {
  const member = await addMember(database.db)
  const first = await buyAndPay({ days: 7 }, { member })
  const second = await buyAndPay({ days: 30, uses: null }, { member })
  return { member, first, second }
}

/** Ends a plan, as its last use does. */
const useUp = ({ id, member: { customer } }: TestSubscription) =>
  database.db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customer)
    await endSubscription(tx, { id, customer }, { reason: 'used_up', now: now() })
  })

describe('a second one', () => {
  test('begins when the first one ends, and its code takes the place of the other', async () => {
    const { member, first, second } = await buyTwo()
    expect(await see(first)).toMatchObject({ expireAt: '2027-01-17T21:00:00Z', isNext: false })
    expect(await see(second)).toMatchObject({
      status: 'active',
      isNext: true,
      canShowCode: false,
      startsAt: '2027-01-17T21:00:00Z',
      expireAt: '2027-02-16T21:00:00Z',
      uses: { total: null, left: null },
    })
    expect(await qrOf(member)).toBe(first.code)
    pass(7 * day + 12 * 60)
    // By the clock, before any job has come.
    expect(await qrOf(member)).toBe(second.code)
    expect(await see(first)).toMatchObject({ status: 'ended', endReason: 'expired', endedAt: '2027-01-17T21:00:00Z' })
    expect((await activeOf(member)).map(({ id, isNext }) => ({ id, isNext }))).toEqual([
      { id: second.id, isNext: false },
    ])
    expect(await storedQrOf(member)).toBe(first.code)
    expect(await expire()).toBe(1)
    expect(await storedQrOf(member)).toBe(second.code)
    expect(await see(first)).toMatchObject({ status: 'ended', endReason: 'expired', endedAt: '2027-01-17T21:00:00Z' })
    pass(40 * day)
    expect(await qrOf(member)).toBe(null)
    await expire()
    expect([await storedQrOf(member), await activeOf(member)]).toEqual([null, []])
    expect(await expire()).toBe(0)
  })

  test('begins at once where the first one is used up, as long as it was bought for', async () => {
    const { member, first, second } = await buyTwo()
    pass(day)
    await useUp(first)
    expect(await see(first)).toMatchObject({ status: 'ended', endReason: 'used_up' })
    expect(await see(second)).toMatchObject({
      isNext: false,
      canShowCode: true,
      startsAt: '2027-01-11T09:02:00Z',
      expireAt: '2027-02-10T21:00:00Z',
    })
    expect([await qrOf(member), await storedQrOf(member)]).toEqual([second.code, second.code])
  })

  test('is in the way of an undone use that had ended the first one; nothing else is', async () => {
    const { member, first, second } = await buyTwo()
    const reopen = () =>
      database.db.transaction().execute(async (tx) => {
        await lockCustomer(tx, member.customer)
        const facts = await lockSubscription(tx, first.id)
        return facts !== null && reopenSubscription(tx, facts, now())
      })
    await useUp(first)
    expect(await reopen()).toBe(false)
    await cancel(second)
    expect(await storedQrOf(member)).toBe(null)
    expect(await reopen()).toBe(true)
    expect(await see(first)).toMatchObject({ status: 'active', endReason: null })
    expect(await storedQrOf(member)).toBe(first.code)
    expect(await reopen()).toBe(false)
  })

  test('can be given back alone; then the first one runs on', async () => {
    const { member, first, second } = await buyTwo()
    await cancel(second)
    expect((await activeOf(member)).map(({ id }) => id)).toEqual([first.id])
    expect(await qrOf(member)).toBe(first.code)
  })

  test('never overlaps the first, whatever a statement tries', async () => {
    const { first, second } = await buyTwo()
    const move = sql`update subscriptions set begins_at = (select begins_at from subscriptions where id = ${first.id}) where id = ${second.id}`
    await expect(move.execute(database.db)).rejects.toThrow('subscriptions_one_at_a_time')
  })
})

describe('giving back', () => {
  test('within a day, unused: all of the money, and the points go', async () => {
    const bought = await buyAndPay()
    pass(day - 2)
    expect(await cancel(bought)).toMatchObject({
      status: 'ended',
      refund: { amount: 45_000, currency: 'IQD' },
      refundTo: 'qi',
    })
    expect([await qrOf(bought.member), await storedQrOf(bought.member)]).toEqual([null, null])
    await refund()
    expect(await see(bought)).toMatchObject({ endReason: 'cancelled', paymentStatus: 'refunded', canCancel: false })
    expect(await pointsOf(bought.member)).toBe(0)
    expect(await transactionsOf(bought.member)).toEqual(['credit 45000 qi', 'debit 45000 qi'])
    await expect(cancel(bought)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
  })

  test('not after a day, and not once it was used', async () => {
    const bought = await buyAndPay()
    await setUsed(bought, 1)
    expect(await see(bought)).toMatchObject({ canCancel: false, cancelUntil: null })
    await expect(cancel(bought)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
    await setUsed(bought, 0)
    pass(day)
    await expect(cancel(bought)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
  })

  test('of ten at once, one is the one', async () => {
    const bought = await buyAndPay()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(bought)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await refund()
    expect(await transactionsOf(bought.member)).toEqual(['credit 45000 qi', 'debit 45000 qi'])
  })
})

describe('by an operator', () => {
  const operate = (...typed: string[]) => runOperation(database.db, typed, { operator: 'zaid', now: now() })

  test('suspended: the code is gone, the time runs on; resumed: it is there again', async () => {
    const bought = await buyAndPay({ days: 7 })
    await expect(operate('suspend-subscription', bought.code)).rejects.toThrow('--reason')
    expect(await operate('suspend-subscription', bought.code, '--reason', 'shared by many')).toContain('is suspended')
    expect(await see(bought)).toMatchObject({ status: 'suspended', canShowCode: false })
    expect([await qrOf(bought.member), await storedQrOf(bought.member)]).toEqual([null, null])
    await expect(operate('suspend-subscription', bought.code, '--reason', 'again')).rejects.toThrow('Only')
    await operate('resume-subscription', String(bought.id), '--reason', 'it was a family')
    expect(await see(bought)).toMatchObject({ status: 'active', expireAt: '2027-01-17T21:00:00Z' })
    expect(await storedQrOf(bought.member)).toBe(bought.code)
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, about -> 'options' ->> 'reason' as reason from operator_actions where about ->> 'done' like ${`%customer ${bought.member.customer} %`} order by id`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { action: 'suspend-subscription', reason: 'shared by many' },
      { action: 'resume-subscription', reason: 'it was a family' },
    ])
  })

  test('what is over or unknown cannot be resumed', async () => {
    const bought = await buyAndPay({ days: 1 })
    await operate('suspend-subscription', bought.code, '--reason', 'doubt')
    pass(3 * day)
    await expect(operate('resume-subscription', bought.code, '--reason', 'late')).rejects.toThrow('has not ended')
    await expire()
    expect(await see(bought)).toMatchObject({ status: 'ended', endReason: 'expired' })
    await expect(operate('resume-subscription', 'NOBODY22', '--reason', 'late')).rejects.toThrow('no such')
  })
})
