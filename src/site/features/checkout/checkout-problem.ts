import type { ProblemBody } from '../../../contract/problems.ts'
import type { StoredReservation } from '../booking/stored-reservation.ts'
import type { Combination, Quote } from './quote.ts'

type Price = NonNullable<StoredReservation['price']>

/** Why it was not booked, with what helps to go on. */
export type CheckoutProblem =
  | { kind: 'price'; before: Quote | null; now: Quote }
  /** It was another when the rooms were chosen. */
  | { kind: 'moved'; before: Price; now: Price }
  | { kind: 'taken'; combinations: Combination[] }
  /** The selection itself cannot be had; the server has said why. */
  | { kind: 'selection'; message: string }
  | { kind: 'voucher' }
  | { kind: 'offline' }
  /** The fields or the server: said where it belongs. */
  | { kind: 'other'; message: string }

const aboutSelection = new Set<string>([
  'NOT_FOUND',
  'DATES_REQUIRED',
  'INVALID_DATE',
  'PAST_DATE',
  'NO_NIGHTS',
  'TOO_LONG',
  'TOO_FAR',
  'INVALID_ADULTS',
  'INVALID_AGE',
  'TOO_MANY_PEOPLE',
  'ROOM_REQUIRED',
  'UNKNOWN_ROOM',
  'ROOMS_TOO_SMALL',
  'ROOMS_TOO_MANY',
  'ROOMS_WITHOUT_ADULT',
  'CLOSED',
  'MIN_STAY',
])

export function toCheckoutProblem(problem: ProblemBody<Quote> | null, shown: Quote | null): CheckoutProblem {
  if (!problem) return { kind: 'offline' }
  const { code, message, details } = problem
  if (code === 'PRICE_CHANGED' && details) return { kind: 'price', before: shown, now: details.price }
  if (code === 'ROOM_UNAVAILABLE') return { kind: 'taken', combinations: details?.combinations ?? [] }
  if (code.startsWith('VOUCHER_')) return { kind: 'voucher' }
  return aboutSelection.has(code) ? { kind: 'selection', message } : { kind: 'other', message }
}

/** `now` is before voucher and points, which are no change of the price. */
export const toMoved = (before: StoredReservation['price'], now: number | null): CheckoutProblem | null =>
  before && now !== null && before.amount !== now ? { kind: 'moved', before, now: { ...before, amount: now } } : null
