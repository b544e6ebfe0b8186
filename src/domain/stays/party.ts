import { type ProblemResult, refuse } from '../problem-result.ts'

export type Party = { adults: number; childrenAges: readonly number[] }

/** Who takes which place. Infants sleep with their parents and need none. */
export type Guests = { adults: number; children: number; infants: number }

export type PartyProblem = 'INVALID_ADULTS' | 'INVALID_AGE' | 'TOO_MANY_PEOPLE'

const maxPeople = 30

/** The largest party that can be booked. */
export const partyLimits = {
  adults: { min: 1, max: maxPeople },
  age: { min: 0, max: 17 },
  people: maxPeople,
} as const

/** The largest party of the site's fields: a family with its grandparents. Larger parties write to us, or book by the API. */
export const maxGuests = { adults: 16, children: 10 } as const

const childFrom = 2
const adultFrom = 13

export function parseParty({ adults, childrenAges }: Party): { ok: true; party: Party } | ProblemResult<PartyProblem> {
  if (!isWithin(adults, partyLimits.adults)) return refuse('INVALID_ADULTS')
  if (!childrenAges.every((age) => isWithin(age, partyLimits.age))) return refuse('INVALID_AGE')
  if (adults + childrenAges.length > partyLimits.people) return refuse('TOO_MANY_PEOPLE')
  return { ok: true, party: { adults, childrenAges: [...childrenAges] } }
}

export function toGuests({ adults, childrenAges }: Party): Guests {
  const grown = childrenAges.filter((age) => age >= adultFrom).length
  const infants = childrenAges.filter((age) => age < childFrom).length
  return { adults: adults + grown, children: childrenAges.length - grown - infants, infants }
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max
