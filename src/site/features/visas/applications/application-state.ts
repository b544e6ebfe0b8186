import type { Ok } from '../../../../contract/contract.ts'
import type { VisaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'

export type Application = Ok<'GET /customer/visa-applications'>['data'][number]
export type ApplicationPage = Ok<'GET /customer/visa-applications/{id}'>
export type ApplicationState = keyof VisaApplicationsText['state']

type ApplicationFacts = Pick<Application, 'status' | 'paymentStatus' | 'isAsked' | 'isLate'> & {
  refund: Pick<NonNullable<ApplicationPage['refund']>, 'status'> | null
  /** Whether its papers were deleted, long after the decision. */
  isForgotten: boolean
}

/** The present or past step: one sentence for every state of an application. */
export function toApplicationState(seen: ApplicationFacts): ApplicationState {
  const { status, paymentStatus, isAsked, isLate, isForgotten } = seen
  if (status === 'unpaid') return paymentStatus === 'notPaidYet' ? 'cash' : 'pay'
  if (status === 'pending') return isAsked ? 'asked' : isLate ? 'late' : 'pending'
  if (status === 'accepted') return isForgotten ? 'forgotten' : 'accepted'
  const way = toWay(seen)
  if (way === 'refundFailed') return way
  if (way) return `${status}${way}`
  return status === 'withdrawn' && paymentStatus === 'paid' ? 'withdrawnUnrefunded' : status
}

/** The state of a refund; null without one. */
function toWay({ paymentStatus, refund }: ApplicationFacts): 'Refunding' | 'Refunded' | 'refundFailed' | null {
  if (refund)
    return ({ waiting: 'Refunding', refunding: 'Refunding', refunded: 'Refunded', failed: 'refundFailed' } as const)[
      refund.status
    ]
  if (paymentStatus === 'refunded') return 'Refunded'
  return paymentStatus === 'refunded_failed' ? 'refundFailed' : null
}
