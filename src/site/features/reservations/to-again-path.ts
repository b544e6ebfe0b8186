import { toDay } from '../../../domain/time/day.ts'
import type { Reservation } from './next-step.ts'

type ReservationFacts = Pick<Reservation, 'property' | 'adults' | 'childrenAges' | 'status' | 'checkIn' | 'checkOut'>

/** The same stay for the same people, on the same days where it came to nothing and they are still ahead. */
export function toAgainPath(
  { property, adults, childrenAges, status, checkIn, checkOut }: ReservationFacts,
  now: Date,
): string {
  const isWanted = status !== 'accepted' && checkIn >= toDay(now)
  const query = new URLSearchParams({
    ...(isWanted && { checkIn, checkOut }),
    adults: String(adults),
    children: String(childrenAges.length),
  })
  for (const age of childrenAges) query.append('age', String(age))
  return `/properties/${property.id}?${query}`
}
