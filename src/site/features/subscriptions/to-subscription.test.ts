import { expect, test } from 'vitest'
import { type Subscription, toLastDay, toSubscription } from './to-subscription.ts'

const price = (amount: number) => ({ amount, currency: 'IQD' as const })
const subscription: Subscription = {
  id: 3,
  code: 'S-7KQ2',
  orderId: 100_004,
  title: 'City',
  package: { id: 1, picture: { url: '/pictures/1-a', width: 1600, height: 1200, placeholder: '' } },
  plan: { id: 2, title: 'Month', days: 30 },
  status: 'active',
  isNext: false,
  subscribedAt: '2026-11-16T10:00:00Z',
  startsAt: '2026-11-16T10:00:00Z',
  expireAt: '2026-12-16T21:00:00Z',
  price: price(8_000),
  uses: { total: 10, used: 3, left: 7 },
  saved: price(12_500),
  paymentStatus: 'paid',
  paymentMethod: 'qi',
  holdUntil: null,
  canPay: false,
  canCancel: false,
  canShowCode: true,
}

test('it ends with a day of Baghdad', () => expect(toLastDay('2026-12-16T21:00:00Z')).toBe('2026-12-16'))

test('one that runs: until when, how much is left, what it has saved', () =>
  expect(toSubscription('en', subscription)).toMatchObject({
    plan: 'Month · 30 days',
    until: 'Valid until Wednesday, 16 December 2026',
    starts: null,
    uses: '3 of 10 used',
    left: '7 uses left',
    spent: 30,
    saved: '12,500 IQD',
  }))

test('one without a limit', () =>
  expect(
    toSubscription('en', { ...subscription, uses: { total: null, used: 1, left: null }, saved: price(0) }),
  ).toMatchObject({ uses: '1 use · unlimited', left: 'Unlimited', spent: null, saved: null }))

test('one that follows says when it begins', () =>
  expect(toSubscription('en', { ...subscription, isNext: true, startsAt: '2026-12-16T21:00:00Z' })).toMatchObject({
    status: { label: 'Starts later' },
    starts: 'Starts on Thursday, 17 December 2026',
  }))
