import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf } from '../testing/size.ts'
import { findCombinations } from './combinations.ts'
import { canHouse } from './fits-party.ts'
import { toGuests } from './party.ts'

const room = (left: number, adults: number, children: number) => ({ left, adults, children })
const ages = (count: number) => Array.from({ length: count }, () => 8)

test.each([
  ['nobody fits into no room', [], 1, 0, false],
  ['nor into one that is taken', [room(0, 2, 0)], 1, 0, false],
  ['a child takes an adult’s place', [room(1, 2, 0)], 1, 1, true],
  ['an adult never takes a child’s', [room(1, 1, 3)], 2, 0, false],
  ['no room without an adult', [room(9, 1, 1)], 1, 2, false],
  ['one adult each', [room(9, 1, 1)], 2, 2, true],
  ['the larger rooms, where not all can be taken', [room(2, 2, 0), room(2, 1, 3)], 2, 6, true],
  ['rooms of both kinds together', [room(1, 4, 0), room(1, 1, 3)], 5, 3, true],
])('%s', (_, rooms, adults, children, fits) =>
  expect(canHouse(rooms, toGuests({ adults, childrenAges: ages(children) }))).toBe(fits),
)

test('a party fits exactly if a combination of rooms is found', () => {
  const rooms = fc.array(
    fc.record({
      left: fc.integer({ min: 0, max: 4 }),
      adults: fc.integer({ min: 0, max: 4 }),
      children: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 5 },
  )
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 9 }),
    childrenAges: fc.array(fc.constantFrom(0, 1, 2, 8, 12, 13, 17), { maxLength: 9 }),
  })
  const answers = new Set<boolean>()
  fc.assert(
    fc.property(rooms, party, (input, people) => {
      const offers = input.map((offer, id) => ({ ...offer, units: offer.left, id, price: 1000 + id }))
      const fits = findCombinations({ rooms: offers, party: people }).length > 0
      answers.add(fits)
      expect(canHouse(input, toGuests(people))).toBe(fits)
    }),
    { numRuns: sizeOf(3_000) },
  )
  expect(answers.size).toBe(2)
})
