import type { Day } from '../time/day.ts'

/**
 * A price in dollars in dinars: as its payments have fixed it, or about. `rate`: null where they have fixed it at several, or none is known.
 * `day`: that of the rate, where it is known.
 */
export type OrderDinars = { amount: number; rate: number | null; day: Day | null; isFixed: boolean }

/** Of a deposit and what is left to pay after it. */
export const addDinars = (first: OrderDinars | null, rest: OrderDinars | null): OrderDinars | null =>
  first &&
  rest && {
    amount: first.amount + rest.amount,
    rate: first.rate === rest.rate ? first.rate : null,
    day: first.rate === rest.rate ? first.day : null,
    isFixed: first.isFixed && rest.isFixed,
  }

/** What `part` of the price `whole` is of its dinars: about, since only what is paid or given back fixes it. */
export const shareOfDinars = (dinars: OrderDinars | null, part: number, whole: number): OrderDinars | null =>
  dinars &&
  (part === whole ? dinars : { ...dinars, amount: Math.round((dinars.amount * part) / whole), isFixed: false })
