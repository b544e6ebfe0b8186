import { randomBytes } from 'node:crypto'
import { requireDinars } from '../dinars.ts'
import { findHeader, parseFields, parseNotice } from '../notice-input.ts'
import { PaymentError, type PaymentGateway, type Status } from '../payment-gateway.ts'
import { requireKey } from '../payment-ids.ts'
import { requireSecret, requireSignature, SandboxNotice, signatureHeader } from './sandbox-notice.ts'
import { choose, expire, isRefunded, refund, type SandboxPayment, type SandboxStore } from './sandbox-payment.ts'

type Sandbox = {
  secret: string
  /** The page of a payment is below it, under its reference. */
  pageUrl: string
  store: SandboxStore
  now?: () => Date
}

const name = 'sandbox'

/** The side of the sandbox that a shop sees: it can do everything that the real providers can. */
export function createSandboxGateway({ secret, pageUrl, store, now = () => new Date() }: Sandbox): PaymentGateway {
  requireSecret(secret)
  const page = pageUrl.replace(/\/+$/, '')

  return {
    method: 'sandbox',
    caps: { refund: 'partial', cancel: true, hasHostedPage: true, minAmount: 1 },
    noticeAnswer: { status: 200, body: '' },

    async create({ key, amount, description, locale, successUrl, cancelUrl, noticeUrl, expiresAt }) {
      requireDinars(name, amount)
      requireKey(name, key)
      const ref = `sbx_${randomBytes(16).toString('hex')}`
      const input = { key, amount, description, locale, successUrl, cancelUrl, noticeUrl, expiresAt }
      const payment = expire(await store.add({ ...input, ref, status: 'open', refunds: [] }), now())
      if (payment.amount !== amount) throw new PaymentError(`${name}: the key was used for another amount`, 'refused')
      const next = payment.status === 'open' ? ({ kind: 'redirect', url: `${page}/${payment.ref}` } as const) : noStep
      return { ref: payment.ref, next, expiresAt: payment.expiresAt }
    },

    readNotice({ headers, body, now }) {
      requireSignature(secret, body, findHeader(headers, signatureHeader), now)
      const { id, ref, key } = parseNotice(name, SandboxNotice, parseFields(body))
      return { ref, key, eventKey: id, isSigned: true }
    },

    async status({ ref, key }) {
      const payment = await (ref === null ? store.findByKey(key) : store.find(ref))
      if (!payment && ref === null) return { status: 'failed', amount: null, raw: null }
      if (payment?.key !== key) throw new PaymentError(`${name}: the reference is another payment's`, 'refused')
      return toStatus(expire(payment, now()))
    },

    async cancel(ref) {
      const payment = await store.change(ref, (before) => choose(expire(before, now()), 'cancel'))
      if (payment?.status !== 'cancelled') throw new PaymentError(`${name}: cannot be cancelled any more`, 'refused')
    },

    async refund({ ref, amount, refundKey }) {
      requireDinars(name, amount)
      const payment = await store.change(ref, (before) => refund(before, { key: refundKey, amount }))
      const made = payment?.refunds.find(({ key }) => key === refundKey)
      if (made?.amount !== amount) throw new PaymentError(`${name}: so much cannot be given back`, 'refused')
      return { status: 'refunded', ref: made.ref }
    },
  }
}

const noStep = { kind: 'none' } as const

/** While a part of it was given back it is still paid. */
const toStatus = (payment: SandboxPayment): Status => ({
  status: isRefunded(payment) ? 'refunded' : payment.status,
  amount: payment.amount,
  raw: payment,
})
