import type { Day } from '../../../domain/time/day.ts'

type StayQuery = { checkIn: Day; checkOut: Day; adults: number; childrenAges: readonly number[] }

/** The page on which a guest joins the waitlist of a property for these nights and this party. */
export function toWaitPath(property: number, { checkIn, checkOut, adults, childrenAges }: StayQuery): string {
  const params = new URLSearchParams({
    for: 'property',
    id: String(property),
    checkIn,
    checkOut,
    adults: String(adults),
  })
  for (const age of childrenAges) params.append('age', String(age))
  return `/account/waiting/new?${params}`
}
