import type { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import type { HoldAgain } from '../../contract/purchase-quotes.ts'
import { type EndedHold, findHoldAgainAt } from '../../domain/stays/hold-cooldown.ts'

/** Throws where the same was held too often without being paid for. A wallet pays in the same moment, so that it is not asked of it. */
export function requireHoldAgain(ended: readonly EndedHold[], now: Date): void {
  const until = findHoldAgainAt(ended, now)
  if (!until) return
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  const details: z.output<typeof HoldAgain> = { until: until.toISOString() }
  throw new Problem('HOLD_AGAIN_LATER', undefined, seconds, details)
}
