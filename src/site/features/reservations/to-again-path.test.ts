import { expect, test } from 'vitest'
import type { Reservation } from './next-step.ts'
import { toAgainPath } from './to-again-path.ts'

const now = new Date('2026-11-17T08:00:00Z')
const reservation = {
  property: { id: 7 } as Reservation['property'],
  adults: 2,
  childrenAges: [1, 5],
  status: 'failed' as const,
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
}
const party = 'adults=2&children=2&age=1&age=5'

test('what came to nothing is booked again on the same days', () =>
  expect(toAgainPath(reservation, now)).toBe(`/properties/7?checkIn=2026-12-01&checkOut=2026-12-03&${party}`))

test.each([{ checkIn: '2026-11-16' }, { status: 'accepted' as const }])('with %o the days are chosen anew', (other) =>
  expect(toAgainPath({ ...reservation, ...other }, now)).toBe(`/properties/7?${party}`),
)
