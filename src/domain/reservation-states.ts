import { type Day, toClock, toDay, toInstant } from './day.ts'
import { type CashWait, toCashEnd } from './hold-rules.ts'
import type { PaymentMethod } from './payment-method.ts'

export const reservationStatuses = ['pending', 'accepted', 'rejected', 'failed', 'ended'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

/** `unpaid` waits for an online payment, `notPaidYet` is cash. */
export const paymentStatuses = ['unpaid', 'notPaidYet', 'paid', 'failed', 'refunded', 'refunded_failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** `inactive` waits for its payment. */
export const subscriptionStatuses = ['inactive', 'active', 'suspended', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const nextReservationStatuses = {
  pending: ['accepted', 'rejected', 'failed'],
  accepted: ['ended'],
  rejected: [],
  // By a payment that came late and found its rooms still free.
  failed: ['pending', 'accepted'],
  ended: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>

export const nextPaymentStatuses = {
  unpaid: ['paid', 'failed'],
  notPaidYet: ['paid'],
  paid: ['refunded', 'refunded_failed'],
  failed: ['paid'],
  refunded: [],
  // Once an operator has seen to it.
  refunded_failed: ['refunded'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export const nextSubscriptionStatuses = {
  inactive: ['active', 'ended'],
  active: ['suspended', 'ended'],
  suspended: ['active', 'ended'],
  ended: [],
} as const satisfies Record<SubscriptionStatus, readonly SubscriptionStatus[]>

const toRule =
  <Status extends string>(next: Record<Status, readonly Status[]>) =>
  (from: Status, to: Status): boolean =>
    next[from].includes(to)

export const canReservationBecome = toRule<ReservationStatus>(nextReservationStatuses)
export const canPaymentBecome = toRule<PaymentStatus>(nextPaymentStatuses)
export const canSubscriptionBecome = toRule<SubscriptionStatus>(nextSubscriptionStatuses)

/** What becomes of a reservation that its customer cancels. */
export const statusAfterCancel = { pending: 'failed', accepted: 'ended' } as const satisfies Partial<
  Record<ReservationStatus, ReservationStatus>
>

const holdMinutes = 15

export const toHoldUntil = (now: Date): Date => new Date(now.getTime() + holdMinutes * 60_000)

/** `checkInClock` is the property's, `HH:MM`, with or without seconds. */
export type Arrival = { checkIn: Day; checkInClock: string }

/** Who brings cash gets some hours for the way, but not beyond the arrival: a room that is waited for in vain could be sold until then. */
export function toCashDeadline(now: Date, { checkIn, checkInClock }: Arrival, wait: CashWait): Date {
  const arrival = toInstant(checkIn, checkInClock.slice(0, 5)).getTime()
  return new Date(Math.max(toHoldUntil(now).getTime(), Math.min(toCashEnd(now, wait).getTime(), arrival)))
}

export type Booking = Arrival &
  CashWait & { method: PaymentMethod; total: number; acceptance: 'automatic' | 'manual'; now: Date }

/** How a new reservation begins. A price of nothing, thanks to a voucher, is paid. */
export function toFirstState(booking: Booking): Omit<ReservationState, keyof Arrival> {
  const { method, total, acceptance, now } = booking
  if (total === 0)
    return { status: acceptance === 'automatic' ? 'accepted' : 'pending', paymentStatus: 'paid', holdUntil: null }
  if (method === 'cash')
    return { status: 'pending', paymentStatus: 'notPaidYet', holdUntil: toCashDeadline(now, booking, booking) }
  return { status: 'pending', paymentStatus: 'unpaid', holdUntil: toHoldUntil(now) }
}

export type ReservationState = Arrival & {
  status: ReservationStatus
  paymentStatus: PaymentStatus
  /** Null where nothing is waited for. */
  holdUntil: Date | null
}

/** A hold that has run out has failed, even while nobody has written that down yet. */
export const isLapsed = ({ status, paymentStatus, holdUntil }: ReservationState, now: Date): boolean =>
  status === 'pending' && paymentStatus !== 'paid' && holdUntil !== null && now >= holdUntil

export const canPay = (state: ReservationState, now: Date): boolean =>
  state.status === 'pending' && state.paymentStatus === 'unpaid' && state.holdUntil !== null && now < state.holdUntil

/** What nobody has paid for can be given up at any time. */
export const canCancel = (state: ReservationState, now: Date): boolean =>
  (state.status === 'pending' || state.status === 'accepted') &&
  !isLapsed(state, now) &&
  ((state.status === 'pending' && state.paymentStatus !== 'paid') || !hasArrived(state, now))

/** Judged by the clock: whoever never came has arrived too, as far as money goes. */
export function hasArrived({ checkIn, checkInClock }: Arrival, now: Date): boolean {
  const today = toDay(now)
  return today === checkIn ? toClock(now) >= checkInClock.slice(0, 5) : today > checkIn
}

/** Cash that never came has not failed: nobody has tried. */
export const paymentAfterEnd = (status: PaymentStatus): PaymentStatus => (status === 'unpaid' ? 'failed' : status)
