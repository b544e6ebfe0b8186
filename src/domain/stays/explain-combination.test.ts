import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCombinations } from './combinations.ts'
import { allotRooms, reasonsOf } from './explain-combination.ts'
import { toGuests } from './party.ts'

const double = { id: 'double', adults: 2, children: 1 }
const triple = { id: 'triple', adults: 3, children: 1 }

describe('who sleeps where', () => {
  test('an adult is in each room, children are together, the infant is with two adults', () => {
    const rooms = [
      { ...double, count: 1 },
      { ...triple, count: 1 },
    ]
    expect(allotRooms(rooms, { adults: 3, children: 3, infants: 1 })).toEqual([
      { id: 'triple', count: 1, adults: 2, children: 2, infants: 1 },
      { id: 'double', count: 1, adults: 1, children: 1, infants: 0 },
    ])
  })

  test('a child goes where there is a bed for it, and shares one only where there is none', () => {
    const rooms = [
      { ...double, count: 1, beds: 2 },
      { ...triple, count: 1, beds: 3 },
    ]
    expect(allotRooms(rooms, { adults: 3, children: 2, infants: 0 })).toEqual([
      { id: 'triple', count: 1, adults: 2, children: 1, infants: 0 },
      { id: 'double', count: 1, adults: 1, children: 1, infants: 0 },
    ])
    expect(allotRooms(rooms, { adults: 3, children: 3, infants: 0 })).toEqual([
      { id: 'triple', count: 1, adults: 2, children: 2, infants: 0 },
      { id: 'double', count: 1, adults: 1, children: 1, infants: 0 },
    ])
  })

  test('rooms with the same people in them are one entry', () => {
    expect(allotRooms([{ ...double, count: 3 }], { adults: 6, children: 0, infants: 0 })).toEqual([
      { id: 'double', count: 3, adults: 2, children: 0, infants: 0 },
    ])
  })

  test('who does not fit is put nowhere', () => {
    expect(allotRooms([{ ...double, count: 1 }], { adults: 3, children: 0, infants: 0 })).toEqual([])
    expect(allotRooms([{ ...double, count: 1 }], { adults: 2, children: 2, infants: 0 })).toEqual([])
    expect(allotRooms([{ ...double, count: 2 }], { adults: 1, children: 1, infants: 0 })).toEqual([])
  })

  test('every combination that is found can be shared out, and nobody is lost or alone', () => {
    const room = fc.record({
      units: fc.integer({ min: 1, max: 4 }),
      adults: fc.integer({ min: 1, max: 5 }),
      children: fc.integer({ min: 0, max: 3 }),
      price: fc.integer({ min: 1, max: 90 }),
    })
    const party = fc.record({
      adults: fc.integer({ min: 1, max: 9 }),
      childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
    })
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 4 }), party, (offers, party) => {
        const rooms = offers.map((offer, id) => ({ ...offer, id }))
        const guests = toGuests(party)
        for (const combination of findCombinations({ rooms, party, max: 5 })) {
          const chosen = combination.rooms.map(({ id, count }) => ({ ...(rooms[id] as (typeof rooms)[0]), count }))
          const allotted = allotRooms(chosen, guests)
          const sum = (of: 'adults' | 'children' | 'infants') =>
            allotted.reduce((all, group) => all + group[of] * group.count, 0)
          expect({ adults: sum('adults'), children: sum('children'), infants: sum('infants') }).toEqual(guests)
          expect(allotted.reduce((all, { count }) => all + count, 0)).toBe(combination.roomCount)
          expect(allotted.every(({ adults }) => adults > 0)).toBe(true)
          for (const { id, adults, children } of allotted) {
            expect(adults).toBeLessThanOrEqual(rooms[id]?.adults ?? 0)
            expect(adults + children).toBeLessThanOrEqual((rooms[id]?.adults ?? 0) + (rooms[id]?.children ?? 0))
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('why a combination is worth a look', () => {
  const cheap = { roomCount: 2, price: 100, places: 6 }
  const large = { roomCount: 1, price: 120, places: 6 }
  const wide = { roomCount: 2, price: 130, places: 8 }
  const dear = { roomCount: 2, price: 140, places: 6 }
  const all = [cheap, large, wide, dear]

  test.each([
    [cheap, ['cheapest']],
    [large, ['together']],
    [wide, ['spacious']],
    [dear, []],
  ])('%o among the others', (one, reasons) => expect(reasonsOf(one, all)).toEqual(reasons))

  test('one that has no other is the only one', () => expect(reasonsOf(cheap, [cheap])).toEqual(['only']))

  test('one may be the cheapest and all in one room', () =>
    expect(reasonsOf({ ...large, price: 90 }, [{ ...large, price: 90 }, cheap])).toEqual(['cheapest', 'together']))

  test('fewest rooms are more than one', () =>
    expect(reasonsOf({ ...dear, roomCount: 2 }, [{ roomCount: 3, price: 90, places: 9 }, dear])).toEqual(['fewest']))
})
