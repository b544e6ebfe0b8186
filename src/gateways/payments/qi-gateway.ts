import { type KeyObject, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readDinars, requireDinars } from './dinars.ts'
import { findHeader, parseFields, parseNotice } from './notice-input.ts'
import {
  type Created,
  NoticeError,
  PaymentError,
  type PaymentGateway,
  type PaymentRequest,
  type Status,
} from './payment-gateway.ts'
import { Ref, requireKey, requireRef } from './payment-ids.ts'
import { createProvider } from './provider.ts'
import { isQiError, isUnknownId, isUsedId, QiCreated, QiPayment, QiRefund, toQiStatus } from './qi-answers.ts'
import { isSignedByQi, parseQiKey } from './qi-signature.ts'

type Qi = {
  /** With or without `/api/v1` at its end. */
  url: string
  username: string
  password: string
  terminalId: string
  /** PEM. Without it a notice cannot be verified and counts as unsigned. */
  publicKey?: string
  timeout?: number
}

const name = 'qi'
/** It has no Kurdish page; of the two the Arabic one is in the same script and direction. */
const locales = { en: 'en_US', ar: 'ar_IQ', ku: 'ar_IQ' } as const

const QiNotice = z.object({
  paymentId: Ref,
  requestId: z.string().nullish(),
  amount: z.union([z.number(), z.string()]).nullish(),
  currency: z.string().nullish(),
  creationDate: z.string().nullish(),
  status: z.string().nullish(),
  canceled: z.boolean().nullish(),
})

/** Qi Card: a hosted page, signed notices, refunds in parts. */
export function createQiGateway({
  url,
  username,
  password,
  terminalId,
  publicKey,
  timeout = 15_000,
}: Qi): PaymentGateway {
  if (!username || !password || !/^[\x21-\x7e]+$/.test(terminalId))
    throw new Error('Qi needs its user name, its password and its terminal id')
  const key: KeyObject | null = publicKey ? parseQiKey(publicKey) : null
  const provider = createProvider({ name, url: url.replace(/\/api\/v1\/*$/, ''), timeout })
  const headers = {
    authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    'x-terminal-id': terminalId,
  }
  const read = (path: string, lost: 'unavailable' | 'unknown' = 'unavailable') =>
    provider.ask(`/api/v1/payment/${path}`, { method: 'GET', headers, lost })
  const act = (path: string, body: Record<string, unknown>) =>
    provider.ask(`/api/v1/payment${path}`, { method: 'POST', headers, body, lost: 'unknown' })

  /** The key was used before, so the answer to that was lost, or this is a second try: the same payment, if it is the same. */
  async function recover(request: PaymentRequest): Promise<Created> {
    const answer = await read(`status/by/request/${request.key}`, 'unknown')
    if (isQiError(answer)) throw answer.problem()
    const payment = answer.parse(QiPayment)
    if (readDinars(payment.amount, payment.currency) !== request.amount)
      throw new PaymentError(`${name}: the key was used before, for another amount`, 'refused')
    const isOpen = toQiStatus(payment, null).status === 'open'
    // A status does not have the address in every source; two of them build it like this.
    const form = payment.formUrl ?? `${provider.base}/api/v1/payment/${payment.paymentId}`
    return {
      ref: payment.paymentId,
      next: isOpen ? { kind: 'redirect', url: form } : { kind: 'none' },
      expiresAt: null,
    }
  }

  return {
    method: 'qi',
    caps: { refund: 'partial', cancel: true, hasHostedPage: true, minAmount: 1 },
    noticeAnswer: { status: 200, body: '' },

    async create(request) {
      requireDinars(name, request.amount)
      const answer = await act('', toBody(request))
      if (isUsedId(answer)) return recover(request)
      if (isQiError(answer)) throw answer.problem()
      const { paymentId, formUrl } = answer.parse(QiCreated)
      return { ref: paymentId, next: { kind: 'redirect', url: formUrl }, expiresAt: null }
    },

    readNotice({ headers, body }) {
      const notice = parseNotice(name, QiNotice, parseFields(body))
      if (key && !isSignedByQi(key, notice, findHeader(headers, 'x-signature') ?? ''))
        throw new NoticeError(`${name}: the signature of a notice is wrong`, 'signature')
      const { paymentId, requestId, status, canceled } = notice
      const eventKey = `${paymentId}:${status ?? '-'}${canceled ? ':canceled' : ''}`
      return { ref: paymentId, key: requestId ?? null, eventKey, isSigned: key !== null }
    },

    async status({ ref, key }): Promise<Status> {
      const answer = await read(
        ref === null ? `status/by/request/${requireKey(name, key)}` : `${requireRef(name, ref)}/status`,
      )
      if (ref === null && isUnknownId(answer)) return { status: 'failed', amount: null, raw: answer.json }
      if (isQiError(answer)) throw answer.problem()
      const payment = answer.parse(QiPayment)
      // No signature covers the request id of a webhook: with a changed one, a stranger's paid payment would pay for another.
      if (payment.requestId && payment.requestId !== key)
        throw new PaymentError(`${name}: the reference is another payment's`, 'refused')
      return toQiStatus(payment, answer.json)
    },

    /** It would take back a payment that has succeeded, too. */
    async cancel(ref) {
      const answer = await act(`/${requireRef(name, ref)}/cancel`, { requestId: randomUUID() })
      if (isQiError(answer)) throw answer.problem()
      if (answer.parse(z.object({ canceled: z.boolean().nullish() })).canceled === false) throw answer.problem()
    },

    async refund({ ref, amount, refundKey }) {
      requireDinars(name, amount)
      const answer = await act(`/${requireRef(name, ref)}/refund`, { requestId: requireKey(name, refundKey), amount })
      // The first try has arrived then; how it ended only Qi's own desk can tell.
      if (isUsedId(answer)) throw new PaymentError(`${name}: this refund was asked for before`, 'unknown')
      if (isQiError(answer)) throw answer.problem()
      return answer.parse(QiRefund)
    },
  }
}

const toBody = ({ key, amount, description, locale, successUrl, noticeUrl, customer }: PaymentRequest) => ({
  requestId: requireKey(name, key),
  amount,
  currency: 'IQD',
  locale: locales[locale],
  // One address for every outcome: the page there asks how it ended.
  finishPaymentUrl: successUrl,
  notificationUrl: noticeUrl,
  ...(customer && { customerInfo: { firstName: customer.name, phone: customer.phone } }),
  additionalInfo: { description: description.slice(0, 255) },
})
