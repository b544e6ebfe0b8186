import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseParty, toGuests } from './party.ts'

describe('a party', () => {
  test.each([
    [1, [], 'ok'],
    [30, [], 'ok'],
    [2, [0, 17], 'ok'],
    [0, [], 'INVALID_ADULTS'],
    [0, [16], 'INVALID_ADULTS'],
    [31, [], 'INVALID_ADULTS'],
    [1.5, [], 'INVALID_ADULTS'],
    [Number.NaN, [], 'INVALID_ADULTS'],
    [2, [18], 'INVALID_AGE'],
    [2, [-1], 'INVALID_AGE'],
    [2, [3.5], 'INVALID_AGE'],
    [28, [1, 1], 'ok'],
    [28, [1, 1, 1], 'TOO_MANY_PEOPLE'],
  ])('%d adults and children of %j: %s', (adults, childrenAges, expected) => {
    const parsed = parseParty({ adults, childrenAges })
    expect(parsed.ok ? 'ok' : parsed.code).toBe(expected)
  })

  test.each([
    [1, { adults: 2, children: 0, infants: 1 }],
    [2, { adults: 2, children: 1, infants: 0 }],
    [12, { adults: 2, children: 1, infants: 0 }],
    [13, { adults: 3, children: 0, infants: 0 }],
    [17, { adults: 3, children: 0, infants: 0 }],
  ])('two adults and one of %d years', (age, guests) => {
    expect(toGuests({ adults: 2, childrenAges: [age] })).toEqual(guests)
  })

  test('nobody is lost or counted twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 30 }),
        (adults, childrenAges) => {
          const guests = toGuests({ adults, childrenAges })
          expect(guests.adults + guests.children + guests.infants).toBe(adults + childrenAges.length)
        },
      ),
    )
  })
})
