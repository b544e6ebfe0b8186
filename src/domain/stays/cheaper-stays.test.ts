import { expect, test } from 'vitest'
import { findCheaperStays } from './cheaper-stays.ts'
import type { PropertyRates } from './stay-offers.ts'

const stay = { checkIn: '2027-03-04', checkOut: '2027-03-06' }
const rates: PropertyRates = {
  currency: 'IQD',
  childFee: 0,
  discount: 0,
  minNights: 1,
  weekdayPercents: [0, 0, 0, 0, 0, 0, 0],
  seasons: [{ from: '2027-03-04', to: '2027-03-05', percent: 50, minNights: null }],
  closures: [],
  rooms: [{ id: 1, title: null, price: 100_000, adults: 2, children: 0, left: 2 }],
} as unknown as PropertyRates
const find = (more: Partial<Parameters<typeof findCheaperStays>[0]> = {}) =>
  findCheaperStays({
    rates,
    units: [{ roomTypeId: 1, units: 2, nights: [] }],
    stay,
    party: { adults: 2, childrenAges: [] },
    today: '2027-01-01',
    giveWay: async () => undefined,
    ...more,
  })

test('stays outside the feast days are cheaper, the nearest first at the same price', async () => {
  expect((await find()).map(({ days, price, less }) => [days, price, less])).toEqual([
    [-2, 200_000, 100_000],
    [2, 200_000, 100_000],
    [-3, 200_000, 100_000],
  ])
})

test('cheaper stays are neither in the past nor full', async () => {
  expect((await find({ today: '2027-03-03' })).map(({ days }) => days)).toEqual([2, 3, -1])
  const nights = [{ night: '2027-03-07', left: 0 }]
  const units = [{ roomTypeId: 1, units: 2, nights }]
  expect((await find({ units })).map(({ days }) => days)).toEqual([-2, -3, -1])
})

test('no cheaper stay is shown without a comparison or for a small saving', async () => {
  expect(await find({ party: { adults: 9, childrenAges: [] } })).toEqual([])
  const seasons = [{ from: '2027-03-04', to: '2027-03-05', percent: 4, minNights: null }]
  expect(await find({ rates: { ...rates, seasons } as unknown as PropertyRates })).toEqual([])
})
