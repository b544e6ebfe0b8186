import { expect, test } from 'vitest'
import { toPurchaseCancelFacts } from './to-purchase-cancel-facts.ts'

const iqd = (amount: number) => ({ amount, currency: 'IQD' as const })
const back = (amount: number, percent: number) => ({ amount: iqd(amount), percent, to: 'qi' as const })
const paid = {
  paymentStatus: 'paid' as const,
  refundNow: back(150_000, 100),
  totalPrice: iqd(150_000),
  dinars: null,
  deposit: null,
  depositDinars: null,
  voucherDiscount: iqd(0),
  pointsDiscount: iqd(0),
  rest: null,
  isFlight: false,
  hasTickets: true,
}
const plain = (facts: string[]) => facts.map((fact) => fact.replace(/[\u2066\u2069]/g, ''))
const tickets = 'The tickets stop working, and the places become available to others at once. This cannot be undone.'

test('all of the money, a part of it, none of it', () => {
  expect(plain(toPurchaseCancelFacts('en', paid))).toEqual([
    'You get a full refund: 150,000 IQD.',
    'Refunded to: Qi Card.',
    'Points you used are returned; points you earned are withdrawn.',
    tickets,
  ])
  expect(plain(toPurchaseCancelFacts('en', { ...paid, refundNow: back(75_000, 50) }))[0]).toBe(
    'You get a refund of 50% of what you paid: 75,000 IQD.',
  )
  expect(toPurchaseCancelFacts('en', { ...paid, refundNow: back(0, 0) })).toEqual([
    'Under the cancellation policy there is no refund.',
    tickets,
  ])
})

test('what is less than all of it is not called so', () =>
  expect(plain(toPurchaseCancelFacts('en', { ...paid, refundNow: back(140_000, 100) }))[0]).toBe(
    'You get a refund of 140,000 IQD.',
  ))

test('what was never paid is not given back, but the voucher is', () =>
  expect(
    toPurchaseCancelFacts('en', {
      ...paid,
      paymentStatus: 'unpaid',
      refundNow: null,
      hasTickets: false,
      voucherDiscount: iqd(5),
    }),
  ).toEqual([
    'Nothing has been paid, so there is nothing to refund.',
    'You can use the voucher again.',
    'This becomes available to others at once and cannot be undone.',
  ]))

test('all of a deposit is all that was paid, and the rest is not forgotten', () => {
  const rest = { amount: iqd(112_500), dinars: null, dueOn: '2026-12-01' }
  const facts = plain(
    toPurchaseCancelFacts('en', { ...paid, rest, deposit: iqd(37_500), refundNow: back(37_500, 100) }),
  )
  expect(facts[0]).toBe('You get a full refund: 37,500 IQD.')
  expect(facts).toContain('You no longer have to pay the remaining amount.')
})

test('what was free has earned no points', () =>
  expect(toPurchaseCancelFacts('en', { ...paid, totalPrice: iqd(0), refundNow: back(0, 100) })).toEqual([
    'This was free, so there is nothing to refund.',
    tickets,
  ]))

test('of dollars the dinars that were paid come back, and a part of them is said about', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const })
  const dinars = { amount: 681_000, rate: 1_310, day: '2026-11-16', isFixed: true }
  const inDollars = { ...paid, totalPrice: usd(520), dinars, refundNow: { ...back(0, 100), amount: usd(520) } }
  expect(plain(toPurchaseCancelFacts('en', inDollars))[0]).toBe('You get a full refund: $520 (681,000 IQD).')
  const half = { ...inDollars, refundNow: { ...back(0, 50), amount: usd(260) } }
  expect(plain(toPurchaseCancelFacts('en', half))[0]).toBe(
    'You get a refund of 50% of what you paid: $260 (≈\u00a0340,500 IQD).',
  )
  const rest = { amount: usd(416), dinars, dueOn: '2026-12-01' }
  const deposit = { deposit: usd(104), depositDinars: { ...dinars, amount: 136_240 }, rest }
  expect(
    plain(
      toPurchaseCancelFacts('en', { ...inDollars, ...deposit, refundNow: { ...back(0, 100), amount: usd(104) } }),
    )[0],
  ).toBe('You get a full refund: $104 (136,240 IQD).')
})
