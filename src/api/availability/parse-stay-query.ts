import type { z } from 'zod'
import type { StayQuery } from '../../contract/availability.ts'
import { type FieldErrors, Problem } from '../../contract/problems.ts'
import { toDay } from '../../domain/day.ts'
import { type Party, type PartyProblem, parseParty } from '../../domain/party.ts'
import { parseStay, type Stay, type StayProblem } from '../../domain/stay.ts'

export type AskedStay = { stay: Stay; party: Party }

const fieldsOf: Record<StayProblem | PartyProblem, FieldErrors> = {
  INVALID_DATE: { checkIn: { error: 'date' } },
  PAST_DATE: { checkIn: { error: 'date' } },
  NO_NIGHTS: { checkOut: { error: 'date' } },
  TOO_LONG: { checkOut: { error: 'date' } },
  TOO_FAR: { checkOut: { error: 'date' } },
  INVALID_ADULTS: { adults: { error: 'invalid' } },
  INVALID_AGE: { childrenAges: { error: 'invalid' } },
  TOO_MANY_PEOPLE: { childrenAges: { error: 'invalid' } },
}

/** Which nights and for whom, or a problem that says what to choose differently. */
export function parseStayQuery(query: Omit<z.output<typeof StayQuery>, 'propertyId'>, now: Date): AskedStay {
  const { checkIn, checkOut } = query
  if (!checkIn || !checkOut)
    throw new Problem('DATES_REQUIRED', {
      ...(!checkIn && { checkIn: { error: 'required' } }),
      ...(!checkOut && { checkOut: { error: 'required' } }),
    })
  const parsed = parseStay({ checkIn, checkOut }, toDay(now))
  if (!parsed.ok) throw new Problem(parsed.code, fieldsOf[parsed.code])
  const people = parseParty(query)
  if (!people.ok) throw new Problem(people.code, fieldsOf[people.code])
  return { stay: parsed.stay, party: people.party }
}
