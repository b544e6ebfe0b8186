import { expect, test } from 'vitest'
import { findFreeDays, listMovedStays, toShiftRange } from './moved-stays.ts'

const stay = { checkIn: '2027-07-25', checkOut: '2027-07-27' }
const today = '2027-07-01'
const find = (full: string[], more: Partial<Parameters<typeof findFreeDays>[0]> = {}) =>
  findFreeDays({
    rates: { minNights: 1, seasons: [], closures: [], rooms: [{ id: 1, left: 0, adults: 2, children: 0 }] },
    units: [{ roomTypeId: 1, units: 2, nights: full.map((night) => ({ night, left: 0 })) }],
    stay,
    party: { adults: 2, childrenAges: [] },
    today,
    ...more,
  })

test('the nearest days before and after those that are full', () => {
  expect(find(['2027-07-25'])).toEqual([
    { checkIn: '2027-07-23', checkOut: '2027-07-25' },
    { checkIn: '2027-07-26', checkOut: '2027-07-28' },
  ])
  expect(find(['2027-07-24', '2027-07-25', '2027-07-26'])).toEqual([
    { checkIn: '2027-07-22', checkOut: '2027-07-24' },
    { checkIn: '2027-07-27', checkOut: '2027-07-29' },
  ])
})

test('no days on which the party does not fit, the property is closed, or the nights are too few', () => {
  expect(find(['2027-07-25'], { party: { adults: 5, childrenAges: [] } })).toEqual([])
  const rates = { minNights: 1, seasons: [], closures: [], rooms: [{ id: 1, left: 0, adults: 2, children: 0 }] }
  const closures = [{ from: '2027-07-18', to: '2027-07-24', roomTypeId: null }]
  expect(find(['2027-07-25'], { rates: { ...rates, closures } })).toEqual([
    { checkIn: '2027-07-26', checkOut: '2027-07-28' },
  ])
  expect(find(['2027-07-25'], { rates: { ...rates, minNights: 3 } })).toEqual([])
})

test('if the nights are too few, the shortest longer stays are shown', () => {
  const rooms = [{ id: 1, left: 0, adults: 2, children: 0 }]
  const feast = { from: '2027-07-26', to: '2027-07-28', percent: 0, minNights: 4 }
  const rates = { minNights: 1, seasons: [feast], closures: [], rooms }
  expect(find([], { rates })).toEqual([
    { checkIn: '2027-07-25', checkOut: '2027-07-29' },
    { checkIn: '2027-07-24', checkOut: '2027-07-28' },
  ])
  expect(find(['2027-07-27'], { rates })).toEqual([{ checkIn: '2027-07-23', checkOut: '2027-07-27' }])
  // Around a night that is booked there are no longer ones: the same number of nights, outside the feast.
  expect(find(['2027-07-26'], { rates })).toEqual([
    { checkIn: '2027-07-24', checkOut: '2027-07-26' },
    { checkIn: '2027-07-29', checkOut: '2027-07-31' },
  ])
  expect(find([], { rates, today: '2027-07-25' })).toEqual([{ checkIn: '2027-07-25', checkOut: '2027-07-29' }])
})

test('a moved stay is never in the past', () => {
  expect(listMovedStays(stay, '2027-07-24', 3).map(({ days }) => days)).toEqual([-1, 1, 2, 3])
  expect(find(['2027-07-25'], { today: '2027-07-25' })).toEqual([{ checkIn: '2027-07-26', checkOut: '2027-07-28' }])
})

test('all nights are known that a moved stay may take', () =>
  expect(toShiftRange(stay, 3)).toEqual({ checkIn: '2027-07-22', checkOut: '2027-07-30' }))
