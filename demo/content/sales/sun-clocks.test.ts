import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { describe, expect, test } from 'vitest'
import { type Day, listDays, toInstant } from '../../../src/domain/time/day.ts'
import { activitiesOfNorth } from '../activities/north.ts'
import { activitiesOfSouth } from '../activities/south.ts'
import { events } from '../events.ts'
import { locations } from '../locations.ts'
import { offers } from '../offers.ts'
import { isInSeason } from '../seasons.ts'
import { activitySales } from './activity-sales.ts'
import { isInMonths, isOnWeekday } from './calendar.ts'
import { offerSales } from './offer-sales.ts'
import type { Clock } from './sale-shapes.ts'
import { clockOn } from './sun-clocks.ts'

const activities = [...activitiesOfNorth, ...activitiesOfSouth]
const year = listDays('2027-01-01', 365)

/** `minutes`: how long it lasts, as far as it is said. */
type Sold = { key: string; text: string; at: [number, number]; days: Day[]; clocks: Clock[]; minutes?: number }

const sold: Sold[] = [
  ...activities.map(({ key, at, title, subtitle, content, minutes }): Sold => {
    const { days = '', months = [1, 12], clocks = [] } = activitySales[key] ?? {}
    return { key, at, clocks, minutes, text: [title, subtitle, content].map(({ en }) => en).join(' '), days: year.filter((day) => isOnWeekday(days, day) && isInMonths(months as [number, number], day)) }
  }),
  ...offers.flatMap(({ key, location, title, description }): Sold[] => {
    const { days, clock } = offerSales[key] ?? {}
    const at = locations.find((one) => one.key === location)?.at
    return days && clock && at ? [{ key, at, clocks: [clock], text: `${title.en} ${description.en}`, days: year.filter((day) => isOnWeekday(days, day)) }] : []
  }),
]

const held: Sold[] = events.map(({ key, at, title, description, season, time }) => ({
  key, at, clocks: [time], text: `${title.en} ${description.en}`, days: year.filter((day) => !season || isInSeason(day, season)),
}))
const find = (key: string): Sold => {
  const one = [...sold, ...held].find((item) => item.key === key)
  if (!one) throw new Error(`There is no ${key}`)
  return one
}

function sunOn(day: Day, [latitude, longitude]: [number, number]) {
  const [y = 0, m = 0, d = 0] = day.split('-').map(Number)
  const { sunrise, sunset } = new PrayerTimes(new Coordinates(latitude, longitude), new Date(y, m - 1, d, 12), CalculationMethod.MuslimWorldLeague())
  return { sunrise: sunrise.getTime(), sunset: sunset.getTime() }
}

/** The least and the most minutes from a departure to sunrise, over a year. */
function minutesBefore(moment: 'sunrise' | 'sunset', { at, days, clocks }: Sold): [number, number] {
  const all = days.flatMap((day) => clocks.map((clock) => (sunOn(day, at)[moment] - toInstant(day, clockOn(clock, day)).getTime()) / 60_000))
  return [Math.min(...all), Math.max(...all)]
}

describe('who goes by the sun', () => {
  // The sun rises on its walkers hours later, on the top.
  const early = sold.filter(({ key, text }) => key !== 'halgurd-summit' && /\b(dawn|sunrise|before the sun)\b/i.test(text))

  test('is found by the words', () => expect(early.map(({ key }) => key)).toEqual(['erbil-citadel-at-dawn', 'chibayish-dawn-boat', 'ur-and-marshes-day']))

  test.each(early)('$key begins before sunrise, and not in the night', (one) => {
    const [min, max] = minutesBefore('sunrise', one)
    expect(min).toBeGreaterThanOrEqual(10)
    expect(max).toBeLessThanOrEqual(75)
  })

  test.each([
    ['shatt-al-arab-evening-boat', /lights of the city/, 30, 75],
    ['duhok-dam-ride', /two hours before sunset/, 110, 140],
    ['kufa-river-walk', /late-afternoon.+as the lamps come on/s, 70, 95],
    ['erbil-halparke-evening', /before sunset/, 45, 120],
    // They are lit when the sun drops: who comes has to wait half an hour at most, and has missed no more.
    ['zakho-lantern-bridge', /When the sun drops behind the hills/, -30, 30],
    ['amedi-tanbur-evening', /sunglasses for the first half hour/, 30, 110],
    ['hilla-river-cinema', /animation at sunset/, 0, 80],
    ['warka-stars-night', /leaves town in daylight/, 45, 150],
    ['samawah-desert-stars', /before sunset/, 60, 240],
  ] as const)('%s has daylight left as its words have it', (key, said, fewest, longest) => {
    const one = find(key)
    expect(one.text).toMatch(said)
    const [min, max] = minutesBefore('sunset', one)
    expect(min).toBeGreaterThanOrEqual(fewest)
    expect(max).toBeLessThanOrEqual(longest)
  })

  test('meets at a quarter of an hour', () => {
    const odd = sold.flatMap(({ key, days, clocks }) => days.flatMap((day) => clocks.map((clock) => `${key} ${clockOn(clock, day)}`)).filter((text) => !/ \d\d:(00|15|30|45)$/.test(text)))
    expect(odd.filter((text) => activities.some(({ key }) => text.startsWith(key)))).toEqual([])
  })
})

/** What begins in the dark, or goes on into it: by whose words that is as it should be. */
const inTheDark: Record<string, RegExp> = {
  'halgurd-summit': /headlamps/,
  'erbil-citadel-at-dawn': /at dawn/i,
  'chibayish-dawn-boat': /before the sun does/,
  'ur-and-marshes-day': /while it is still dark/,
  // They are in a bus by then.
  'korek-snow-day': /bus leaves Erbil at seven/,
  'hatra-day-trip': /For an hour and a half there is nothing but steppe/,
  'hawizeh-birdwatching': /set out from Amara at five/,
}
const intoTheNight: Record<string, RegExp> = {
  'kirkuk-citadel-and-qaysari': /then into the calendar market/,
  'duhok-dam-ride': /with lights on/,
  'erbil-qaysari-tasting': /Under the vaults/,
  'sulaymaniyah-bazaar-and-tea': /tea houses/,
  'masgouf-abu-nuwas': /evening/,
  'calligraphy-waziriya': /The studio/,
  'hilla-pottery': /The workshop/,
  'shatt-al-arab-evening-boat': /by the lights of the city/,
  'samawah-desert-stars': /Milky Way/,
}

describe('who needs daylight', () => {
  // One sees to walk for so long after the sun has set.
  const twilight = 20
  const lasting = sold.filter(({ minutes }) => minutes)
  const beginsDark = (one: Sold) => minutesBefore('sunrise', one)[1] > 0
  const endsDark = (one: Sold) => minutesBefore('sunset', one)[0] + twilight < (one.minutes ?? 0)

  test('does not begin before the sun is up, on any day of the year', () => {
    const odd = sold.filter(({ key }) => !key.startsWith('baghdad-') && !inTheDark[key]).filter(beginsDark)
    expect(odd.map(({ key }) => key)).toEqual([])
  })

  test('is back before it is dark, on any day of the year', () => {
    const odd = lasting.filter(({ key }) => !intoTheNight[key]).filter(endsDark)
    expect(odd.map(({ key }) => key)).toEqual([])
  })

  test('what goes on in the dark says so, and does', () => {
    for (const [key, said] of [...Object.entries(inTheDark), ...Object.entries(intoTheNight)]) expect(find(key).text).toMatch(said)
    expect(Object.keys(inTheDark).filter((key) => !beginsDark(find(key)))).toEqual([])
    expect(Object.keys(intoTheNight).filter((key) => !endsDark(find(key)))).toEqual([])
  })

  test('no event of the morning begins before the sun is up, whenever it is held', () => {
    const early = held.filter(({ clocks: [clock = ''] }) => String(clock) < '12:00')
    expect(early.map(({ key }) => key)).toContain('erbil-citadel-half-marathon')
    expect(early.filter(beginsDark).map(({ key }) => key)).toEqual([])
  })

  test('what a title says of the time before sunset is true on all its days', () => {
    const promised = activities.filter(({ title, subtitle }) =>
      [title, subtitle].some(({ en, ar, ku }) => /before sunset|late.afternoon/i.test(en) || /قبل الغروب/.test(ar) || /پێش خۆرئاوابوون/.test(ku)),
    )
    expect(promised.map(({ key }) => key)).toContain('kufa-river-walk')
    expect(promised.filter(({ key }) => minutesBefore('sunset', find(key))[0] < 60).map(({ key }) => key)).toEqual([])
  })

  test('an excursion is home before dark where its title says so', () => {
    const one = find('babylon-from-baghdad')
    expect(one.text).toMatch(/back before dark.+home again by five/s)
    const [min] = minutesBefore('sunset', { ...one, clocks: ['17:00'] })
    expect(min).toBeGreaterThan(-twilight)
  })
})
