export const reservationStatuses = ['pending', 'accepted', 'rejected', 'failed', 'ended'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

/** States of an order's payment. `unpaid` waits for an online payment, `notPaidYet` for cash. */
export const paymentStatuses = ['unpaid', 'notPaidYet', 'paid', 'failed', 'refunded', 'refunded_failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** States of one payment. */
export const paymentStates = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]

export const refundStates = ['waiting', 'refunding', 'refunded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** `inactive` waits for its payment. */
export const subscriptionStatuses = ['inactive', 'active', 'suspended', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** States of a purchase; the same words as for a reservation. */
export const purchaseStatuses = reservationStatuses
export type PurchaseStatus = ReservationStatus

/** `unpaid` waits for its fee, `asked` for papers or answers of its customer. The contract shows both as `pending`, with the request. */
export const visaStatuses = ['unpaid', 'pending', 'asked', 'accepted', 'rejected', 'withdrawn', 'failed'] as const
export type VisaStatus = (typeof visaStatuses)[number]

/** States of a change of a reservation. `held` waits for its money; `dropped` by its customer, or with its reservation. */
export const changeStatuses = ['held', 'done', 'expired', 'dropped'] as const
export type ChangeStatus = (typeof changeStatuses)[number]

/** Which status may follow which. */
export type Steps<Status extends string = string> = Record<Status, readonly Status[]>

export const nextReservationStatuses = {
  pending: ['accepted', 'rejected', 'failed'],
  accepted: ['ended'],
  rejected: [],
  // By a payment that came late and found its rooms still free.
  failed: ['pending', 'accepted'],
  ended: [],
} as const satisfies Steps<ReservationStatus>

export const nextChangeStatuses = {
  held: ['done', 'expired', 'dropped'],
  done: [],
  // By a payment that came late and found its nights still free.
  expired: ['done'],
  dropped: ['done'],
} as const satisfies Steps<ChangeStatus>

export const nextPaymentStatuses = {
  unpaid: ['paid', 'failed'],
  // Who wanted to bring cash may pay online instead.
  notPaidYet: ['paid', 'unpaid'],
  paid: ['refunded', 'refunded_failed'],
  failed: ['paid'],
  refunded: [],
  // Once an operator has seen to it.
  refunded_failed: ['refunded'],
} as const satisfies Steps<PaymentStatus>

/** An order that is closed here may still be paid or ended at the bank: the bank's answer counts. */
export const nextPaymentStates = {
  open: ['paid', 'failed', 'cancelled', 'expired'],
  paid: [],
  failed: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid', 'failed', 'expired'],
  expired: ['paid', 'failed', 'cancelled'],
} as const satisfies Steps<PaymentState>

/** A refund that a bank was asked for is never requested as a new one. */
export const nextRefundStates = {
  waiting: ['refunding', 'refunded', 'failed'],
  refunding: ['refunded', 'failed'],
  refunded: [],
  // To the wallet, once an operator knows that the bank gave nothing back.
  failed: ['refunded'],
} as const satisfies Steps<RefundState>

export const nextSubscriptionStatuses = {
  inactive: ['active', 'ended'],
  active: ['suspended', 'ended'],
  suspended: ['active', 'ended'],
  // By a payment that came late, or because the use that had ended it was undone.
  ended: ['active'],
} as const satisfies Steps<SubscriptionStatus>

export const nextPurchaseStatuses = {
  pending: ['accepted', 'rejected', 'failed', 'ended'],
  // By its seller, who cannot keep the promise, too.
  accepted: ['ended', 'rejected'],
  rejected: [],
  // By a payment that came late and found its places still free.
  failed: ['pending', 'accepted'],
  ended: [],
} as const satisfies Steps<PurchaseStatus>

export const nextVisaStatuses = {
  unpaid: ['pending', 'withdrawn', 'failed'],
  pending: ['asked', 'accepted', 'rejected', 'withdrawn'],
  asked: ['pending', 'rejected', 'withdrawn'],
  accepted: [],
  rejected: [],
  withdrawn: [],
  // By a payment that came late and found its papers still there.
  failed: ['pending'],
} as const satisfies Steps<VisaStatus>
