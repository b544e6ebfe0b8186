import type { PurchasePage } from '../purchases/purchase-state.ts'
import type { OrderPayment, OrderPaymentState } from './order-payment-view.ts'

/** Which words a payment of a purchase is told in. */
export type PurchasePaymentEnding =
  /** Waits for its seller. */
  | 'asked'
  | 'askedFree'
  | 'confirmed'
  | 'confirmedFree'
  | 'rejected'
  | 'restPaid'
  | 'restUnpaid'
  | 'restLate'
  | 'unpaid'
  | 'open'
  /** The hold has ended, and the bank may still report a payment. */
  | 'openTooLong'
  /** The purchase itself says it best: cash, run out, sold meanwhile, cancelled. */
  | 'purchase'
  /** As for any order: it was paid twice. */
  | 'order'

type EndingFacts = {
  state: OrderPaymentState
  asked: Pick<OrderPayment, 'orderId' | 'total'>
  page: Pick<PurchasePage, 'orderId' | 'status'>
}

export function toPurchaseEnding({ state, asked, page }: EndingFacts): PurchasePaymentEnding {
  if (page.status === 'rejected') return 'rejected'
  const isRest = asked.orderId !== page.orderId
  if (state === 'waiting' || state === 'qr') return page.status === 'failed' && !isRest ? 'openTooLong' : 'open'
  if (isRest && (state === 'paid' || state === 'unpaid' || state === 'late'))
    return ({ paid: 'restPaid', unpaid: 'restUnpaid', late: 'restLate' } as const)[state]
  if (state === 'unpaid') return 'unpaid'
  if (state === 'doubled') return 'order'
  if (state !== 'paid') return 'purchase'
  const isFree = asked.total.amount === 0
  if (page.status === 'pending') return isFree ? 'askedFree' : 'asked'
  return page.status === 'accepted' ? (isFree ? 'confirmedFree' : 'confirmed') : 'purchase'
}
