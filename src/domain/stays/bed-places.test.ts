import { expect, test } from 'vitest'
import { bedPlacesOf, scarceBedsOf, shareBeds } from './bed-places.ts'

const triple = { id: 'triple', count: 1, adults: 2, children: 1, infants: 1 }
const places: Record<string, number> = { triple: 3, double: 2, single: 1, unknown: 0 }
const placesOf = (id: string) => places[id] ?? 0

test('a bed counts for as many as sleep in it', () => {
  expect(bedPlacesOf([2, 1].map((sleeps) => ({ count: 2, sleeps })))).toBe(6)
  expect(bedPlacesOf([])).toBe(0)
})

test.each([
  [4, [{ count: 3, sleeps: 1 }], 3],
  [4, [{ count: 2, sleeps: 2 }], 0],
  [4, [], 0],
])('a room for %i with the beds %j has places for %i at most', (maxGuests, bedTypes, places) =>
  expect(scarceBedsOf({ maxGuests, bedTypes })).toBe(places),
)

test('the children who are too many for the beds share one, small ones counted in', () => {
  expect(shareBeds([triple], placesOf)).toEqual({ inBeds: 3, sharing: 1 })
  expect(shareBeds([{ ...triple, children: 0 }], placesOf)).toBeNull()
})

test('a bed in another room is none, and each of several rooms counts', () => {
  const double = { id: 'double', count: 2, adults: 2, children: 1, infants: 0 }
  expect(shareBeds([{ ...triple, children: 0, infants: 0 }, double], placesOf)).toEqual({ inBeds: 6, sharing: 2 })
})

test('children’s beds are not named if adults have no bed', () => {
  expect(shareBeds([{ id: 'single', count: 1, adults: 2, children: 0, infants: 0 }], placesOf)).toEqual({
    inBeds: 1,
    sharing: null,
  })
})

test('rooms with unknown beds say nothing about beds', () => {
  expect(shareBeds([triple, { ...triple, id: 'unknown' }], placesOf)).toBeNull()
})
