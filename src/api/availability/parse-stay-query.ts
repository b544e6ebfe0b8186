import type { z } from 'zod'
import type { StayQuery } from '../../contract/availability.ts'
import { type FieldErrors, Problem } from '../../contract/problems.ts'
import type { Party } from '../../domain/stays/party.ts'
import type { Stay } from '../../domain/stays/stay.ts'
import { parseStayRequest, type StayRequestProblem } from '../../domain/stays/stay-request.ts'
import { toDay } from '../../domain/time/day.ts'

export type AskedStay = { stay: Stay; party: Party }

const fieldsOf: Record<Exclude<StayRequestProblem, 'DATES_REQUIRED'>, FieldErrors> = {
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
  const { checkIn, checkOut, adults, childrenAges } = query
  const parsed = parseStayRequest({ checkIn, checkOut, adults, childrenAges }, toDay(now))
  if (parsed.ok) return { stay: parsed.stay, party: parsed.party }
  if (parsed.code !== 'DATES_REQUIRED') throw new Problem(parsed.code, { fields: fieldsOf[parsed.code] })
  throw new Problem('DATES_REQUIRED', {
    fields: {
      ...(!checkIn && { checkIn: { error: 'required' } }),
      ...(!checkOut && { checkOut: { error: 'required' } }),
    },
  })
}
