import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { describe, expect, test } from 'vitest'
import { type Day, listDays, toInstant } from '../../../src/domain/day.ts'
import { activitiesOfNorth } from '../activities/north.ts'
import { activitiesOfSouth } from '../activities/south.ts'
import { locations } from '../locations.ts'
import { offers } from '../offers.ts'
import { activitySales } from './activity-sales.ts'
import { isInMonths, isOnWeekday } from './calendar.ts'
import { offerSales } from './offer-sales.ts'
import type { Clock } from './sale-shapes.ts'
import { clockOn } from './sun-clocks.ts'

const activities = [...activitiesOfNorth, ...activitiesOfSouth]
const year = listDays('2027-01-01', 365)

type Sold = { key: string; text: string; at: [number, number]; days: Day[]; clocks: Clock[] }

const sold: Sold[] = [
  ...activities.map(({ key, at, title, subtitle, content }): Sold => {
    const { days = '', months = [1, 12], clocks = [] } = activitySales[key] ?? {}
    return { key, at, clocks, text: [title, subtitle, content].map(({ en }) => en).join(' '), days: year.filter((day) => isOnWeekday(days, day) && isInMonths(months as [number, number], day)) }
  }),
  ...offers.flatMap(({ key, location, title, description }): Sold[] => {
    const { days, clock } = offerSales[key] ?? {}
    const at = locations.find((one) => one.key === location)?.at
    return days && clock && at ? [{ key, at, clocks: [clock], text: `${title.en} ${description.en}`, days: year.filter((day) => isOnWeekday(days, day)) }] : []
  }),
]

function sunOn(day: Day, [latitude, longitude]: [number, number]) {
  const [y = 0, m = 0, d = 0] = day.split('-').map(Number)
  const { sunrise, sunset } = new PrayerTimes(new Coordinates(latitude, longitude), new Date(y, m - 1, d, 12), CalculationMethod.MuslimWorldLeague())
  return { sunrise: sunrise.getTime(), sunset: sunset.getTime() }
}

/** Of all departures of a year, by how many minutes the sun is later: the least and the most. */
function minutesBefore(moment: 'sunrise' | 'sunset', { at, days, clocks }: Sold): [number, number] {
  const all = days.flatMap((day) => clocks.map((clock) => (sunOn(day, at)[moment] - toInstant(day, clockOn(clock, day)).getTime()) / 60_000))
  return [Math.min(...all), Math.max(...all)]
}

describe('who goes by the sun', () => {
  // The sun rises on its walkers hours later, on the top.
  const early = sold.filter(({ key, text }) => key !== 'halgurd-summit' && /\b(dawn|sunrise|before the sun)\b/i.test(text))

  test('is found by the words', () => expect(early.map(({ key }) => key)).toEqual(['erbil-citadel-at-dawn', 'chibayish-dawn-boat', 'ur-and-marshes-day']))

  test.each(early)('$key begins before sunrise, and not in the night', (one) => {
    const [least, most] = minutesBefore('sunrise', one)
    expect(least).toBeGreaterThanOrEqual(10)
    expect(most).toBeLessThanOrEqual(75)
  })

  test.each([
    ['shatt-al-arab-evening-boat', /lights of the city/, 30, 75],
    ['duhok-dam-ride', /two hours before sunset/, 110, 140],
  ] as const)('%s has daylight left as its words have it', (key, said, fewest, longest) => {
    const one = sold.find((item) => item.key === key)
    if (!one) throw new Error(`There is no ${key}`)
    expect(one.text).toMatch(said)
    const [least, most] = minutesBefore('sunset', one)
    expect(least).toBeGreaterThanOrEqual(fewest)
    expect(most).toBeLessThanOrEqual(longest)
  })

  test('meets at a quarter of an hour', () => {
    const odd = sold.flatMap(({ key, days, clocks }) => days.flatMap((day) => clocks.map((clock) => `${key} ${clockOn(clock, day)}`)).filter((text) => !/ \d\d:(00|15|30|45)$/.test(text)))
    expect(odd.filter((text) => activities.some(({ key }) => text.startsWith(key)))).toEqual([])
  })
})
