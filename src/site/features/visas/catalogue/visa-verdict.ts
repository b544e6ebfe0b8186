import { isDay } from '../../../../domain/time/day.ts'

/** The answers so far; an empty nationality is one that is not listed. */
export type VisaAnswers = { nationality: string; purpose: string; date: string }

type Rules = {
  /** Empty: all nationalities may apply. */
  offeredTo: readonly string[]
  /** Empty: the purpose is not asked. */
  offeredFor: readonly string[]
  promisedOn: string
  today: string
}

export type VisaVerdict = 'fits' | 'late' | 'notForNationality' | 'notForPurpose' | 'past'

/** Null until there is something to say. */
export function toVisaVerdict(
  { offeredTo, offeredFor, promisedOn, today }: Rules,
  { nationality, purpose, date }: VisaAnswers,
): VisaVerdict | null {
  if (offeredTo.length > 0 && !offeredTo.includes(nationality)) return 'notForNationality'
  if (purpose && offeredFor.length > 0 && !offeredFor.includes(purpose)) return 'notForPurpose'
  if (!purpose || !isDay(date)) return null
  if (date < today) return 'past'
  return date <= promisedOn ? 'late' : 'fits'
}
