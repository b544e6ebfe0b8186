import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../client/device/testing/session-storage.ts'
import { findStoredReservation, forgetReservation, keepReservation } from './stored-reservation.ts'

const chosen = {
  propertyId: 7,
  checkIn: '2026-11-20',
  checkOut: '2026-11-22',
  adults: 2,
  childrenAges: [0, 5],
  rooms: [{ roomTypeId: 3, count: 2 }],
}

let storage: Map<string, string>
beforeEach(() => {
  storage = stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('what was chosen is found again, until it is forgotten', () => {
  expect(findStoredReservation()).toBeNull()
  expect(keepReservation(chosen)).toBe(true)
  expect(findStoredReservation()).toEqual(chosen)
  forgetReservation()
  expect(findStoredReservation()).toBeNull()
})

test('the price of the choice is stored along, and left out where it is none', () => {
  const price = { amount: 150_000, currency: 'IQD' } as const
  keepReservation({ ...chosen, price })
  expect(findStoredReservation()).toEqual({ ...chosen, price })
  storage.set('safar.reservation', JSON.stringify({ ...chosen, price: '150000' }))
  expect(findStoredReservation()).toEqual(chosen)
})

test.each([
  'no JSON',
  '7',
  '{}',
  JSON.stringify({ ...chosen, rooms: [] }),
  JSON.stringify({ ...chosen, rooms: [null] }),
  JSON.stringify({ ...chosen, rooms: [{ roomTypeId: 3, count: 0 }] }),
  JSON.stringify({ ...chosen, checkIn: 'tomorrow' }),
  JSON.stringify({ ...chosen, childrenAges: ['5'] }),
  JSON.stringify({ ...chosen, adults: undefined }),
])('%j is no reservation', (stored) => {
  storage.set('safar.reservation', stored)
  expect(findStoredReservation()).toBeNull()
})

test('a browser that refuses to keep anything says so', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(keepReservation(chosen)).toBe(false)
  expect(findStoredReservation()).toBeNull()
})
