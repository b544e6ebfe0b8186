import { sql } from 'kysely'
import {
  type ChangeStatus,
  nextChangeStatuses,
  nextPaymentStates,
  nextPaymentStatuses,
  nextPurchaseStatuses,
  nextRefundStates,
  nextReservationStatuses,
  nextSubscriptionStatuses,
  nextVisaStatuses,
  type PaymentState,
  type PaymentStatus,
  type PurchaseStatus,
  type RefundState,
  type ReservationStatus,
  type Steps,
  type SubscriptionStatus,
  type VisaStatus,
} from '../domain/orders/states.ts'
import { nextReviewStatuses, type ReviewStatus } from '../domain/reviews/review.ts'
import { nextWaitlistStatuses, type WaitlistStatus } from '../domain/sales/waitlist.ts'
import type { Db } from './database.ts'
import type { Sql } from './queries/fragments.ts'

/** A table with a status: its name, its column, and the allowed steps. */
export type Machine<Status extends string> = { table: string; column: string; next: Steps<Status> }

export const orderPayment: Machine<PaymentStatus> = {
  table: 'orders',
  column: 'payment_status',
  next: nextPaymentStatuses,
}
export const reservationStatus: Machine<ReservationStatus> = {
  table: 'reservations',
  column: 'status',
  next: nextReservationStatuses,
}
export const paymentState: Machine<PaymentState> = { table: 'payments', column: 'status', next: nextPaymentStates }
export const refundState: Machine<RefundState> = { table: 'refunds', column: 'status', next: nextRefundStates }
export const changeStatus: Machine<ChangeStatus> = {
  table: 'reservation_changes',
  column: 'status',
  next: nextChangeStatuses,
}
export const subscriptionStatus: Machine<SubscriptionStatus> = {
  table: 'subscriptions',
  column: 'status',
  next: nextSubscriptionStatuses,
}

export const purchaseStatus: Machine<PurchaseStatus> = {
  table: 'purchases',
  column: 'status',
  next: nextPurchaseStatuses,
}

export const visaStatus: Machine<VisaStatus> = {
  table: 'visa_applications',
  column: 'status',
  next: nextVisaStatuses,
}

export const reviewStatus: Machine<ReviewStatus> = { table: 'reviews', column: 'status', next: nextReviewStatuses }

export const questionStatus: Machine<ReviewStatus> = {
  table: 'guest_questions',
  column: 'status',
  next: nextReviewStatuses,
}

export const waitlistStatus: Machine<WaitlistStatus> = {
  table: 'waitlist_entries',
  column: 'status',
  next: nextWaitlistStatuses,
}

/** A step that the table does not have, from where the row stands. */
export class TransitionError extends Error {}

/** `set`: what else changes with it. */
type Step<Status> = { id: number; to: Status; set?: Sql }

/** The only place where a status changes: from what the table allows, or not at all. */
export async function transition<Status extends string>(
  db: Db,
  machine: Machine<Status>,
  step: Step<Status>,
): Promise<void> {
  if (!(await tryTransition(db, machine, step)))
    throw new TransitionError(`${machine.table} ${step.id} cannot become ${step.to}`)
}

/** For steps that another transaction may have taken first: false where the row's status does not allow it. */
export const tryTransition = async <Status extends string>(
  db: Db,
  machine: Machine<Status>,
  { id, to, set }: Step<Status>,
): Promise<boolean> => (await transitionAll(db, machine, { ids: [id], to, set })) === 1

/** For several rows at once: returns how many have taken the step. */
export async function transitionAll<Status extends string>(
  db: Db,
  machine: Machine<Status>,
  { ids, to, set }: { ids: readonly number[]; to: Status; set?: Sql | undefined },
): Promise<number> {
  const from = statusesBefore(machine, to)
  const { numAffectedRows } = await sql`
    update ${sql.table(machine.table)} set ${sql.ref(machine.column)} = ${to} ${set ? sql`, ${set}` : sql``}
    where id = any(${ids}::int[]) and ${sql.ref(machine.column)} = any(${from}::text[])`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export const statusesBefore = <Status extends string>({ next }: Machine<Status>, to: Status): string[] =>
  (Object.keys(next) as Status[]).filter((from) => next[from].includes(to))
