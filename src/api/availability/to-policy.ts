import type { CancellationPolicy } from '../../domain/money/refund.ts'
import { type Arrival, hasArrived } from '../../domain/stays/reservation-states.ts'
import { addDays, toDay } from '../../domain/time/day.ts'

/**
 * The policy with its last free day, which may be over already. Who books for tonight after the check-in hour cannot cancel any more, so
 * nothing is promised.
 */
export function toPolicy({ freeUntilDays, percentAfter }: CancellationPolicy, arrival: Arrival, now: Date) {
  if (hasArrived(arrival, now)) return { freeUntilDays, freeUntil: null, percentAfter: 0 }
  const last = addDays(arrival.checkIn, -freeUntilDays)
  return { freeUntilDays, freeUntil: last >= toDay(now) ? last : null, percentAfter }
}
