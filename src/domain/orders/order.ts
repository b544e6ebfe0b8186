import type { AllOf, OrderWord } from '../content-kinds.ts'
import type { PaymentMethod } from '../money/payment-method.ts'
import type { Localized } from '../text/locale.ts'
import type { PaymentStatus } from './states.ts'

/** Kinds of orders. The same word in addresses, in transactions and in the database. */
export const orderKindNames = [
  'reservation',
  'discount_package',
  'offer',
  'tourism',
  'umrah',
  'event',
  'activity',
  'visa',
  'wallet',
] as const satisfies readonly OrderWord[]
export type OrderKindName = AllOf<OrderWord, (typeof orderKindNames)[number]>

/** Who ended an order that had not run out by itself. */
export const orderEnders = ['customer', 'property', 'operator'] as const
export type OrderEnder = (typeof orderEnders)[number]

/** The subject of an order, for the bank, messages, transactions and links. */
export type OrderItem = {
  /** The public id of the thing: of the reservation, the subscription… */
  itemId: number
  /** Its title; null where its kind says enough. */
  title: Localized | null
  /** Its page, without the locale. */
  path: string
}

export type OrderState = {
  paymentStatus: PaymentStatus
  /** Null where nothing is waited for. */
  holdUntil: Date | null
  /** It has run out, was cancelled or rejected. */
  isClosed: boolean
}

/** How long what was ordered waits for the money of a bank. */
export const holdMinutes = 15

export const toHoldUntil = (now: Date): Date => new Date(now.getTime() + holdMinutes * 60_000)

/** How an order begins. A price of nothing, thanks to a voucher, is paid. */
export function toFirstPayment(order: {
  method: PaymentMethod
  total: number
  holdUntil: Date
}): Omit<OrderState, 'isClosed'> {
  if (order.total === 0) return { paymentStatus: 'paid', holdUntil: null }
  return { paymentStatus: order.method === 'cash' ? 'notPaidYet' : 'unpaid', holdUntil: order.holdUntil }
}

/** A payment that arrives now still buys it, even if its time has run out and no job has closed it yet. */
export const isWaiting = ({ paymentStatus, isClosed }: OrderState): boolean =>
  !isClosed && (paymentStatus === 'unpaid' || paymentStatus === 'notPaidYet')

/** A hold that has run out counts as ended before a job closes it. */
export const isOrderLapsed = (state: OrderState, now: Date): boolean =>
  isWaiting(state) && state.holdUntil !== null && now >= state.holdUntil

export const canPayOnline = (state: OrderState, now: Date): boolean =>
  state.paymentStatus === 'unpaid' && state.holdUntil !== null && now < state.holdUntil

export const isCashWaited = (state: OrderState, now: Date): boolean =>
  state.paymentStatus === 'notPaidYet' && isWaiting(state) && !isOrderLapsed(state, now)

/** Cash that never came is not a failure: no payment was tried. */
export const paymentAfterEnd = (status: PaymentStatus): PaymentStatus => (status === 'unpaid' ? 'failed' : status)
