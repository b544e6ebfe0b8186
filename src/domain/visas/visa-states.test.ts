import { expect, test } from 'vitest'
import { type VisaStatus, visaStatuses } from '../orders/states.ts'
import { canWithdraw, isTakenBy, isTakenByOther, toShownVisaStatus } from './visa-states.ts'

const now = new Date('2027-01-10T09:00:00Z')
const [before, after] = [new Date('2027-01-10T08:59:00Z'), new Date('2027-01-10T09:01:00Z')]
const waiting = { paymentStatus: 'unpaid', holdUntil: after, isClosed: false } as const
const paid = { paymentStatus: 'paid', holdUntil: null, isClosed: false } as const
const orderOf = (status: VisaStatus) => (status === 'unpaid' ? waiting : paid)

test('can be withdrawn while it is unpaid, or before anybody has begun', () => {
  const can = (begunAt: Date | null) =>
    visaStatuses.filter((status) => canWithdraw({ status, begunAt, order: orderOf(status) }, now))
  expect(can(null)).toEqual(['unpaid', 'pending', 'asked'])
  expect(can(before)).toEqual(['unpaid'])
  expect(canWithdraw({ status: 'unpaid', begunAt: null, order: { ...waiting, holdUntil: before } }, now)).toBe(false)
})

test('is shown as what the clock has made of it, and as pending while something is asked for', () => {
  expect(toShownVisaStatus({ status: 'asked', order: paid }, now)).toBe('pending')
  expect(toShownVisaStatus({ status: 'unpaid', order: waiting }, now)).toBe('unpaid')
  expect(toShownVisaStatus({ status: 'unpaid', order: { ...waiting, holdUntil: before } }, now)).toBe('failed')
})

test('is one officer’s until the time is over', () => {
  const mine = { takenBy: 'me', takenUntil: after }
  expect([isTakenBy(mine, 'me', now), isTakenByOther(mine, 'me', now)]).toEqual([true, false])
  expect([isTakenBy(mine, 'other', now), isTakenByOther(mine, 'other', now)]).toEqual([false, true])
  const over = { takenBy: 'me', takenUntil: before }
  expect([isTakenBy(over, 'me', now), isTakenByOther(over, 'other', now)]).toEqual([false, false])
  expect(isTakenByOther(mine, null, now)).toBe(true)
})
