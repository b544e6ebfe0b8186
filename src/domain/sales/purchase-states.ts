import { isOrderLapsed, isWaiting, type OrderState } from '../orders/order.ts'
import type { PurchaseStatus } from '../orders/states.ts'
import { addDays, type Day, toInstant } from '../time/day.ts'

/** The rest after a deposit. `order`: null until the customer begins to pay it. */
export type PurchaseRest = { dueOn: Day; order: OrderState | null }

export type PurchaseState = {
  status: PurchaseStatus
  /** Null for what has no day of its own. */
  startsAt: Date | null
  endsAt: Date
  /** One of its tickets was used to enter. */
  hasEntered: boolean
  /** One of its tickets was passed on to another customer. */
  hasPassed: boolean
  order: OrderState
  rest: PurchaseRest | null
}

export const isLivePurchase = ({ status }: Pick<PurchaseState, 'status'>): boolean =>
  status === 'pending' || status === 'accepted'

/** A hold that has run out counts as failed before a job closes it. */
export const isPurchaseLapsed = ({ status, order }: Pick<PurchaseState, 'status' | 'order'>, now: Date): boolean =>
  status === 'pending' && isOrderLapsed(order, now)

/** A purchase without a day of its own can be used until its sale ends. */
export const hasBegun = ({ startsAt, endsAt }: Pick<PurchaseState, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  now >= (startsAt ?? endsAt)

const isUntouched = ({ hasEntered, hasPassed }: PurchaseState): boolean => !hasEntered && !hasPassed

/** An unpaid purchase can be cancelled at any time. A customer who passed a ticket on cannot get its price back as well. */
export const canCancelPurchase = (state: PurchaseState, now: Date): boolean =>
  isLivePurchase(state) &&
  !isPurchaseLapsed(state, now) &&
  (isWaiting(state.order) || (state.order.paymentStatus === 'paid' && !hasBegun(state, now) && isUntouched(state)))

/** It could be cancelled, were all its tickets with who bought them. */
export const needsTicketsBack = (state: PurchaseState, now: Date): boolean =>
  !canCancelPurchase(state, now) && canCancelPurchase({ ...state, hasPassed: false }, now)

export const isRestPaid = (rest: PurchaseRest): boolean => rest.order?.paymentStatus === 'paid' && !rest.order.isClosed

/** The end of its day in Baghdad, but never after what it is for has begun. */
export function toRestEnd(dueOn: Day, startsAt: Date | null): Date {
  const midnight = toInstant(addDays(dueOn, 1), '00:00')
  return startsAt && startsAt < midnight ? startsAt : midnight
}

/** An order that has run out is not opened again: its day has passed. */
export const canPayRest = ({ rest, order, ...state }: PurchaseState, now: Date): boolean =>
  rest !== null &&
  isLivePurchase(state) &&
  order.paymentStatus === 'paid' &&
  !order.isClosed &&
  (rest.order === null || isWaiting(rest.order)) &&
  now < toRestEnd(rest.dueOn, state.startsAt)

/** Money that was on its way in the last minutes of the day has arrived by then. */
const minutesOfGrace = 60

/** A purchase with an entry is left to the seller who let the guest in. */
export const isRestOverdue = (state: PurchaseState, now: Date): boolean =>
  state.rest !== null &&
  isLivePurchase(state) &&
  state.order.paymentStatus === 'paid' &&
  !state.order.isClosed &&
  !state.hasEntered &&
  !isRestPaid(state.rest) &&
  now.getTime() >= toRestEnd(state.rest.dueOn, state.startsAt).getTime() + minutesOfGrace * 60_000
