import type { Ok } from '../../../contract/contract.ts'
import type { PurchasesText } from '../../../i18n/messages/purchases.ts'

export type Purchase = Ok<'GET /customer/purchases'>['data'][number]
export type PurchasePage = Ok<'GET /customer/purchases/{id}'>
export type PurchaseStateKey = keyof PurchasesText['state']

type Refund = Pick<NonNullable<PurchasePage['refund']>, 'status'>
type PurchaseFacts = Pick<
  Purchase,
  'status' | 'paymentStatus' | 'cancelledAt' | 'canPay' | 'rest' | 'hasTickets' | 'isFlight' | 'totalPrice'
> & {
  refund: Refund | null
}

/** By its customer: what a seller rejects has such a moment, too. */
export const isPurchaseAbandoned = ({ status, cancelledAt }: Pick<Purchase, 'status' | 'cancelledAt'>): boolean =>
  cancelledAt !== null && status !== 'rejected'

/** The present or past step: one sentence for every state of a purchase. */
export function toPurchaseStateKey(seen: PurchaseFacts): PurchaseStateKey {
  const { status, paymentStatus, canPay, rest, totalPrice } = seen
  const isFree = totalPrice.amount === 0
  if (status === 'pending' || status === 'accepted') {
    if (paymentStatus === 'notPaidYet') return 'cash'
    if (paymentStatus === 'paid') {
      if (status === 'pending') return isFree ? 'freeAcceptance' : 'acceptance'
      return rest ? 'deposit' : toReady(seen)
    }
    if (status === 'accepted') return 'payLater'
    // The time has run out, before a job has written it.
    return canPay ? 'pay' : 'lapsed'
  }
  const way = toWay(seen)
  if (way === 'refundFailed') return way
  if (status === 'rejected') return way ? `rejected${way}` : 'rejected'
  if (isPurchaseAbandoned(seen)) {
    if (way) return way === 'Refunding' ? 'refunding' : 'refunded'
    return paymentStatus === 'paid' && !isFree ? 'cancelledUnrefunded' : 'cancelled'
  }
  if (status === 'ended') return 'over'
  // It was paid, and failed all the same: nothing was left of it.
  return way ? `late${way}` : paymentStatus === 'paid' ? 'late' : 'lapsed'
}

const toReady = ({ isFlight, hasTickets }: PurchaseFacts): PurchaseStateKey =>
  isFlight ? 'flight' : hasTickets ? 'tickets' : 'ready'

/** The state of a refund; null without one. A known refund has a row of its own. */
function toWay({ paymentStatus, refund }: PurchaseFacts): 'Refunding' | 'Refunded' | 'refundFailed' | null {
  if (refund)
    return ({ waiting: 'Refunding', refunding: 'Refunding', refunded: 'Refunded', failed: 'refundFailed' } as const)[
      refund.status
    ]
  if (paymentStatus === 'refunded') return 'Refunded'
  return paymentStatus === 'refunded_failed' ? 'refundFailed' : null
}
