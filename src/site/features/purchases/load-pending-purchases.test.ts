import { expect, test } from 'vitest'
import { loadPendingPurchases } from './load-pending-purchases.ts'
import { answering, iqd, tour } from './testing/purchase.ts'

const now = new Date('2026-11-16T09:00:00Z')
const rest = { amount: iqd(787_500), dinars: null, dueOn: '2026-11-24' }

test('what waits for its money, for the rest of it or for its seller, and nothing else', async () => {
  const unpaid = {
    status: 'pending',
    paymentStatus: 'unpaid',
    canPay: true,
    holdUntil: '2026-11-16T09:10:00Z',
  } as const
  const site = answering('en', {
    'GET /customer/purchases': {
      data: [
        { ...tour, id: 1, ...unpaid },
        { ...tour, id: 2 },
        { ...tour, id: 3, deposit: iqd(262_500), rest, canPayRest: true },
        { ...tour, id: 4, status: 'pending' },
      ],
    },
    'GET /customer/purchases/{id}': tour,
    'GET /customer/payment-methods': { data: [{ method: 'qi', isTest: true }] },
  })
  const { items, methods } = await loadPendingPurchases(site, now)
  expect(items.map(({ card, secondsLeft, canPayRest }) => [card.id, secondsLeft, canPayRest])).toEqual([
    [1, 600, false],
    [3, null, true],
    [4, null, false],
  ])
  // Only the customer pays the rest after a deposit.
  expect(items.map(({ order }) => order !== undefined)).toEqual([true, false, true])
  expect(items.map(({ state }) => state)).toEqual([
    expect.stringMatching(/^Held for you until/),
    '787,500 IQD is left to pay by Tuesday, 24 November 2026.',
    expect.stringContaining('Dijla Travel must confirm'),
  ])
  expect(items.every(({ facts }) => facts !== null)).toBe(true)
  expect(methods).toHaveLength(1)
})
