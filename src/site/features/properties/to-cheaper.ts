import { type StayPlan, toPlanQuery } from './stay-plan.ts'

/** Nothing to ask while the days, or how old a child is, are not said. */
export function toCheaper(
  { checkIn, checkOut, adults, children }: StayPlan,
  ages: (number | null)[],
  ageQuery: string,
) {
  const childrenAges = ages.filter((age) => age !== null)
  if (!checkIn || !checkOut || childrenAges.length < ages.length) return null
  const stay = { checkIn, checkOut, adults: adults ?? (children ? 1 : 2), childrenAges }
  const guests = toPlanQuery({ checkIn: null, checkOut: null, adults, children }).replace('?', '&') + ageQuery
  return { stay, guests }
}
