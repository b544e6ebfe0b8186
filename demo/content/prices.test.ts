import { describe, expect, test } from 'vitest'
import { activitiesOfNorth } from './activities/north.ts'
import { activitiesOfSouth } from './activities/south.ts'
import { roomKinds } from './catalogue.ts'
import { events } from './events.ts'
import { tourismPackages } from './load-discovery.ts'
import { properties } from './load-properties.ts'
import { offers } from './offers.ts'
import type { DemoProperty, Money } from './shapes.ts'
import { umrahPackages } from './umrah.ts'
import { visas } from './visas.ts'

const dinars = ({ amount, currency }: Money): number => (currency === 'USD' ? (amount / 100) * 1310 : amount)

/** What things cost in 2026, in thousands of dinars; wide enough for taste, too narrow for a slip. */
const isBetween = (price: Money, [min, max]: readonly [number, number], share = 1): boolean =>
  dinars(price) >= min * 1000 * share && dinars(price) <= max * 1000 * share

const oddOf = <T extends { key: string }>(items: T[], isPlausible: (item: T) => boolean): string[] =>
  items.filter((item) => !isPlausible(item)).map(({ key }) => key)

/** A night for two, by stars; without any by the kind of house. */
const nights: Record<string, readonly [number, number]> = {
  1: [25, 50], 2: [35, 70], 3: [50, 120], 4: [100, 190], 5: [190, 300], apartment: [45, 105], 'guest-house': [35, 80],
}
const doubles = ['double', 'twin', 'deluxe-double', 'deluxe-twin', 'river-double', 'mountain-double', 'studio', 'garden-room', 'courtyard-room']

function oddRooms({ key, type, stars, currency, rooms }: DemoProperty): string[] {
  const range = nights[stars ?? type] ?? [0, 0]
  return rooms
    .filter(({ kind, price }) => {
      const money = { amount: price, currency }
      if (doubles.includes(kind)) return !isBetween(money, range)
      // Whatever sleeps more may not be cheaper a head than a bed in a pilgrims' house, nor dearer than the best suite.
      const { adults } = roomKinds[kind]
      return dinars(money) / adults < 10_000 || dinars(money) / adults > 400_000
    })
    .map(({ kind, price }) => `${key}: ${kind} ${price} ${currency}`)
}

describe('prices are such as one would meet', () => {
  test('for a night', () => expect(properties.flatMap(oddRooms)).toEqual([]))

  test('more beds cost more in the same house', () => {
    const order = ['single', 'double', 'triple', 'quad'] as const
    const odd = properties.filter(({ rooms }) => {
      const prices = order.flatMap((kind) => rooms.filter((room) => room.kind === kind).map(({ price }) => price))
      return String(prices) !== String([...prices].sort((a, b) => a - b))
    })
    expect(odd.map(({ key }) => key)).toEqual([])
  })

  test('for a visa: the fee of the state and the work', () => {
    const ranges = {
      tourist: [25, 330], business: [250, 500], medical: [50, 300], study: [200, 600], visit: [150, 400], transit: [60, 150],
    } as const
    expect(oddOf(visas, ({ kind, price }) => isBetween(price, ranges[kind]))).toEqual([])
    expect(oddOf(visas.filter(({ isElectronic, country }) => isElectronic && country !== 'ir'), ({ price }) => isBetween(price, [70, 450]))).toEqual([])
    expect(oddOf(visas.filter(({ country, kind }) => country === 'tr' && kind === 'tourist'), ({ price }) => isBetween(price, [110, 220]))).toEqual([])
    const schengen = visas.filter(({ country, kind }) => ['it', 'gr', 'fr', 'gb'].includes(country) && kind === 'tourist')
    expect(oddOf(schengen, ({ price }) => isBetween(price, [200, 400]))).toEqual([])
  })

  test('for a flight, there and back or one way', () => {
    const flights = offers.filter(({ flight }) => flight)
    expect(oddOf(flights, ({ price, flight }) => isBetween(price, [240, 550], flight?.roundTrip ? 1 : 0.6))).toEqual([])
  })

  test('for an Umrah, by road or by air and by class', () => {
    const ranges = { economy: [1000, 1400], comfort: [1500, 2600], premium: [3000, 6000] } as const
    const odd = oddOf(umrahPackages, ({ travel, type, price }) => isBetween(price, ranges[type], travel === 'land' ? 0.8 : 1))
    expect(odd).toEqual([])
  })

  test('for a day of a tour, near and far', () => {
    const ranges = { iraq: [45, 160], neighbours: [75, 270], world: [150, 560] } as const
    expect(oddOf(tourismPackages, ({ category, days, price }) => isBetween(price, ranges[category], days))).toEqual([])
  })

  test('for an evening or a day out', () => {
    expect(oddOf(events, ({ price }) => !price || isBetween(price, [2, 60]))).toEqual([])
    const activities = [...activitiesOfNorth, ...activitiesOfSouth]
    expect(oddOf(activities, ({ price }) => !price || isBetween(price, [8, 120]))).toEqual([])
  })
})

test('an activity that names its months names them beside its price', () => {
  const seasonal = [...activitiesOfNorth, ...activitiesOfSouth].filter(({ content }) =>
    /season is|snow permitting|only, (January|October)|Between November and March/.test(content.en),
  )
  expect(seasonal.map(({ key }) => key)).toContain('halgurd-summit')
  expect(seasonal.filter(({ season }) => !season).map(({ key }) => key)).toEqual([])
})
