import { hash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Coordinates } from '../map/coordinates.ts'
import { type Angles, naivePrayers } from '../testing/naive-prayers.ts'
import { addDays, type Day, toInstant } from '../time/day.ts'
import { prayerMethods } from './prayer-methods.ts'
import { methodsAt, toPrayerDays } from './prayer-times.ts'

/** The chief towns of the 19 governorates. */
const towns: Record<string, Coordinates> = {
  baghdad: { latitude: 33.3152, longitude: 44.3661 },
  erbil: { latitude: 36.1911, longitude: 44.0092 },
  basra: { latitude: 30.5085, longitude: 47.7835 },
  sulaymaniyah: { latitude: 35.5613, longitude: 45.4375 },
  najaf: { latitude: 31.9959, longitude: 44.3142 },
  karbala: { latitude: 32.616, longitude: 44.0249 },
  duhok: { latitude: 36.867, longitude: 42.9884 },
  mosul: { latitude: 36.3566, longitude: 43.164 },
  halabja: { latitude: 35.1778, longitude: 45.9861 },
  hilla: { latitude: 32.4721, longitude: 44.4217 },
  kirkuk: { latitude: 35.4681, longitude: 44.3922 },
  nasiriyah: { latitude: 31.058, longitude: 46.2573 },
  amara: { latitude: 31.8357, longitude: 47.1443 },
  ramadi: { latitude: 33.4258, longitude: 43.2994 },
  baqubah: { latitude: 33.7466, longitude: 44.6437 },
  tikrit: { latitude: 34.6071, longitude: 43.6782 },
  kut: { latitude: 32.5128, longitude: 45.8182 },
  diwaniyah: { latitude: 31.9929, longitude: 44.9255 },
  samawah: { latitude: 31.3097, longitude: 45.2803 },
}

const nowhere: Coordinates = { latitude: 0, longitude: 0 }
const withTable = ['erbil', 'sulaymaniyah', 'duhok', 'halabja', 'kirkuk']

const angles: Record<Exclude<(typeof prayerMethods)[number], 'table'>, Angles> = {
  mwl: { fajr: 18, isha: 17, dhuhrMinutes: 1 },
  'umm-al-qura': { fajr: 18.5, isha: { minutes: 90 }, dhuhrMinutes: 0 },
  egyptian: { fajr: 19.5, isha: 17.5, dhuhrMinutes: 1 },
  karachi: { fajr: 18, isha: 18, dhuhrMinutes: 1 },
  jafari: { fajr: 16, maghrib: 4, isha: 14, dhuhrMinutes: 0 },
}

const minutesOff = (day: Day, clock: string, instant: number) =>
  Math.abs(toInstant(day, clock).getTime() - instant) / 60_000

describe.each(Object.entries(towns))('%s', (name, at) => {
  test('goes by its own table where it has one, else by the Muslim World League', () => {
    expect(methodsAt(at)).toEqual(withTable.includes(name) ? [...prayerMethods] : prayerMethods.slice(1))
  })

  test('is within a minute of what the sun does, all the year round, by every method', () => {
    const methods = Object.entries(angles) as [keyof typeof angles, Angles][]
    // Each method sees every fifth day, so that the year is seen whole.
    const off = methods.flatMap(([method, input], shift) =>
      Array.from({ length: 73 }, (_, index) => addDays('2028-01-01', index * 5 + shift)).flatMap((day) => {
        const [times] = toPrayerDays(at, method, day, 1)
        // In Ramadan, which 1449 has from 28 January 2028 on, Umm al-Qura waits longer.
        const isRamadan = day >= '2028-01-28' && day <= '2028-02-25'
        const seen = naivePrayers(
          at,
          day,
          method === 'umm-al-qura' && isRamadan ? { ...input, isha: { minutes: 120 } } : input,
        )
        const tomorrow = naivePrayers(at, addDays(day, 1), input)
        const midnight = (seen.sunset + tomorrow.fajr) / 2
        return (['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'midnight'] as const)
          .map((time) => ({
            method,
            day,
            time,
            off: minutesOff(day, times?.[time] ?? '', time === 'midnight' ? midnight : seen[time]),
          }))
          .filter((one) => !(one.off <= 1))
      }),
    )
    expect(off).toEqual([])
  })
})

test.each(Object.entries(towns).filter(([name]) => !withTable.includes(name)))(
  '%s, which has no table, is right on every day, in Ramadan 1448 and on 29 February too',
  (_, at) => {
    const days = toPrayerDays(at, 'mwl', '2027-02-01', 395)
    expect(days.map(({ date }) => date)).toEqual(expect.arrayContaining(['2027-02-08', '2027-03-09', '2028-02-29']))
    const off = days.flatMap((times) => {
      const seen = naivePrayers(at, times.date, angles.mwl)
      return (['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const)
        .filter((time) => !(minutesOff(times.date, times[time], seen[time]) <= 1))
        .map((time) => `${times.date} ${time}`)
    })
    expect(off).toEqual([])
  },
)

test.each([
  // The times that the packaged calendars print.
  ['erbil', '2028-02-29', ['05:17', '06:41', '12:26', '15:31', '18:02', '19:17']],
  ['erbil', '2027-01-01', ['06:02', '07:21', '12:16', '14:45', '17:06', '18:21']],
  ['sulaymaniyah', '2027-01-01', ['05:43', '07:05', '12:05', '14:42', '17:02', '18:12']],
  ['sulaymaniyah', '2028-02-29', ['05:03', '06:30', '12:15', '15:15', '17:57', '19:07']],
  ['duhok', '2027-06-21', ['03:07', '04:58', '12:18', '16:07', '19:34', '21:01']],
  ['halabja', '2027-03-01', ['05:01', '06:29', '12:15', '15:15', '17:55', '19:07']],
  ['kirkuk', '2027-06-21', ['02:59', '04:44', '12:09', '15:56', '19:27', '21:02']],
])('the table of %s on %s', (town, day, times) => {
  const [found] = toPrayerDays(towns[town] ?? nowhere, 'table', day, 1)
  expect([found?.fajr, found?.sunrise, found?.dhuhr, found?.asr, found?.maghrib, found?.isha]).toEqual(times)
})

/** All days as the package prints them, `MM-DD` and six times a line: our compact form must lose nothing. */
const digests: Record<string, string> = {
  erbil: '54b92f46e10076e5',
  sulaymaniyah: '77a93ebf40b7c008',
  duhok: 'be5bf50f76f3f754',
  halabja: 'b7ccb5a44949099a',
  kirkuk: 'fef3b80e4004ad26',
}

test.each(Object.entries(digests))('the table of %s is the printed one, on every day', (town, digest) => {
  const days = toPrayerDays(towns[town] ?? nowhere, 'table', '2028-01-01', 366)
  const lines = days.map(({ date, fajr, sunrise, dhuhr, asr, maghrib, isha }) =>
    [date.slice(5), fajr, sunrise, dhuhr, asr, maghrib, isha].join(' '),
  )
  expect(hash('sha256', lines.join('\n')).slice(0, 16)).toBe(digest)
})

test.each(withTable)('the table of %s knows every day of a leap year, each in its order', (town) => {
  const days = toPrayerDays(towns[town] ?? nowhere, 'table', '2028-01-01', 366)
  const odd = days.filter(
    ({ fajr, sunrise, dhuhr, asr, maghrib, isha, midnight }) =>
      !(fajr < sunrise && sunrise < dhuhr && dhuhr < asr && asr < maghrib && maghrib < isha && isha < midnight),
  )
  expect(days).toHaveLength(366)
  expect(odd).toEqual([])
})

test('in Ramadan Umm al-Qura waits two hours for Isha', () => {
  const at = towns.baghdad ?? nowhere
  const [before, within] = toPrayerDays(at, 'umm-al-qura', '2027-02-07', 2)
  const wait = (day?: { maghrib: string; isha: string }) =>
    (toInstant('2027-02-07', day?.isha ?? '').getTime() - toInstant('2027-02-07', day?.maghrib ?? '').getTime()) /
    60_000
  expect([wait(before), wait(within)]).toEqual([90, 120])
})

describe.each(['America/New_York', 'Pacific/Auckland', 'UTC', 'Africa/Cairo'])('on a computer in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => void vi.unstubAllEnvs())

  test('the days and times are Baghdad’s, also when its clocks change', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const at = towns.baghdad ?? nowhere
    const changes = ['2027-03-14', '2027-04-04', '2027-04-30', '2027-09-26', '2027-10-29', '2027-11-07']
    const off = changes.filter((day) => {
      const [times] = toPrayerDays(at, 'mwl', day, 1)
      const seen = naivePrayers(at, day, angles.mwl)
      return (
        times?.date !== day ||
        !(minutesOff(day, times.fajr, seen.fajr) <= 1 && minutesOff(day, times.isha, seen.isha) <= 1)
      )
    })
    expect(off).toEqual([])
  })
})

test('a table where there is none is not made up', () => {
  expect(() => toPrayerDays({ latitude: 33.3, longitude: 44.4 }, 'table', '2027-01-01', 1)).toThrow()
})
