import { expect, test } from 'vitest'
import { findNextTrip, type Trip } from './find-next-trip.ts'

const trip = (id: number, checkIn: string, checkOut: string, status: Trip['status'] = 'accepted') =>
  ({ id, checkIn, checkOut, status }) as Trip
const today = '2026-11-15'

test('the earliest ahead, whenever it was booked', () =>
  expect(findNextTrip([trip(3, '2026-12-24', '2026-12-26'), trip(2, '2026-11-20', '2026-11-23')], today)?.id).toBe(2))

test('one that is under way comes before one that is ahead, up to its last day', () => {
  const ahead = trip(2, '2026-11-16', '2026-11-18')
  expect(findNextTrip([ahead, trip(1, '2026-11-10', today)], today)?.id).toBe(1)
  expect(findNextTrip([ahead, trip(1, '2026-11-10', '2026-11-14')], today)?.id).toBe(2)
})

test.each(['failed', 'rejected', 'ended'] as const)('one that is %s is none', (status) =>
  expect(findNextTrip([trip(1, '2026-11-20', '2026-11-23', status)], today)).toBeNull(),
)

test('one that waits for its payment is one', () =>
  expect(findNextTrip([trip(1, '2026-11-20', '2026-11-23', 'pending')], today)?.id).toBe(1))
