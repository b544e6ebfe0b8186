import type { Ok } from '../../../contract/contract.ts'
import type { SubscriptionsText } from '../../../i18n/messages/subscriptions.ts'

export type SubscriptionPage = Ok<'GET /customer/customer-discount-packages/{id}'>
export type SubscriptionStateKey = keyof SubscriptionsText['state']

type SubscriptionFacts = Pick<SubscriptionPage, 'status' | 'isNext' | 'canPay' | 'endReason'> & {
  refund: Pick<NonNullable<SubscriptionPage['refund']>, 'status'> | null
}

const ends = {
  expired: 'expired',
  used_up: 'used',
  cancelled: 'cancelled',
  not_paid: 'lapsed',
  rejected: 'rejected',
} as const satisfies Record<NonNullable<SubscriptionPage['endReason']>, SubscriptionStateKey>

/** The present or past step: one sentence for every state of a subscription. */
export function toState({ status, isNext, canPay, endReason, refund }: SubscriptionFacts): SubscriptionStateKey {
  if (refund)
    return ({ waiting: 'refunding', refunding: 'refunding', refunded: 'refunded', failed: 'failed' } as const)[
      refund.status
    ]
  if (status === 'inactive') return canPay ? 'unpaid' : 'lapsed'
  if (status === 'active') return isNext ? 'next' : 'active'
  if (status === 'suspended') return 'suspended'
  return endReason ? ends[endReason] : 'expired'
}
