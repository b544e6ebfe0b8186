import type { ProblemCode } from '../../contract/problems.ts'
import type { ReservationFacts } from '../../db/queries/stays/reservations.ts'
import { canChange } from '../../domain/stays/reservation-states.ts'

/** Why a reservation cannot be changed at all; null where it can. */
export function findChangeProblem(facts: ReservationFacts, now: Date): ProblemCode | null {
  if (!canChange(facts, now) || facts.order.isClosed || facts.isUnused) return 'CANNOT_CHANGE'
  return facts.isShared ? 'SHARED_NOT_CHANGED' : null
}
