import { minuteMs } from '../../../src/domain/time/units.ts'
import { type Day, toClock, toInstant } from '../../../src/domain/time/day.ts'
import { toPrayerDays } from '../../../src/domain/prayer/prayer-times.ts'
import { locations } from '../locations.ts'
import type { LocationKey } from '../shapes.ts'
import type { Clock } from './sale-shapes.ts'

const quarter = 15 * minuteMs

/** Nobody arranges to meet at 05:43: it is the quarter of an hour before, or after. */
const from = (moment: 'sunrise' | 'maghrib', minutes: number, location: LocationKey): Clock => {
  const [latitude = 0, longitude = 0] = locations.find(({ key }) => key === location)?.at ?? []
  const round = minutes < 0 ? Math.floor : Math.ceil
  return (day) => {
    const clock = toPrayerDays({ latitude, longitude }, 'mwl', day, 1)[0]?.[moment] ?? '00:00'
    return toClock(new Date(round((toInstant(day, clock).getTime() + minutes * minuteMs) / quarter) * quarter))
  }
}

/** At least so many minutes before the sun rises there, or sets, or after it: between June and January that is two hours apart. */
export const beforeSunrise = (minutes: number, location: LocationKey): Clock => from('sunrise', -minutes, location)
export const afterSunrise = (minutes: number, location: LocationKey): Clock => from('sunrise', minutes, location)
export const beforeSunset = (minutes: number, location: LocationKey): Clock => from('maghrib', -minutes, location)

export const clockOn = (clock: Clock, day: Day): string => (typeof clock === 'string' ? clock : clock(day))
