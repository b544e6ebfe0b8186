import { type ProblemResult, refuse } from '../problem-result.ts'
import type { Day } from '../time/day.ts'
import { type Party, type PartyProblem, parseParty } from './party.ts'
import { parseStay, type Stay, type StayProblem } from './stay.ts'

export type StayRequest = Party & { checkIn: string | null | undefined; checkOut: string | null | undefined }

export type StayRequestProblem = 'DATES_REQUIRED' | StayProblem | PartyProblem

/** Which nights and for whom: said once, for the API that refuses and for the page that says so beside its fields. */
export function parseStayRequest(
  { checkIn, checkOut, ...people }: StayRequest,
  today: Day,
): { ok: true; stay: Stay; party: Party } | ProblemResult<StayRequestProblem> {
  if (!checkIn || !checkOut) return refuse('DATES_REQUIRED')
  const nights = parseStay({ checkIn, checkOut }, today)
  if (!nights.ok) return nights
  const guests = parseParty(people)
  return guests.ok ? { ok: true, stay: nights.stay, party: guests.party } : guests
}
