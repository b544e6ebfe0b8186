import { z } from 'zod'
import { readDinars } from './dinars.ts'
import type { Refunded, Status, StatusName } from './payment-gateway.ts'
import { Ref } from './payment-ids.ts'
import type { Answer } from './provider.ts'

/** A number in most sources, a text with decimals in some. */
const Amount = z.union([z.number(), z.string()]).nullish()

export const QiPayment = z.object({
  paymentId: Ref,
  requestId: z.string().nullish(),
  status: z.string(),
  canceled: z.boolean().nullish(),
  amount: Amount,
  confirmedAmount: Amount,
  currency: z.string().nullish(),
  formUrl: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
})
export type QiPayment = z.infer<typeof QiPayment>

export const QiCreated = z.object({ paymentId: Ref, formUrl: z.url({ protocol: /^https?$/ }) })

const ended = new Map<string, StatusName>([
  ['SUCCESS', 'paid'],
  ['FAILED', 'failed'],
  ['ERROR', 'failed'],
  ['AUTHENTICATION_FAILED', 'failed'],
  ['EXPIRED', 'expired'],
])

export function toQiStatus(payment: QiPayment, raw: unknown): Status {
  const status = payment.canceled ? 'cancelled' : (ended.get(payment.status.toUpperCase()) ?? 'open')
  const amount = status === 'paid' ? (payment.confirmedAmount ?? payment.amount) : payment.amount
  return { status, amount: readDinars(amount, payment.currency), raw }
}

/** Without an id of its own the answer is the payment's, whose SUCCESS says nothing of the refund. */
export const QiRefund = z
  .object({ refundId: z.union([z.string(), z.number()]).nullish(), status: z.string().nullish() })
  .transform(({ refundId, status }): Refunded => {
    const ref = refundId == null ? null : String(refundId)
    if (status === 'FAILED') return { status: 'failed', ref }
    return { status: status === 'SUCCESS' && ref ? 'refunded' : 'refunding', ref }
  })

const Code = z.union([z.number(), z.string()]).nullish()
const ErrorAnswer = z.object({ code: Code, error: z.union([z.object({ code: Code }), z.string()]).nullish() })

/** An error comes with a 4xx, or, in one source, with a 200 that has an `error`. */
export const isQiError = ({ isRefused, json }: Answer): boolean =>
  isRefused || Boolean(ErrorAnswer.safeParse(json).data?.error)

function findCode({ json }: Answer): string {
  const { code, error } = ErrorAnswer.safeParse(json).data ?? {}
  return String((typeof error === 'object' ? error?.code : null) ?? code ?? '')
}

/** 403 with code 5, say the facts; other sources have 1 and 10 for an id that was used before. Asking by it settles which. */
export const isUsedId = (answer: Answer): boolean => isQiError(answer) && ['1', '5', '10'].includes(findCode(answer))

export const isUnknownId = (answer: Answer): boolean =>
  answer.status === 404 || (isQiError(answer) && findCode(answer) === '12')
