import { Problem } from '../../contract/problems.ts'
import { decideHold, type HoldInput } from '../../domain/orders/decide-hold.ts'

/** Throws if the customer may not hold this without having paid. */
export function requireHold(input: HoldInput): void {
  const decision = decideHold(input)
  if (decision.ok) return
  if (decision.code === 'HOLD_AGAIN_LATER') throw toHoldAgain(decision.until, input.now)
  if (decision.code !== 'CASH_NOT_OFFERED') throw new Problem(decision.code)
  const { code, reason } = decision
  throw new Problem(code, { fields: { paymentMethod: { error: 'invalid' } }, details: { cash: { reason } } })
}

function toHoldAgain(until: Date, now: Date): Problem {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return new Problem('HOLD_AGAIN_LATER', { retryAfter: seconds, details: { until: until.toISOString() } })
}
