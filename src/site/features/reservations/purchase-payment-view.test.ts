import { expect, test } from 'vitest'
import { toPurchaseEnding } from './purchase-payment-view.ts'

type EndingFacts = Parameters<typeof toPurchaseEnding>[0]

const total = (amount: number) => ({ amount, currency: 'IQD' as const })
const first = { orderId: 100_001, total: total(5_000) }
const rest = { orderId: 100_002, total: total(9_000) }
const free = { orderId: 100_001, total: total(0) }

test.each<
  [EndingFacts['state'], EndingFacts['asked'], EndingFacts['page']['status'], ReturnType<typeof toPurchaseEnding>]
>([
  ['paid', first, 'accepted', 'confirmed'],
  ['paid', first, 'pending', 'asked'],
  ['paid', free, 'accepted', 'confirmedFree'],
  ['paid', free, 'pending', 'askedFree'],
  ['paid', first, 'ended', 'purchase'],
  ['paid', rest, 'accepted', 'restPaid'],
  ['unpaid', rest, 'accepted', 'restUnpaid'],
  ['late', rest, 'ended', 'restLate'],
  ['closed', rest, 'ended', 'purchase'],
  ['unpaid', first, 'pending', 'unpaid'],
  ['waiting', first, 'pending', 'open'],
  ['waiting', first, 'failed', 'openTooLong'],
  ['qr', first, 'failed', 'openTooLong'],
  ['qr', rest, 'accepted', 'open'],
  ['doubled', first, 'accepted', 'order'],
  ['doubled', first, 'rejected', 'rejected'],
  ['closed', first, 'failed', 'purchase'],
  ['late', first, 'failed', 'purchase'],
  ['cash', first, 'pending', 'purchase'],
  ['cancelled', first, 'ended', 'purchase'],
  ['cancelled', first, 'rejected', 'rejected'],
])('%s of %j while the purchase is %s', (state, asked, status, ending) =>
  expect(toPurchaseEnding({ state, asked, page: { orderId: 100_001, status } })).toBe(ending),
)
