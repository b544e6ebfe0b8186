import type { FormProblem } from '../../../../client/forms/use-form.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { ProblemBody } from '../../../../contract/problems.ts'
import type { Stock } from './choice-request.ts'

export type PurchaseQuote = Ok<'POST /customer/purchases/calculate-price'>

/** Why nothing was bought, with what helps to go on. */
export type PurchaseProblem =
  | { kind: 'price'; before: PurchaseQuote | null; now: PurchaseQuote }
  | { kind: 'soldOut'; left: number; others: Stock[] }
  | { kind: 'over' }
  /** Something else has to be chosen; the server has said why. */
  | { kind: 'choice'; message: string }
  | { kind: 'holds'; message: string }
  | { kind: 'deposit'; message: string }
  | { kind: 'travellers'; message: string }
  | { kind: 'voucher' }
  | { kind: 'offline' }
  | { kind: 'other'; message: string }

const aboutChoice = new Set<string>([
  'NOT_FOUND',
  'TOO_MANY_PLACES',
  'TOO_FEW_PEOPLE',
  'TOO_MANY_PEOPLE',
  'INVALID_ADULTS',
  'INVALID_AGE',
  'INVALID_DATE',
  'PAST_DATE',
  'DEPARTURE_REQUIRED',
  'TICKETS_REQUIRED',
  'TRAVEL_DATE_REQUIRED',
])

const aboutTravellers = new Set<string>(['TRAVELLERS_REQUIRED', 'PARTY_MISMATCH', 'PASSPORT_EXPIRES'])

export function toPurchaseProblem(
  problem: ProblemBody<PurchaseQuote> | null,
  shown: PurchaseQuote | null,
): PurchaseProblem {
  if (!problem) return { kind: 'offline' }
  const { code, message, details } = problem
  if (code === 'PRICE_CHANGED' && details) return { kind: 'price', before: shown, now: details.price }
  if (code === 'SOLD_OUT') return { kind: 'soldOut', left: details?.left ?? 0, others: details?.others ?? [] }
  if (code === 'SALE_OVER') return { kind: 'over' }
  if (code === 'DEPOSIT_NOT_OFFERED') return { kind: 'deposit', message }
  if (code === 'TOO_MANY_HOLDS') return { kind: 'holds', message }
  if (aboutTravellers.has(code)) return { kind: 'travellers', message }
  if (code.startsWith('VOUCHER_')) return { kind: 'voucher' }
  return { kind: aboutChoice.has(code) ? 'choice' : 'other', message }
}

/** Said beside the field that it is about, so that nothing typed has to be looked for. */
const fieldOf: Record<string, string | undefined> = {
  PAYMENT_METHOD_REQUIRED: 'paymentMethod',
  WALLET_TOO_LOW: 'paymentMethod',
  CASH_NOT_OFFERED: 'paymentMethod',
  PICKUP_REQUIRED: 'pickupLocation',
}

export function findFieldProblem(problem: ProblemBody | null): FormProblem | null {
  if (!problem) return null
  const { code, message, errors = {} } = problem
  const field = fieldOf[code]
  if (field) return { message, fields: { [field]: message } }
  const isTyped = code === 'INVALID_INPUT' || aboutTravellers.has(code)
  // A mistake of all of them has no field of its own.
  return isTyped && Object.keys(errors).some((name) => name !== 'travellers') ? { message, fields: errors } : null
}
