import type { PaymentMethod } from '../money/payment-method.ts'
import { type ProblemResult, refuse } from '../problem-result.ts'
import { type EndedHold, findHoldAgainAt } from '../stays/hold-cooldown.ts'
import type { CashReason } from '../stays/hold-rules.ts'

type LimitResult = { ok: true } | ProblemResult<'TOO_MANY_HOLDS' | 'HOLDS_TOO_LARGE'>

export type HoldInput = {
  total: number
  method: PaymentMethod
  /** Whether this fits beside the customer's other unpaid holds. Stays, purchases and changes count differently. */
  limit: LimitResult
  /** Earlier holds of this customer that ended without payment. */
  endedHolds: readonly EndedHold[]
  /** Why cash is not offered; null if it is. */
  cashReason: CashReason | null
  now: Date
}

export type HoldDecision =
  | LimitResult
  | (ProblemResult<'HOLD_AGAIN_LATER'> & { until: Date })
  | (ProblemResult<'CASH_NOT_OFFERED'> & { reason: CashReason })

/** Whether a customer may hold stock without having paid for it. The same rule for all kinds of orders. */
export function decideHold({ total, method, limit, endedHolds, cashReason, now }: HoldInput): HoldDecision {
  // A free order is completed at once and holds nothing.
  if (total === 0) return { ok: true }
  if (!limit.ok) return limit
  // A wallet pays at once, so a renewed hold blocks no other customer.
  const until = method === 'wallet' ? null : findHoldAgainAt(endedHolds, now)
  if (until) return { ...refuse('HOLD_AGAIN_LATER'), until }
  if (method === 'cash' && cashReason) return { ...refuse('CASH_NOT_OFFERED'), reason: cashReason }
  return limit
}
