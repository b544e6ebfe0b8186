import { CalculationMethod, CalculationParameters, Coordinates as Place, PrayerTimes } from 'adhan'
import type { Coordinates } from '../map/coordinates.ts'
import { type Day, listDays, toInstant } from '../time/day.ts'
import { toHijri } from '../time/hijri.ts'
import { type PrayerClocks, type PrayerMethod, prayerMethods } from './prayer-methods.ts'
import { findPrayerTable, type PrayerTable } from './prayer-tables.ts'

/** Those that can be chosen at a place; the first is the one that people go by there. */
export const methodsAt = (at: Coordinates): PrayerMethod[] =>
  prayerMethods.filter((method) => method !== 'table' || findPrayerTable(at) !== null)

export type PrayerClocksOfDay = { date: Day } & PrayerClocks

/** Moments of a day in minutes since its 00:00 in Baghdad, not rounded. */
type Moments = {
  fajr: number
  sunrise: number
  dhuhr: number
  asr: number
  sunset: number
  maghrib: number
  isha: number
}

export function toPrayerDays(at: Coordinates, method: PrayerMethod, from: Day, count: number): PrayerClocksOfDay[] {
  const momentsOf = method === 'table' ? readTable(findPrayerTable(at)) : (day: Day) => calculate(at, method, day)
  const days = listDays(from, count + 1)
  const moments = days.map(momentsOf)
  return days.slice(0, count).map((date, index) => toPrayerDay(date, moments[index], moments[index + 1]))
}

function toPrayerDay(date: Day, today: Moments | undefined, tomorrow: Moments | undefined): PrayerClocksOfDay {
  if (!today || !tomorrow) throw new RangeError(`There are no prayer times of ${date}`)
  const { fajr, sunrise, dhuhr, asr, maghrib, isha, sunset } = today
  // Halfway between sunset and the next dawn.
  const midnight = (sunset + tomorrow.fajr + 24 * 60) / 2
  return {
    date,
    fajr: toClockText(fajr),
    sunrise: toClockText(sunrise),
    dhuhr: toClockText(dhuhr),
    asr: toClockText(asr),
    maghrib: toClockText(maghrib),
    isha: toClockText(isha),
    midnight: toClockText(midnight),
  }
}

function toClockText(minutes: number): string {
  const whole = ((Math.round(minutes) % 1440) + 1440) % 1440
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function readTable(table: PrayerTable | null): (day: Day) => Moments {
  if (!table) throw new RangeError('There is no table of prayer times here')
  return (day) => {
    const [fajr, sunrise, dhuhr, asr, maghrib, isha] = table(day)
    return { fajr, sunrise, dhuhr, asr, sunset: maghrib, maghrib, isha }
  }
}

/** Twilight begins and ends at these angles; after the way of Qom, sunset is when the red has left the east. */
const jafari = (): CalculationParameters => {
  const parameters = new CalculationParameters('Other', 16, 14)
  parameters.maghribAngle = 4
  return parameters
}

const parametersOf: Record<Exclude<PrayerMethod, 'table'>, () => CalculationParameters> = {
  mwl: CalculationMethod.MuslimWorldLeague,
  'umm-al-qura': CalculationMethod.UmmAlQura,
  egyptian: CalculationMethod.Egyptian,
  karachi: CalculationMethod.Karachi,
  jafari,
}

function calculate({ latitude, longitude }: Coordinates, method: Exclude<PrayerMethod, 'table'>, day: Day): Moments {
  const parameters = parametersOf[method]()
  // In Ramadan Mecca waits two hours between sunset and Isha, else one and a half.
  if (method === 'umm-al-qura' && toHijri(day)?.month === 9) parameters.ishaInterval = 120
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  // The library reads the day off the clocks of this computer, wherever it stands.
  const times = new PrayerTimes(new Place(latitude, longitude), new Date(year, month - 1, date, 12), parameters)
  const minutes = (instant: Date) => (instant.getTime() - toInstant(day, '00:00').getTime()) / 60_000
  const { fajr, sunrise, dhuhr, asr, sunset, maghrib, isha } = times
  return {
    fajr: minutes(fajr),
    sunrise: minutes(sunrise),
    dhuhr: minutes(dhuhr),
    asr: minutes(asr),
    sunset: minutes(sunset),
    maghrib: minutes(maghrib),
    isha: minutes(isha),
  }
}
