import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometersBetween } from '../map/coordinates.ts'
import { exchange } from '../money/exchange.ts'
import { addDays } from '../time/day.ts'
import type { Party } from './party.ts'
import { findSplits, type SplitProperty, type SplitRequest, splitLimits } from './split-stay.ts'
import { countNights, type Stay } from './stay.ts'
import { combineOffers, toStayOffers } from './stay-offers.ts'

const checkIn = '2027-02-01'
const stayOf = (nights: number): Stay => ({ checkIn, checkOut: addDays(checkIn, nights) })
const two: Party = { adults: 2, childrenAges: [] }

const house = (id: number, lefts: number[], more: Partial<SplitProperty> & { price?: number } = {}): SplitProperty => ({
  id,
  location: 1,
  coordinates: { latitude: 33.3, longitude: 44.4 },
  isAsked: true,
  currency: 'IQD',
  childFee: 0,
  discount: 0,
  minNights: 1,
  weekdayPercents: {},
  seasons: [],
  closures: [],
  rooms: [{ id: id * 10, adults: 2, children: 1, price: more.price ?? 100_000, lefts }],
  ...more,
})

const shown = (request: Omit<SplitRequest, 'party' | 'dinarsPerDollar'>) =>
  findSplits({ ...request, party: two, dinarsPerDollar: 1500 }).map(({ first, second, price }) => [
    first.property,
    second.property,
    second.checkIn,
    price,
  ])

test('two nights here, three there', () => {
  const properties = [house(1, [1, 1, 0, 0, 0]), house(2, [0, 0, 1, 1, 1])]
  expect(shown({ properties, stay: stayOf(5) })).toEqual([[1, 2, '2027-02-03', 500_000]])
})

test('a pair with several days to move shows the cheapest', () => {
  const properties = [house(1, [1, 1, 1, 0]), house(2, [0, 1, 1, 1], { price: 60_000 })]
  expect(shown({ properties, stay: stayOf(4) })).toEqual([[1, 2, '2027-02-02', 280_000]])
})

test('each part has its price before its discount, with what its children cost', () => {
  const properties = [
    house(1, [1, 1, 0], { discount: 20, childFee: 5_000 }),
    house(2, [0, 0, 1], { childFee: 5_000, price: 60_000 }),
  ]
  const [split] = findSplits({
    properties,
    stay: stayOf(3),
    party: { adults: 2, childrenAges: [5] },
    dinarsPerDollar: 1500,
  })
  expect([split?.first, split?.second].map((part) => [part?.price, part?.priceBefore])).toEqual([
    [170_000, 210_000],
    [65_000, 65_000],
  ])
})

test('no split stay is offered if one property has all nights', () => {
  const properties = [house(1, [1, 1, 0]), house(2, [0, 0, 1]), house(3, [1, 1, 1])]
  expect(shown({ properties, stay: stayOf(3) })).toEqual([])
  const whole = { ...house(3, [1, 1, 1], { price: 50_000 }), isAsked: false }
  const asked = [house(1, [1, 1, 0]), { ...house(2, [0, 0, 1]), isAsked: false }, whole]
  expect(shown({ properties: asked, stay: stayOf(3) })[0]).toEqual([1, 3, '2027-02-02', 200_000])
})

test('neither too far away, nor in another currency, nor for fewer nights than a house takes', () => {
  const away = { location: 2, coordinates: { latitude: 33.5, longitude: 44.4 } }
  const first = house(1, [1, 1, 0, 0])
  const pairWith = (second: SplitProperty) => shown({ properties: [first, second], stay: stayOf(4) }).length
  expect(pairWith(house(2, [0, 0, 1, 1], away))).toBe(0)
  expect(pairWith(house(2, [0, 0, 1, 1], { ...away, location: 1 }))).toBe(1)
  expect(pairWith(house(2, [0, 0, 1, 1], { location: 2 }))).toBe(1)
  expect(pairWith(house(2, [0, 0, 1, 1], { currency: 'USD' }))).toBe(0)
  expect(pairWith(house(2, [0, 0, 1, 1], { minNights: 3 }))).toBe(0)
  expect(shown({ properties: [house(1, [1]), house(2, [1])], stay: stayOf(1) })).toEqual([])
})

describe('as trying every pair on every day says', () => {
  const upTo = (max: number, min = 0) => fc.integer({ min, max })
  const nights = 4
  const room = fc.record({
    adults: upTo(3, 1),
    children: upTo(2),
    price: upTo(9, 1),
    lefts: fc.array(upTo(2), { minLength: nights, maxLength: nights }),
  })
  const range = fc
    .record({ from: upTo(3), length: upTo(3) })
    .map(({ from, length }) => ({ from: addDays(checkIn, from), to: addDays(checkIn, from + length) }))
  const property = fc.record({
    location: upTo(2, 1),
    away: upTo(50),
    isAsked: fc.boolean(),
    isDollar: fc.boolean(),
    childFee: upTo(2),
    minNights: upTo(2, 1),
    season: fc.option(fc.tuple(range, upTo(50, -50), fc.option(upTo(3, 1)))),
    closure: fc.option(fc.tuple(range, fc.option(upTo(2)))),
    rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
  })
  const request = fc
    .record({
      made: fc.array(property, { minLength: 2, maxLength: 5 }),
      party: fc.record({ adults: upTo(4, 1), childrenAges: fc.array(upTo(13), { maxLength: 2 }) }),
    })
    .map(
      ({ made, party }): SplitRequest => ({
        party,
        stay: stayOf(nights),
        dinarsPerDollar: 131,
        properties: made.map(({ away, isDollar, season, closure, rooms, ...rest }, index) => ({
          ...house(index + 1, []),
          ...rest,
          coordinates: { latitude: 33 + away / 111, longitude: 44 },
          currency: isDollar ? 'USD' : 'IQD',
          seasons: season ? [{ ...season[0], percent: season[1], minNights: season[2] }] : [],
          closures: closure ? [{ ...closure[0], roomTypeId: closure[1] && index * 10 + closure[1] }] : [],
          rooms: rooms.map((one, number) => ({ ...one, id: index * 10 + number })),
        })),
      }),
    )

  function priceOf(property: SplitProperty, stay: Stay, part: Stay, party: Party): number | null {
    const from = countNights({ checkIn: stay.checkIn, checkOut: part.checkIn }) || 0
    const rooms = property.rooms.map(({ lefts, ...one }) => ({
      ...one,
      title: null,
      left: Math.min(...lefts.slice(from, from + countNights(part))),
    }))
    const rates = { ...property, rooms }
    const [best] = combineOffers({ offers: toStayOffers(rates, part), rates, stay: part, party, max: 1 })
    return best?.price ?? null
  }

  function tryAll({ properties, stay, party, dinarsPerDollar }: SplitRequest) {
    if (properties.some((one) => one.isAsked && priceOf(one, stay, stay, party) !== null)) return []
    const best = new Map<string, { key: string; dinars: number; kilometers: number }>()
    for (const one of properties)
      for (const other of properties)
        for (let day = 1; day < countNights(stay); day++) {
          const kilometers = kilometersBetween(one.coordinates, other.coordinates)
          const isNear =
            kilometers <= (one.location === other.location ? splitLimits.kilometersInPlace : splitLimits.kilometers)
          if (one === other || !isNear || one.currency !== other.currency || !(one.isAsked || other.isAsked)) continue
          const moving = addDays(stay.checkIn, day)
          const first = priceOf(one, stay, { ...stay, checkOut: moving }, party)
          const second = priceOf(other, stay, { ...stay, checkIn: moving }, party)
          if (first === null || second === null) continue
          const money = { amount: first + second, currency: one.currency }
          const { amount: dinars } = exchange(money, 'IQD', dinarsPerDollar)
          const key = `${one.id}-${other.id}`
          if (dinars < (best.get(key)?.dinars ?? Number.POSITIVE_INFINITY)) best.set(key, { key, dinars, kilometers })
        }
    return [...best.values()]
      .sort((a, b) => a.dinars - b.dinars || a.kilometers - b.kilometers || (a.key < b.key ? -1 : 1))
      .slice(0, splitLimits.shown)
      .map(({ key, dinars }) => [key, dinars])
  }

  test('the same pairs at the same prices', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const found = findSplits(asked).map(({ first, second, price, currency }) => [
          `${first.property}-${second.property}`,
          exchange({ amount: price, currency }, 'IQD', asked.dinarsPerDollar).amount,
        ])
        expect(found).toEqual(tryAll(asked))
      }),
      { numRuns: 500 },
    )
  })
})
