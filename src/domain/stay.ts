import { addDays, type Day } from './day.ts'
import { type ProblemResult, refuse } from './problem-result.ts'

/** The nights from `checkIn` up to, and without, `checkOut`: the day of leaving is not slept through. */
export type Stay = { checkIn: Day; checkOut: Day }

export type StayProblem = 'INVALID_DATE' | 'PAST_DATE' | 'NO_NIGHTS' | 'TOO_LONG' | 'TOO_FAR'

export const stayLimits = { nights: 90, daysAhead: 550 } as const

export function parseStay(
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  today: Day,
): { ok: true; stay: Stay } | ProblemResult<StayProblem> {
  if (!isDay(checkIn) || !isDay(checkOut)) return refuse('INVALID_DATE')
  if (checkIn < today) return refuse('PAST_DATE')
  if (checkOut <= checkIn) return refuse('NO_NIGHTS')
  if (daysBetween(checkIn, checkOut) > stayLimits.nights) return refuse('TOO_LONG')
  if (daysBetween(today, checkOut) > stayLimits.daysAhead) return refuse('TOO_FAR')
  return { ok: true, stay: { checkIn, checkOut } }
}

/** 30 February would roll over into March, so that only a day that comes back unchanged is one. */
export const isDay = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text

/** Negative when `to` is the earlier one. Counted in UTC, where every day has 24 hours. */
export const daysBetween = (from: Day, to: Day): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

export const countNights = ({ checkIn, checkOut }: Stay): number => daysBetween(checkIn, checkOut)

export const nightsOf = (stay: Stay): Day[] =>
  Array.from({ length: countNights(stay) }, (_, index) => addDays(stay.checkIn, index))
