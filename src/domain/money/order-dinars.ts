import type { Day } from '../time/day.ts'

/**
 * A price in dollars in dinars: as its payments have fixed it, or about. `rate`: null where they have fixed it at several, or none is known.
 * `day`: that of the rate, where it is known.
 */
export type OrderDinars = { amount: number; rate: number | null; day: Day | null; isFixed: boolean }

/** Dinars of a deposit and of the rest after it. */
export const addDinars = (first: OrderDinars | null, rest: OrderDinars | null): OrderDinars | null =>
  first &&
  rest && {
    amount: first.amount + rest.amount,
    rate: first.rate === rest.rate ? first.rate : null,
    day: first.rate === rest.rate ? first.day : null,
    isFixed: first.isFixed && rest.isFixed,
  }

/** The dinars of `part` of the price `whole`: an estimate, since only payments and refunds fix it. */
export const shareOfDinars = (dinars: OrderDinars | null, part: number, whole: number): OrderDinars | null =>
  dinars &&
  (part === whole ? dinars : { ...dinars, amount: Math.round((dinars.amount * part) / whole), isFixed: false })
