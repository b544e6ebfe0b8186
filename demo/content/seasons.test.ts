import { describe, expect, test } from 'vitest'
import { addDays, type Day, weekdayOf } from '../../src/domain/time/day.ts'
import { activitiesOfNorth } from './activities/north.ts'
import { activitiesOfSouth } from './activities/south.ts'
import type { DemoTourismPackage } from './discovery-shapes.ts'
import { events } from './events.ts'
import { discounts, tourismPackages } from './load-discovery.ts'
import { offers } from './offers.ts'
import { placeOf } from './places.ts'
import { saidDays } from './said-days.ts'
import { activitySales } from './sales/activity-sales.ts'
import { isInMonths } from './sales/calendar.ts'
import { isInSeason, type Season, toDayInSeason, toDaysInSeason } from './seasons.ts'
import type { Text } from './shapes.ts'
import { umrahPackages } from './umrah.ts'

const starts = Array.from({ length: 53 }, (_, week) => addDays('2026-11-16', week * 7))

function isInItsSeason(day: Day, season: Season): boolean {
  if ('ramadan' in season) return ['2026-02', '2026-03', '2027-02', '2027-03', '2028-01', '2028-02'].includes(day.slice(0, 7))
  return isInSeason(day, season)
}

describe.each([...tourismPackages, ...umrahPackages].filter(({ season }) => season))('$key', ({ departures, season }) => {
  test('leaves in its season, whenever the demo is loaded', () => {
    for (const today of starts) {
      const days = toDaysInSeason(departures, today, season)
      expect(days.filter((day) => day <= today || !isInItsSeason(day, season as Season))).toEqual([])
      expect(new Set(days).size).toBe(departures.length)
      expect([...days].sort()).toEqual(days)
    }
  })
})

test.each(events.filter(({ season }) => season))('$key takes place in its season, on its weekday', ({ startsIn, season }) => {
  for (const today of starts) {
    const day = toDayInSeason(startsIn, today, season)
    expect(isInItsSeason(day, season as Season)).toBe(true)
    expect(day > today).toBe(true)
    expect(weekdayOf(day)).toBe(weekdayOf(addDays(today, startsIn)))
  }
})

test.each<[Day, Day[]]>([
  ['2026-11-16', ['2027-02-10', '2027-02-15', '2027-02-20']],
  ['2027-03-20', ['2028-01-29', '2028-02-05', '2028-02-12']],
])('Ramadan is found by the moon: from %s', (today, days) => {
  expect(toDaysInSeason([86, 91, 96], today, { ramadan: [2, 16] })).toEqual(days)
})

test('who goes all the year round goes when it is said', () => {
  expect(toDaysInSeason([3, 9], '2026-11-16')).toEqual(['2026-11-19', '2026-11-25'])
})

const daysOf = (months: string[]): Day[] => months.map((month): Day => `2027-${month}-15`)
const winter = daysOf(['01', '02', '12'])
const coldWater = daysOf(['01', '02', '03', '11', '12'])
const highSummer = daysOf(['07', '08'])
const isHad = (season: Season | undefined, days: Day[]): boolean => !season || days.some((day) => isInSeason(day, season))
const textOf = (...texts: (Text | undefined)[]): string => texts.map((text) => text?.en ?? '').join(' ')
const wholeText = ({ title, description, itinerary }: DemoTourismPackage): string =>
  textOf(title, description, ...itinerary.flatMap((one) => [one.title, one.text]))

describe('cold water', () => {
  const wet = /\bkayak|\bpaddl|\braft|rowing boat|pedal boat|swimming cove|\bsnorkel|banana ride|tables in the stream/i
  // Where no winter makes the sea cold.
  const warmSeas = ['aqaba-reef-honeymoon', 'bali-for-two', 'maldives-south-male-atoll', 'malaysia-with-children']

  test('is gone into or onto by nobody from November to March', () => {
    const tours = tourismPackages.filter((one) => !warmSeas.includes(one.key) && wet.test(wholeText(one)))
    const activities = [...activitiesOfNorth, ...activitiesOfSouth].filter(({ title, subtitle, content }) => wet.test(textOf(title, subtitle, content)))
    const held = events.filter(({ title, description }) => wet.test(textOf(title, description)))
    expect([tours, activities, held].map(({ length }) => length > 1 || length)).toEqual([true, true, 1])
    const odd = [
      ...[...tours, ...held].filter(({ season }) => isHad(season, coldWater)),
      ...activities.filter(({ key }) => coldWater.some((day) => isInMonths(activitySales[key]?.months ?? [1, 12], day))),
    ]
    expect(odd.map(({ key }) => key)).toEqual([])
  })

  test('is no part of an offer, which is had at any time, and a discount says from when to when', () => {
    expect(offers.filter(({ title, description, includes }) => wet.test(textOf(title, description, ...includes))).map(({ key }) => key)).toEqual([])
    const onWater = discounts.filter(({ title, description, terms }) => wet.test(textOf(title, description, terms)))
    expect(onWater.map(({ key, description }) => [key, saidDays('en', description.en)])).toEqual([
      ['shapol-boathouse-grill', ['March', 'November']],
      ['shapol-five-lessons', ['April', 'October']],
    ])
  })
})

describe('mountains and plain', () => {
  test('nobody walks, rides or sleeps in a tent in the mountains in winter', () => {
    const outdoors = /\btents?\b|\bmules?\b|\bropes?\b|\bglacier|\bpasture|\bcedars\b|\bballoon\b/i
    const warm = ['uruk-desert-camp', 'abha-asir-gorges', 'basra-date-palms-family', 'kerala-houseboat']
    const high = tourismPackages.filter((one) => outdoors.test(wholeText(one)) && !warm.includes(one.key))
    expect(high.map(({ key }) => key)).toEqual(expect.arrayContaining(['halgurd-four-days', 'hamilton-road-rawanduz', 'ahmadawa-hawraman-walk', 'kazbegi-on-foot', 'petra-wadi-rum-on-foot']))
    expect(high.filter(({ season }) => isHad(season, winter)).map(({ key }) => key)).toEqual([])
  })

  test('nobody of this country leaves for an open site, a marsh or a palm grove of the plain in July and August', () => {
    const plain = tourismPackages.filter((one) => one.category === 'iraq' && ['desert', 'marsh', 'river-land', 'shrine-city', 'river-town'].includes(placeOf(one)) && !/\blane|old house/i.test(one.title.en))
    expect(plain.map(({ key }) => key)).toEqual(expect.arrayContaining(['chibayish-marsh-family', 'uruk-desert-camp', 'nippur-day']))
    expect(plain.filter(({ season }) => isHad(season, highSummer)).map(({ key }) => key)).toEqual([])
  })

  test('the months that a tour names are those in which it leaves', () => {
    const halgurd = tourismPackages.find(({ key }) => key === 'halgurd-four-days')
    expect(saidDays('en', halgurd?.description.en ?? '')).toEqual(['July', 'September'])
    expect(toDaysInSeason(halgurd?.departures ?? [], '2026-11-19', halgurd?.season).map((day) => day.slice(0, 7))).toEqual(['2027-07', '2027-07', '2027-08', '2027-09'])
  })
})
