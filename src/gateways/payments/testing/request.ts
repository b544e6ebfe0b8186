import type { NoticeInput, PaymentError, PaymentRequest } from '../payment-gateway.ts'

export const now = new Date('2026-03-03T10:00:00Z')
export const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

export const request: PaymentRequest = {
  key: '0197f3a2-5b1c-7d4e-8f60-a1b2c3d4e5f6',
  amount: 25_000,
  description: 'فندق بابل، ليلتان',
  locale: 'ar',
  successUrl: 'https://safar.example/ar/payment/success?id=7',
  cancelUrl: 'https://safar.example/ar/checkout',
  noticeUrl: 'https://safar.example/services/api/payments/notices',
  customer: { phone: '+9647701234567', name: 'Zainab' },
  expiresAt: later(15 * 60),
}

export const noticeOf = (body: unknown, headers: NoticeInput['headers'] = {}): NoticeInput => ({
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  query: {},
  now,
})

/** The error of what must fail, to look at. */
export const failureOf = (promise: Promise<unknown> | undefined): Promise<PaymentError> =>
  Promise.resolve(promise).then(
    (value) => Promise.reject(new Error(`it went through: ${JSON.stringify(value)}`)),
    (error) => error,
  )
