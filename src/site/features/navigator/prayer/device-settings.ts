import { deviceValue } from '../../../../client/device/device-value.ts'
import { maxPrayerMinutes, noMinutes, type PrayerMinutes } from '../../../../domain/prayer/next-prayer.ts'
import { type PrayerMethod, prayerMethods, prayers } from '../../../../domain/prayer/prayer-methods.ts'

/** The prayer settings of this device. */
export type PrayerSettings = { method: PrayerMethod | null; minutes: PrayerMinutes }

export function parsePrayerSettings(stored: unknown): PrayerSettings {
  const { method, minutes } = (stored ?? {}) as { method?: unknown; minutes?: Record<string, unknown> | null }
  return {
    method: prayerMethods.find((one) => one === method) ?? null,
    minutes: Object.assign(
      { ...noMinutes },
      ...prayers.map((prayer) => ({ [prayer]: toMinutes(minutes?.[prayer]) })),
    ) as PrayerMinutes,
  }
}

const toMinutes = (value: unknown): number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= maxPrayerMinutes ? Number(value) : 0

export const prayerSettings = deviceValue('safar.prayer', parsePrayerSettings)
