import { expect, test } from 'vitest'
import { findNextTrip, type PurchaseRow, type Stay } from './find-next-trip.ts'

const stay = (id: number, checkIn: string, checkOut: string, status: Stay['status'] = 'accepted') =>
  ({ id, checkIn, checkOut, status }) as Stay
const bought = (id: number, startsAt: string | null, endsAt: string, status: PurchaseRow['status'] = 'accepted') =>
  ({ id, startsAt, endsAt, status }) as PurchaseRow
const now = new Date('2026-11-15T09:00:00Z')
const today = '2026-11-15'

const find = (stays: Stay[], purchases: PurchaseRow[] = []) => {
  const trip = findNextTrip(stays, purchases, now)
  return trip && (trip.kind === 'stay' ? trip.stay.id : `purchase ${trip.purchase.id}`)
}

test('the earliest ahead, whenever it was booked', () =>
  expect(find([stay(3, '2026-12-24', '2026-12-26'), stay(2, '2026-11-20', '2026-11-23')])).toBe(2))

test('one that is under way comes before one that is ahead, up to its last day', () => {
  const ahead = stay(2, '2026-11-16', '2026-11-18')
  expect(find([ahead, stay(1, '2026-11-10', today)])).toBe(1)
  expect(find([ahead, stay(1, '2026-11-10', '2026-11-14')])).toBe(2)
})

test.each(['failed', 'rejected', 'ended'] as const)('one that is %s is none', (status) =>
  expect(
    find([stay(1, '2026-11-20', '2026-11-23', status)], [bought(1, null, '2026-12-01T00:00:00Z', status)]),
  ).toBeNull(),
)

test('one that waits for its payment is one', () =>
  expect(find([stay(1, '2026-11-20', '2026-11-23', 'pending')])).toBe(1))

test('whatever comes first, of whatever kind', () => {
  const concert = bought(7, '2026-11-19T17:00:00Z', '2026-11-19T20:00:00Z')
  const tour = bought(8, '2026-11-24T04:00:00Z', '2026-11-27T21:00:00Z')
  const weekend = stay(2, '2026-11-20', '2026-11-23')
  expect(find([weekend], [tour, concert])).toBe('purchase 7')
  expect(find([weekend], [tour])).toBe(2)
  expect(find([], [tour])).toBe('purchase 8')
})

test('a day is one of Baghdad', () =>
  expect(find([stay(2, '2026-11-20', '2026-11-23')], [bought(7, '2026-11-20T22:00:00Z', '2026-11-21T01:00:00Z')])).toBe(
    2,
  ))

test('what can be used on any day waits behind what has one', () => {
  const voucher = bought(5, null, '2026-11-18T21:00:00Z')
  expect(find([stay(2, '2026-11-20', '2026-11-23')], [voucher])).toBe(2)
  expect(find([], [voucher])).toBe('purchase 5')
  expect(find([], [bought(5, null, '2026-11-14T21:00:00Z')])).toBeNull()
})
