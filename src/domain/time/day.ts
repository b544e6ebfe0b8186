/** A calendar day in Baghdad, `YYYY-MM-DD`. */
export type Day = string

// Iraq has kept UTC+3 without summer time since 2008.
const baghdadOffset = 3 * 60 * 60 * 1000

const toParts = (instant: Date) => new Date(instant.getTime() + baghdadOffset).toISOString()

export const toDay = (instant: Date): Day => toParts(instant).slice(0, 10)

/** `HH:MM` on Baghdad's clocks. */
export const toClock = (instant: Date): string => toParts(instant).slice(11, 16)

const oneDay = 24 * 60 * 60 * 1000
// In UTC, where every day has 24 hours.
const toMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const ofMidnight = (midnight: number): Day => new Date(midnight).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => ofMidnight(toMidnight(day) + count * oneDay)

/** So many days from this one on. */
export function listDays(from: Day, count: number): Day[] {
  const first = toMidnight(from)
  return Array.from({ length: count }, (_, index) => ofMidnight(first + index * oneDay))
}

/** The last day of the month where that has no such day: 31 August and six months are 28 February. */
export const addMonths = (day: Day, count: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** 30 February would roll over into March, so that only a day that comes back unchanged is one. */
export const isDay = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text

/** Negative when `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number => (toMidnight(to) - toMidnight(from)) / oneDay

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const toInstant = (day: Day, clock: string): Date => new Date(`${day}T${clock}:00+03:00`)

/** `2026-11-20` as 20261120, so that days compare as numbers. */
export const toDayNumber = (day: Day): number => Number(day.replaceAll('-', ''))
