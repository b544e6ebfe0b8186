import { type ProblemResult, refuse } from '../problem-result.ts'
import { type Day, daysBetween, isDay, listDays } from '../time/day.ts'

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

export const countNights = ({ checkIn, checkOut }: Stay): number => daysBetween(checkIn, checkOut)

export const nightsOf = (stay: Stay): Day[] => listDays(stay.checkIn, countNights(stay))
