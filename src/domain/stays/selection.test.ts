import { describe, expect, test } from 'vitest'
import { checkSelection, mergeRooms } from './selection.ts'
import { type PropertyRates, toStayOffers } from './stay-offers.ts'

const stay = { checkIn: '2027-02-01', checkOut: '2027-02-03' }
const room = (id: number, left: number, adults = 2, children = 1) => ({
  id,
  left,
  adults,
  children,
  price: 100,
  title: id,
})
const rates: PropertyRates<number> = {
  currency: 'IQD',
  childFee: 0,
  discount: 0,
  minNights: 1,
  weekdayPercents: {},
  seasons: [],
  closures: [{ from: '2027-02-02', to: '2027-02-02', roomTypeId: 3 }],
  rooms: [room(1, 2), room(2, 1, 4, 0), room(3, 5)],
}
const check = (rooms: [number, number][], adults: number, childrenAges: number[] = [], of = rates) =>
  checkSelection(
    rooms.map(([roomTypeId, count]) => ({ roomTypeId, count })),
    toStayOffers(of, stay),
    { adults, childrenAges },
  )

test('the same choice is always the same', () => {
  const chosen = [
    { roomTypeId: 2, count: 1 },
    { roomTypeId: 1, count: 1 },
    { roomTypeId: 2, count: 2 },
  ]
  expect(mergeRooms(chosen)).toEqual([
    { roomTypeId: 1, count: 1 },
    { roomTypeId: 2, count: 3 },
  ])
})

describe('a selection', () => {
  test.each([
    ['nothing', [], 1, [], 'ROOM_REQUIRED'],
    ['a room of elsewhere', [[9, 1]], 1, [], 'UNKNOWN_ROOM'],
    ['more than there is', [[1, 3]], 3, [], 'ROOM_UNAVAILABLE'],
    ['a room without an adult', [[1, 2]], 1, [12], 'ROOMS_WITHOUT_ADULT'],
    [
      'more than there is, in two halves',
      [
        [1, 2],
        [1, 1],
      ],
      3,
      [],
      'ROOM_UNAVAILABLE',
    ],
    [
      'more than any party needs, in parts',
      [
        [1, 30],
        [1, 1],
      ],
      30,
      [],
      'ROOMS_TOO_MANY',
    ],
    ['a room that is closed one night', [[3, 1]], 1, [], 'CLOSED'],
    ['too few places for adults', [[1, 1]], 3, [], 'ROOMS_TOO_SMALL'],
    ['an adult in a child’s place', [[1, 1]], 2, [13], 'ROOMS_TOO_SMALL'],
    ['too few places for children', [[1, 1]], 2, [5, 6], 'ROOMS_TOO_SMALL'],
  ] as [string, [number, number][], number, number[], string][])('%s is refused', (_, rooms, adults, ages, code) => {
    expect(check(rooms, adults, ages)).toMatchObject({ ok: false, code })
  })

  test.each([
    ['children in adults’ places', [[2, 1]], 2, [5, 6]],
    ['infants, who need none', [[1, 1]], 2, [5, 1, 0]],
    ['more rooms than are needed', [[1, 2]], 2, []],
    ['a room for each who is thirteen', [[1, 2]], 1, [13]],
  ] as [string, [number, number][], number, number[]][])('%s fit', (_, rooms, adults, ages) => {
    expect(check(rooms, adults, ages)).toMatchObject({ ok: true })
  })

  test('carries each room’s nights', () => {
    expect(check([[1, 2]], 4)).toEqual({
      ok: true,
      rooms: [
        {
          roomTypeId: 1,
          title: 1,
          count: 2,
          nights: [
            { night: '2027-02-01', amount: 100 },
            { night: '2027-02-02', amount: 100 },
          ],
        },
      ],
    })
  })

  test('that is too short says how long it must be', () => {
    expect(check([[1, 1]], 1, [], { ...rates, minNights: 4 })).toEqual({ ok: false, code: 'MIN_STAY', minNights: 4 })
  })
})
