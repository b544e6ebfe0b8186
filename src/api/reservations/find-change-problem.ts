import type { ProblemCode } from '../../contract/problems.ts'
import type { ReservationFacts } from '../../db/queries/reservations.ts'
import { canChange } from '../../domain/reservation-states.ts'

/** Why a reservation cannot be changed at all, whatever is wanted instead; null where it can. */
export const findChangeProblem = (facts: ReservationFacts, now: Date): ProblemCode | null =>
  canChange(facts, now) && !facts.order.isClosed ? null : 'CANNOT_CHANGE'
