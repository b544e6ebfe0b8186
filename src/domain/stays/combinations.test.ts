import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bruteForceCombinations, isFitting, isMinimal } from '../testing/brute-force-combinations.ts'
import { sizeOf } from '../testing/size.ts'
import { processorTimeOf } from '../testing/time.ts'
import { findCombinations, type RoomOffer } from './combinations.ts'

const single = { id: 'single', units: 4, adults: 1, children: 0, price: 40 }
const double = { id: 'double', units: 4, adults: 2, children: 0, price: 60 }
const family = { id: 'family', units: 2, adults: 2, children: 2, price: 100 }

const find = (rooms: RoomOffer<string>[], adults: number, childrenAges: number[] = [], max?: number) =>
  findCombinations({ rooms, party: { adults, childrenAges }, max }).map(
    ({ rooms, price }) => `${rooms.map(({ id, count }) => `${count} ${id}`).join(' + ')} = ${price}`,
  )

describe('combinations of rooms', () => {
  test('one type and mixed ones, cheapest first', () => {
    expect(find([single, double], 3)).toEqual(['1 single + 1 double = 100', '2 double = 120', '3 single = 120'])
  })

  test('of the same price, fewer rooms come first', () => {
    expect(find([single, { ...double, price: 80 }], 2)).toEqual(['1 double = 80', '2 single = 80'])
  })

  test('of the same price and number, more of what was given first', () => {
    const other = { ...double, id: 'twin' }
    expect(find([double, other], 4)).toEqual(['2 double = 120', '1 double + 1 twin = 120', '2 twin = 120'])
  })

  test('no more units than there are', () => {
    expect(find([{ ...double, units: 1 }], 4)).toEqual([])
    expect(find([], 1)).toEqual([])
  })

  test('a child takes a place for a child or for an adult; an adult only his own', () => {
    expect(find([family], 2, [5, 6])).toEqual(['1 family = 100'])
    expect(find([double], 2, [5, 6])).toEqual(['2 double = 120'])
    expect(find([{ ...family, units: 1 }], 3)).toEqual([])
  })

  test('a child of 13 needs an adult’s place, an infant none', () => {
    expect(find([{ ...family, units: 1 }], 2, [13])).toEqual([])
    expect(find([double], 2, [0, 1])).toEqual(['1 double = 60'])
  })

  test('each room has an adult', () => {
    expect(find([single, double], 1, [5, 6])).toEqual([])
    expect(find([single, double], 2, [5, 6])).toEqual(['2 double = 120'])
    expect(find([{ ...family, adults: 0 }, double], 2, [5])).toEqual(['2 double = 120'])
  })

  test('a free room and a most of none', () => {
    expect(find([{ ...double, price: 0 }, single], 2)).toEqual(['1 double = 0', '2 single = 80'])
    expect(find([double], 2, [], 0)).toEqual([])
  })

  test('answers as trying everything does', () => {
    fc.assert(
      fc.property(smallCase, (input) => {
        expect(findCombinations(input)).toEqual(bruteForceCombinations(input))
      }),
      { numRuns: sizeOf(4000) },
    )
  })

  test('each one fits and has no room too many, in a big house too', () => {
    fc.assert(
      fc.property(bigCase, (input) => {
        const found = findCombinations(input)
        for (const { rooms, price } of found) {
          const counts = input.rooms.map(({ id }) => rooms.find((room) => room.id === id)?.count ?? 0)
          expect(isFitting(input.rooms, counts, input.party)).toBe(true)
          expect(isMinimal(input.rooms, counts, input.party)).toBe(true)
          expect(input.rooms.every(({ units }, index) => (counts[index] ?? 0) <= units)).toBe(true)
          expect(price).toBe(input.rooms.reduce((sum, room, index) => sum + room.price * (counts[index] ?? 0), 0))
        }
        expect(found.map(({ price }) => price)).toEqual(found.map(({ price }) => price).toSorted((a, b) => a - b))
        expect(new Set(found.map(({ rooms }) => JSON.stringify(rooms))).size).toBe(found.length)
      }),
      { numRuns: 100 },
    )
  })

  test('many rooms that are never of use do not slow it down', async () => {
    // Without a sharp bound, each of the 2^27 sets of dormitories would be tried before the hall is found to be all there is.
    const hall = { id: 0, units: 1, adults: 28, children: 2, price: 1000 }
    const dormitories = Array.from({ length: 27 }, (_, index) => ({
      id: index + 1,
      units: 1,
      adults: 1,
      children: 30,
      price: 1,
    }))
    const party = { adults: 28, childrenAges: [3, 3] }
    const time = await processorTimeOf(() =>
      expect(findCombinations({ rooms: [...dormitories, hall], party })).toEqual([
        { rooms: [{ id: 0, count: 1 }], roomCount: 1, price: 1000 },
      ]),
    )
    expect(time).toBeLessThan(2000)
  })
})

const offers = (length: number, units: number, max: { adults: number; children: number; price: number }) =>
  fc
    .array(
      fc.record({
        units: fc.integer({ min: 0, max: units }),
        adults: fc.integer({ min: 0, max: max.adults }),
        children: fc.integer({ min: 0, max: max.children }),
        price: fc.integer({ min: 0, max: max.price }),
      }),
      { maxLength: length },
    )
    .map((rooms) => rooms.map((room, id) => ({ id, ...room })))

const smallCase = fc.record({
  rooms: offers(5, 3, { adults: 4, children: 4, price: 6 }),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 7 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
  }),
  max: fc.constantFrom(undefined, 1, 3, 20, 500),
})

const bigCase = fc.record({
  rooms: offers(40, 12, { adults: 8, children: 5, price: 500_000 }),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 15 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 15 }),
  }),
})
