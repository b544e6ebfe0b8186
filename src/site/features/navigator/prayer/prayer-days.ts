import type { Ok } from '../../../../contract/contract.ts'
import type { PrayerClocks, PrayerMethod } from '../../../../domain/prayer/prayer-methods.ts'
import type { Day } from '../../../../domain/time/day.ts'

type Answer = Ok<'GET /public/prayer-times/{id}'>
type Method = Answer['method']

export type DayClocks = { date: Day } & PrayerClocks

/** Days of one place by one method, as the screen and the device keep them. */
export type PrayerDays = {
  location: { id: number; title: string }
  method: Method
  methods: Method[]
  days: DayClocks[]
}

/** Hijri dates are left out: the screen works them out with the offset of its device. */
export const toPrayerDaysView = ({ location, method, methods, data }: Answer): PrayerDays => ({
  location: { id: location.id, title: location.city },
  method,
  methods,
  days: data.map(({ hijri, ...day }) => day),
})

/** The chosen location and method; no method: the location's own. */
export type PrayerChoice = { location: number; method: PrayerMethod | null }

/** A method that the place does not have cannot be shown, so that its own will do. */
export const isOf = ({ location, method, methods }: PrayerDays, choice: PrayerChoice): boolean =>
  location.id === choice.location &&
  (choice.method === null
    ? method.key === methods[0]?.key
    : method.key === choice.method || !methods.some(({ key }) => key === choice.method))
