import { expect, test } from 'vitest'
import { toReservationCancelFacts } from './to-reservation-cancel-facts.ts'

const preview = {
  canCancel: true,
  refund: { amount: 150_000, currency: 'IQD' as const },
  refundTo: 'qi' as const,
  isOthers: false,
  percent: 100,
  pointsBack: 0,
  pointsClawedBack: 0,
  pointsMissing: 0,
  isVoucherBack: false,
}
const plain = (facts: string[]) => facts.map((fact) => fact.replace(/[\u2066\u2069]/g, ''))
const rooms = 'The rooms become available to others at once. This cannot be undone.'

test('all of the money, a part of it, none of it', () => {
  expect(plain(toReservationCancelFacts('en', preview, true, null))).toEqual([
    'You get a full refund: 150,000 IQD.',
    'Refunded to: Qi Card. This usually takes minutes, but some banks take a few days.',
    rooms,
  ])
  const half = { ...preview, percent: 50, refund: { amount: 75_000, currency: 'IQD' as const } }
  expect(plain(toReservationCancelFacts('en', half, true, null))[0]).toBe(
    'You get a refund of 50% of what you paid: 75,000 IQD.',
  )
  const none = { ...preview, percent: 0, refund: { amount: 0, currency: 'IQD' as const } }
  expect(toReservationCancelFacts('en', none, true, null)[0]).toMatch(/there is no refund/)
})

test('the points of it that were spent are paid for', () => {
  const spent = { ...preview, pointsMissing: 1_500, refund: { amount: 135_000, currency: 'IQD' as const } }
  expect(plain(toReservationCancelFacts('en', spent, true, null))[0]).toBe(
    'You get a refund of 135,000 IQD. The points that you earned with this booking and used elsewhere have been deducted: 1,500 points.',
  )
})

test('what was never paid is not given back', () =>
  expect(toReservationCancelFacts('en', preview, false, null)[0]).toBe(
    'Nothing has been paid, so there is nothing to refund.',
  ))

test('points and voucher are not forgotten', () =>
  expect(
    toReservationCancelFacts(
      'en',
      { ...preview, pointsBack: 1, pointsClawedBack: 1_500, isVoucherBack: true },
      true,
      null,
    ).slice(2, 5),
  ).toEqual([
    'The points that you used are returned to you: 1 point.',
    'The points that you earned with this booking are withdrawn: 1,500 points.',
    'You can use the voucher again.',
  ]))

test('a wallet has no bank to wait for', () =>
  expect(toReservationCancelFacts('en', { ...preview, refundTo: 'wallet' }, true, null)[1]).not.toContain('days'))
