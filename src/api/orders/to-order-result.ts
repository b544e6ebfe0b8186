import type { Currency, Money } from '../../domain/money/money.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import type { PlacementResult } from './place-order.ts'

/** The answer to a new order. Survives JSON, since it is stored with an Idempotency-Key. */
export type OrderResult = { code: string; paymentStatus: PaymentStatus; holdUntil: string | null; total: Money }

export const toOrderResult = (
  { code, paymentStatus, holdUntil, total }: PlacementResult,
  currency: Currency,
): OrderResult => ({
  code,
  paymentStatus,
  holdUntil: holdUntil?.toISOString() ?? null,
  total: { amount: total, currency },
})
