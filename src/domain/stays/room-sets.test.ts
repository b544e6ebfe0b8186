import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTimeOf } from '../testing/time.ts'
import type { RoomOffer } from './combinations.ts'
import { type Party, toGuests } from './party.ts'
import { findRoomSets } from './room-sets.ts'

const offer = (id: number, units: number, price: number, adults = 2, children = 1): RoomOffer<number> => ({
  id,
  units,
  price,
  adults,
  children,
})
const setsOf = (rooms: RoomOffer<number>[], party: Party, count: number) =>
  findRoomSets({ rooms, party, count }).map((set) => [set.rooms.map(({ id, count: n }) => [id, n]), set.price])

test('two friends get two rooms, although one would do', () => {
  expect(setsOf([offer(1, 3, 100), offer(2, 1, 80)], { adults: 2, childrenAges: [] }, 2)).toEqual([
    [
      [
        [2, 1],
        [1, 1],
      ],
      180,
    ],
    [[[1, 2]], 200],
  ])
})

test('every room has an adult', () => {
  expect(setsOf([offer(1, 9, 100)], { adults: 2, childrenAges: [12, 12] }, 3)).toEqual([])
})

/** All sets there are, one room type after the other. */
function bruteForce(rooms: RoomOffer<number>[], party: Party, count: number): number[] {
  const { adults, children } = toGuests(party)
  const prices: number[] = []
  const visit = (at: number, left: number, a: number, p: number, price: number): void => {
    const room = rooms[at]
    if (!room) {
      if (left === 0 && a >= adults && p >= adults + children) prices.push(price)
      return
    }
    for (let n = 0; n <= Math.min(room.units, left); n++)
      visit(at + 1, left - n, a + n * room.adults, p + n * (room.adults + room.children), price + n * room.price)
  }
  if (count <= adults) visit(0, count, 0, 0, 0)
  return prices.sort((a, b) => a - b).slice(0, 20)
}

test('the cheapest sets are those of trying all of them', () => {
  const room = fc.record({
    units: fc.integer({ min: 0, max: 4 }),
    price: fc.integer({ min: 1, max: 50 }),
    adults: fc.integer({ min: 1, max: 4 }),
    children: fc.integer({ min: 0, max: 2 }),
  })
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 8 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(room, { maxLength: 5 }), party, fc.integer({ min: 1, max: 6 }), (shapes, people, count) => {
      const rooms = shapes.map((shape, id) => ({ id, ...shape }))
      const found = findRoomSets({ rooms, party: people, count })
      expect(found.map(({ price }) => price)).toEqual(bruteForce(rooms, people, count))
      for (const set of found) expect(set.rooms.reduce((sum, { count: n }) => sum + n, 0)).toBe(count)
    }),
  )
})

test('forty room types and a party of thirty take no longer than a blink', async () => {
  const rooms = Array.from({ length: 40 }, (_, id) => offer(id, 10, 50 + ((id * 37) % 41), 1 + (id % 4), id % 3))
  const party = { adults: 24, childrenAges: Array(6).fill(5) }
  const time = await processorTimeOf(() => expect(findRoomSets({ rooms, party, count: 12 }).length).toBeGreaterThan(0))
  expect(time).toBeLessThan(500)
})
