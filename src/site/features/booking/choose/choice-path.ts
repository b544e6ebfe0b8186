import type { Day } from '../../../../domain/time/day.ts'

/** Which nights and for whom, as the form has it: not all of it may be chosen yet. */
export type StayChoiceQuery = {
  checkIn: Day | null
  checkOut: Day | null
  adults: number
  ages: readonly (number | null)[]
}

export const hasAges = ({ ages }: Pick<StayChoiceQuery, 'ages'>): boolean => !ages.includes(null)

/** `/properties/7?checkIn=…&age=5`: the address is what remembers it. */
export function toChoicePath(property: number, { checkIn, checkOut, adults, ages }: StayChoiceQuery): string {
  const params = new URLSearchParams()
  if (checkIn) params.set('checkIn', checkIn)
  if (checkOut) params.set('checkOut', checkOut)
  params.set('adults', String(adults))
  params.set('children', String(ages.length))
  // An age that is missing keeps its place, or the next child would get it.
  for (const age of ages) params.append('age', age === null ? '' : String(age))
  return `/properties/${property}?${params}`
}
