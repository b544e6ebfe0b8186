import { addDays, type Day } from '../../domain/day.ts'
import type { CancellationPolicy } from '../../domain/refund.ts'

/** The policy with its last free day, which may be over already. */
export function toPolicy({ freeUntilDays, percentAfter }: CancellationPolicy, checkIn: Day, today: Day) {
  const last = addDays(checkIn, -freeUntilDays)
  return { freeUntilDays, freeUntil: last >= today ? last : null, percentAfter }
}
