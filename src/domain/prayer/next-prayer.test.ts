import { expect, test } from 'vitest'
import { addMinutes, adjustDay, findNextPrayer, noMinutes, toImsak } from './next-prayer.ts'
import { toPrayerDays } from './prayer-times.ts'

const days = toPrayerDays({ latitude: 33.3152, longitude: 44.3661 }, 'mwl', '2026-11-16', 2)

test.each([
  ['2026-11-16T00:00:00+03:00', 'fajr', '05:09'],
  ['2026-11-16T05:09:00+03:00', 'dhuhr', '11:48'],
  ['2026-11-16T12:00:00+03:00', 'asr', '14:39'],
  ['2026-11-16T16:59:59+03:00', 'maghrib', '17:00'],
  ['2026-11-16T17:00:00+03:00', 'isha', '18:21'],
  ['2026-11-16T23:59:00+03:00', 'fajr', '05:09'],
  // Afternoon in New York is evening in Baghdad.
  ['2026-11-16T10:30:00-05:00', 'fajr', '05:09'],
])('at %s the next prayer is %s, at %s', (now, prayer, clock) => {
  expect(findNextPrayer(days, new Date(now))).toMatchObject({ prayer, clock })
})

test('the countdown ends at a time of Baghdad', () => {
  expect(findNextPrayer(days, new Date('2026-11-16T20:00:00Z'))?.at.toISOString()).toBe('2026-11-17T02:09:00.000Z')
})

test('after the last day nothing is claimed', () => {
  expect(findNextPrayer(days, new Date('2026-11-17T21:00:00+03:00'))).toBeNull()
})

test('minutes are added to prayers alone, around the clock', () => {
  const [day] = days.map((one) => adjustDay(one, { ...noMinutes, fajr: -10, isha: 5 }))
  expect(day).toMatchObject({ fajr: '04:59', sunrise: '06:34', dhuhr: '11:48', isha: '18:26', midnight: '23:05' })
  expect([addMinutes('23:50', 30), addMinutes('00:05', -10), toImsak('05:09')]).toEqual(['00:20', '23:55', '04:59'])
})
