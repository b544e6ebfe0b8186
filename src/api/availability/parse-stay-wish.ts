import type { z } from 'zod'
import type { StayWish } from '../../contract/availability.ts'
import { type FieldFaults, Problem } from '../../contract/problems.ts'
import { toDay } from '../../domain/day.ts'
import { type Party, type PartyProblem, parseParty } from '../../domain/party.ts'
import { parseStay, type Stay, type StayProblem } from '../../domain/stay.ts'

export type AskedStay = { stay: Stay; party: Party }

const fieldsOf: Record<StayProblem | PartyProblem, FieldFaults> = {
  INVALID_DATE: { checkIn: { fault: 'date' } },
  PAST_DATE: { checkIn: { fault: 'date' } },
  NO_NIGHTS: { checkOut: { fault: 'date' } },
  TOO_LONG: { checkOut: { fault: 'date' } },
  TOO_FAR: { checkOut: { fault: 'date' } },
  INVALID_ADULTS: { adults: { fault: 'invalid' } },
  INVALID_AGE: { childrenAges: { fault: 'invalid' } },
  TOO_MANY_PEOPLE: { childrenAges: { fault: 'invalid' } },
}

/** Which nights and for whom, or a problem that says what to choose differently. */
export function parseStayWish(wish: Omit<z.output<typeof StayWish>, 'propertyId'>, now: Date): AskedStay {
  const { checkIn, checkOut } = wish
  if (!checkIn || !checkOut)
    throw new Problem('DATES_REQUIRED', {
      ...(!checkIn && { checkIn: { fault: 'required' } }),
      ...(!checkOut && { checkOut: { fault: 'required' } }),
    })
  const judged = parseStay({ checkIn, checkOut }, toDay(now))
  if (!judged.ok) throw new Problem(judged.code, fieldsOf[judged.code])
  const people = parseParty(wish)
  if (!people.ok) throw new Problem(people.code, fieldsOf[people.code])
  return { stay: judged.stay, party: people.party }
}
