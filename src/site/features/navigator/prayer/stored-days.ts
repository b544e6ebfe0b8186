import { deviceValue } from '../../../../client/device/device-value.ts'
import { prayerTimes } from '../../../../domain/prayer/prayer-methods.ts'
import { isDay } from '../../../../domain/time/day.ts'
import { isOf, type PrayerChoice, type PrayerDays } from './prayer-days.ts'

/** A traveller has a home and a few places to go. */
const max = 4

/** The coming days of the places that were looked at last, the newest first: they are there offline. */
const stored = deviceValue<readonly PrayerDays[]>('safar.prayer-days', (days) =>
  Array.isArray(days) ? days.filter(isPrayerDays).slice(0, max) : [],
)

export const findStoredDays = (choice: PrayerChoice): PrayerDays | null =>
  stored.read().find((one) => isOf(one, choice)) ?? null

export function storeDays(days: PrayerDays): void {
  const isSame = (one: PrayerDays) => one.location.id === days.location.id && one.method.key === days.method.key
  stored.write([days, ...stored.read().filter((one) => !isSame(one))].slice(0, max))
}

const isMethod = (value: unknown): boolean => {
  const { key, name } = (value ?? {}) as { key?: unknown; name?: unknown }
  return typeof key === 'string' && typeof name === 'string'
}

const isClocks = (value: unknown): boolean => {
  const day = (value ?? {}) as Record<string, unknown>
  return (
    isDay(String(day.date)) &&
    prayerTimes.every((time) => /^\d\d:\d\d$/.test(typeof day[time] === 'string' ? day[time] : ''))
  )
}

/** Another version of the site, or a person's hand, may have written it. */
export function isPrayerDays(value: unknown): value is PrayerDays {
  const { location, method, methods, days } = (value ?? {}) as Partial<PrayerDays>
  return (
    Number.isInteger(location?.id) &&
    typeof location?.title === 'string' &&
    isMethod(method) &&
    Array.isArray(methods) &&
    methods.every(isMethod) &&
    Array.isArray(days) &&
    days.length > 0 &&
    days.every(isClocks)
  )
}
