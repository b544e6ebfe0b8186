import type { StoredReservation } from '../booking/stored-reservation.ts'

/** The page of the stay, with the same dates and guests: `/properties/7?checkIn=…&children=1&age=5`. */
export function toPropertyPath({ propertyId, checkIn, checkOut, adults, childrenAges }: StoredReservation): string {
  const query = new URLSearchParams({
    checkIn,
    checkOut,
    adults: String(adults),
    children: String(childrenAges.length),
  })
  for (const age of childrenAges) query.append('age', String(age))
  return `/properties/${propertyId}?${query}`
}
