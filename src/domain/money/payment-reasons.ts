import type { PaymentState } from '../orders/states.ts'

/** Why a payment is still open, or how it ended. */
export type PaymentReason =
  | 'being_made'
  | 'being_paid'
  | 'waits_for_customer'
  | 'waits_for_cash'
  | 'paid'
  | 'declined'
  | 'cancelled_by_customer'
  | 'not_paid_in_time'
  | 'never_paid'
  | 'given_up'
  | 'other_method_chosen'
  | 'refunded_by_bank'
  | `not_made_${'refused' | 'unavailable' | 'unknown'}`
  /** A person has to look at it. */
  | 'wrong_amount'
  | 'wrong_amount_credited'

/** Why a refund was asked for, or how it stands with the bank. */
export type RefundReason =
  | 'cancelled_by_customer'
  | 'cancelled_by_operator'
  | 'changed_by_customer'
  | 'rejected_by_property'
  | 'paid_twice'
  | 'came_too_late'
  | 'parts_missing'
  | 'refunded'
  | 'bank_is_at_it'
  | 'refused'
  | 'no_way_back'
  | 'at_counter'
  | 'unavailable'
  | 'unknown'
  | `bank_says_${PaymentState | 'refunding' | 'refunded'}`
