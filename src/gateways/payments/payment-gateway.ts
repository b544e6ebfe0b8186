import type { Locale } from '../../domain/text/locale.ts'

export type PaymentRequest = {
  /** Our idempotency key, by which a lost answer is found again. A UUID: no other form fits into what every provider takes. */
  key: string
  /** Whole dinars. */
  amount: number
  description: string
  locale: Locale
  successUrl: string
  cancelUrl: string
  noticeUrl: string
  customer?: { phone?: string; name?: string }
  expiresAt: Date
}

export type PaymentStep =
  | { kind: 'redirect'; url: string }
  | { kind: 'qr'; qrCode: string; readableCode: string; links: AppLinks }
  /** There is nothing left to do for the customer: `status` says how it ended. */
  | { kind: 'none' }

export type AppLinks = { personal?: string; business?: string; corporate?: string }

/** `expiresAt`: null where the provider does not say. */
export type Created = { ref: string; next: PaymentStep; expiresAt: Date | null }

export type StatusName = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunding' | 'refunded'

/** `amount`: whole dinars as the provider has them; null where it does not say, or says something else than whole dinars. */
export type Status = { status: StatusName; amount: number | null; raw: unknown }

export type Notice = {
  ref: string | null
  key: string | null
  /** The same for every copy of a webhook. For an unsigned one it proves nothing: anyone may have used it before the provider did. */
  eventKey: string
  isSigned: boolean
}

export type NoticeInput = {
  headers: Record<string, string | undefined>
  /** The received bytes: a signature covers them. */
  body: string
  query: Record<string, string | undefined>
  now: Date
}

export type RefundRequest = { ref: string; amount: number; refundKey: string; paidBy?: string }
export type Refunded = { status: 'refunded' | 'refunding' | 'failed'; ref: string | null }

/** Everything that asks the provider rejects with a PaymentError. */
export type PaymentGateway = {
  method: 'qi' | 'fib' | 'fastpay' | 'sandbox'
  /** `once`: of a payment any amount, but a second refund of it could not be told from the first. */
  caps: { refund: 'none' | 'full' | 'once' | 'partial'; cancel: boolean; hasHostedPage: boolean; minAmount: number }
  create(request: PaymentRequest): Promise<Created>
  /** A hint to go and ask, never more. Throws a NoticeError where a signature is wrong or it cannot be read. */
  readNotice(input: NoticeInput): Notice
  /**
   * `ref` is null where the answer to `create` was lost. A payment whose page was never opened cannot be paid, so one that the provider does
   * not know is `failed`: ask only once `create` has ended, or it may still be on its way.
   */
  status(payment: { ref: string | null; key: string }): Promise<Status>
  cancel?(ref: string): Promise<void>
  refund?(payment: RefundRequest): Promise<Refunded>
  /** The answer to a webhook that the provider expects. */
  noticeAnswer: { status: number; body: string }
}

/**
 * `refused`: the provider said no, and trying again cannot help. `unavailable`: nothing has happened, try later.
 * `unknown`: it may have happened; ask `status` before trying again.
 */
export type PaymentErrorKind = 'refused' | 'unavailable' | 'unknown'

/** It carries neither a cause nor anything of the answer: either may repeat a secret or personal data, and errors end up in logs. */
export class PaymentError extends Error {
  kind: PaymentErrorKind

  constructor(message: string, kind: PaymentErrorKind) {
    super(message)
    this.name = 'PaymentError'
    this.kind = kind
  }
}

export class NoticeError extends Error {
  reason: 'signature' | 'unreadable'

  constructor(message: string, reason: 'signature' | 'unreadable') {
    super(message)
    this.name = 'NoticeError'
    this.reason = reason
  }
}
