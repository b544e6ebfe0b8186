import { isOrderLapsed, toHoldUntil } from '../orders/order.ts'
import type { PaymentStatus, ReservationStatus } from '../orders/states.ts'
import { type Day, toClock, toDay, toInstant } from '../time/day.ts'
import { type CashWait, toCashEnd } from './hold-rules.ts'

/** The state after the customer cancels. */
export const statusAfterCancel = { pending: 'failed', accepted: 'ended' } as const satisfies Partial<
  Record<ReservationStatus, ReservationStatus>
>

/** `checkInClock` is the property's, `HH:MM`, with or without seconds. */
export type Arrival = { checkIn: Day; checkInClock: string }

/** Who brings cash gets some hours for the way, but not beyond the arrival: a room that is waited for in vain could be sold until then. */
export function toCashDeadline(now: Date, { checkIn, checkInClock }: Arrival, wait: CashWait): Date {
  const arrival = toInstant(checkIn, checkInClock.slice(0, 5)).getTime()
  return new Date(Math.max(toHoldUntil(now).getTime(), Math.min(toCashEnd(now, wait).getTime(), arrival)))
}

/** The first state of a reservation. One that a voucher makes free is paid at once. */
export const toFirstStatus = (
  { paymentStatus }: { paymentStatus: PaymentStatus },
  acceptance: 'automatic' | 'manual',
): ReservationStatus => (paymentStatus === 'paid' && acceptance === 'automatic' ? 'accepted' : 'pending')

export type ReservationState = Arrival & {
  status: ReservationStatus
  paymentStatus: PaymentStatus
  /** Null where nothing is waited for. */
  holdUntil: Date | null
}

/** A hold that has run out counts as failed before a job closes it. */
export const isLapsed = ({ status, ...payment }: ReservationState, now: Date): boolean =>
  status === 'pending' && isOrderLapsed({ ...payment, isClosed: false }, now)

export const canPay = (state: ReservationState, now: Date): boolean =>
  state.status === 'pending' && state.paymentStatus === 'unpaid' && state.holdUntil !== null && now < state.holdUntil

/** An unpaid reservation can be cancelled at any time. */
export const canCancel = (state: ReservationState, now: Date): boolean =>
  (state.status === 'pending' || state.status === 'accepted') &&
  !isLapsed(state, now) &&
  ((state.status === 'pending' && state.paymentStatus !== 'paid') || !hasArrived(state, now))

/** Only accepted reservations can be changed: pending ones are cancelled and made anew. Until the day of departure, for leaving earlier or later. */
export const canChange = (
  { status, paymentStatus, checkOut }: Pick<ReservationState, 'status' | 'paymentStatus'> & { checkOut: Day },
  now: Date,
): boolean => status === 'accepted' && paymentStatus === 'paid' && toDay(now) < checkOut

/** By the clock: for money, guests who never came count as arrived. */
export function hasArrived({ checkIn, checkInClock }: Arrival, now: Date): boolean {
  const today = toDay(now)
  return today === checkIn ? toClock(now) >= checkInClock.slice(0, 5) : today > checkIn
}
