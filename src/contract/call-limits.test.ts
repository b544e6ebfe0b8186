import { expect, test } from 'vitest'
import type { CallLimits } from './call.ts'
import { type Contract, contract, type Key, specOf } from './contract.ts'

type Reader = Extract<Key, `GET ${string}`>
type Writer = Exclude<keyof Contract, Reader>
type Part = 'address' | 'caller' | 'global'
type Exception = { because: string; missing: Part[]; calls: Writer[] }

/** Every request without a limit of its own by address is counted by `reads`, which has one. */
const exceptions: Exception[] = [
  {
    because: 'the account changes or ends what is its own; files and messages are counted in the use case',
    missing: ['address', 'caller', 'global'],
    calls: [
      'POST /customer/auth/register',
      'PUT /customer/auth/self',
      'POST /customer/auth/deactivate-account',
      'POST /customer/auth/activate-account',
      'POST /customer/auth/delete-account',
      'DELETE /customer/auth/sessions',
      'DELETE /customer/auth/sessions/{session}',
      'POST /customer/auth/export',
    ],
  },
  {
    because: 'gives back what an earlier call took, and that call is limited',
    missing: ['address', 'caller', 'global'],
    calls: [
      'PUT /customer/reservations/pending/{id}/cancel',
      'PUT /customer/reservations/{id}/cancel',
      'PUT /customer/reservations/{id}/split/cancel',
      'PUT /customer/customer-discount-packages/{id}/cancel',
      'PUT /customer/wallet/top-ups/{id}/cancel',
      'PUT /customer/purchases/{id}/cancel',
      'DELETE /customer/tickets/{id}/pass',
    ],
  },
  {
    because: 'gives back what an earlier call took; customers come back to it, so it has a limit by customer',
    missing: ['address', 'global'],
    calls: ['PUT /customer/reservations/{id}/change/cancel'],
  },
  {
    because: 'wrong voucher codes are counted in the use case',
    missing: ['address', 'caller', 'global'],
    calls: ['POST /user/vouchers/check'],
  },
  {
    because: 'sends one mail, which the use case counts by mailbox, by customer and globally',
    missing: ['caller', 'global'],
    calls: ['POST /customer/email/link'],
  },
  {
    because: 'opens what a mail of ours links to, without a session',
    missing: ['global'],
    calls: ['POST /public/email/links/{secret}', 'POST /public/email/unsubscribe/{kind}/{secret}'],
  },
  {
    because: 'computes prices and availability, and writes nothing',
    missing: ['global'],
    calls: [
      'POST /user/properties/availablility',
      'POST /customer/reservations/calculate-price',
      'POST /customer/reservations/{id}/change/rooms',
      'POST /customer/reservations/{id}/change/nights',
      'POST /customer/reservations/{id}/change/preview',
      'POST /customer/purchases/calculate-price',
    ],
  },
  {
    because: 'computes a price and writes nothing; the searches before it are counted by address',
    missing: ['caller', 'global'],
    calls: ['POST /customer/reservations/split/calculate-price'],
  },
  {
    because: 'a global limit would let some accounts stop all bookings; what a customer holds at once is bounded',
    missing: ['global'],
    calls: ['POST /customer/reservations', 'POST /customer/reservations/split'],
  },
  {
    because: 'starts a payment of an order that exists: ten a day for each order, besides the limit by customer',
    missing: ['address', 'global'],
    calls: [
      'POST /customer/reservations/{id}/change/payment-url',
      'POST /customer/reservations/pending/{id}/payment-url',
      'POST /customer/customer-discount-packages/{id}/payment-url',
      'POST /customer/wallet/top-ups/{id}/payment-url',
      'POST /customer/purchases/{id}/payment-url',
      'POST /customer/visa-applications/{id}/payment-url',
    ],
  },
  {
    because: 'marks rows of the customer as seen, or signs a link; creates nothing',
    missing: ['global'],
    calls: [
      'PUT /user/notifications/seen/{id}',
      'POST /user/notifications/seen',
      'PUT /customer/reservations/{id}/change/seen',
      'POST /customer/files/{file}/link',
    ],
  },
  {
    because:
      'only members of a business reach it, and a till must never stop for others; wrong codes are counted apart',
    missing: ['global'],
    calls: ['POST /business/redemptions', 'PUT /business/redemptions/{id}/undo', 'POST /business/entries'],
  },
  {
    because: 'only members of a seller reach it, for the orders that it was sent',
    missing: ['address', 'global'],
    calls: [
      'PUT /business/orders/{id}/accept',
      'PUT /business/orders/{id}/reject',
      'PUT /business/orders/{id}/airline-ticket',
    ],
  },
]

const keys = Object.keys(contract) as Key[]

function toMissing(key: Key): Part[] {
  const { audience, limits = {} } = specOf(key)
  const { address, account, customer, global }: CallLimits = limits
  const hasCaller = audience === 'visitor' || account || customer
  return [
    ...(address ? [] : ['address' as const]),
    ...(hasCaller ? [] : ['caller' as const]),
    ...(global ? [] : ['global' as const]),
  ]
}

test('a call that changes something has limits by address, by caller and globally, or is an exception', () => {
  const missing = keys
    .filter((key) => !key.startsWith('GET '))
    .filter((key) => toMissing(key).length > 0)
    .map((key) => [key, toMissing(key)])
  const excepted = exceptions.flatMap(({ missing, calls }) => calls.map((key) => [key, missing]))
  expect(Object.fromEntries(missing)).toEqual(Object.fromEntries(excepted))
})

test('an expensive call has a limit by address', () => {
  const expensive = keys.filter((key) => specOf(key).isExpensive)
  expect(expensive.length).toBeGreaterThan(20)
  expect(expensive.filter((key) => !specOf(key).limits?.address)).toEqual([])
})

test('a limit by customer stands only at calls of customers', () => {
  const wrong = keys.filter((key) => specOf(key).limits?.customer && specOf(key).audience !== 'customer')
  expect(wrong).toEqual([])
})
