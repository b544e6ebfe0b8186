import { z } from 'zod'
import { requireDinars } from './dinars.ts'
import {
  FastpayCreated,
  FastpayPayment,
  FastpayRefund,
  FastpayRefundState,
  readOutcome,
  toFastpayStatus,
} from './fastpay-answers.ts'
import { parseFields, parseNotice } from './notice-input.ts'
import { PaymentError, type PaymentGateway, type RefundRequest } from './payment-gateway.ts'
import { findKey, toBareKey } from './payment-ids.ts'
import { createProvider } from './provider.ts'

type Fastpay = {
  url: string
  storeId: string
  storePassword: string
  /** Without it nothing can be given back. */
  refundSecret?: string
  timeout?: number
}

const name = 'fastpay'
const minAmount = 1000

/** 8 to 32 letters and digits: the only thing by which it knows a payment, so it is our reference too. */
const OrderId = z.string().regex(/^[A-Za-z0-9]{8,32}$/)

const FastpayNotice = z
  .object({
    // The first in their own pages, the second in other sources.
    merchant_order_id: OrderId.nullish(),
    order_id: OrderId.nullish(),
    status: z.string().nullish(),
    gw_transaction_id: z.union([z.string(), z.number()]).nullish(),
  })
  .transform(({ merchant_order_id, order_id, ...rest }) => ({ orderId: merchant_order_id ?? order_id ?? '', ...rest }))
  .refine(({ orderId }) => orderId !== '')

/** FastPay: a hosted page, unsigned notices of success alone, refunds to the payer's number. */
export function createFastpayGateway(options: Fastpay): PaymentGateway {
  const { url, storeId, storePassword, refundSecret, timeout = 15_000 } = options
  if (!storeId || !storePassword) throw new Error('FastPay needs its store id and its store password')
  const provider = createProvider({ name, url, timeout })

  async function ask(path: string, lost: 'unknown' | 'unavailable', fields: Record<string, unknown>) {
    const body = { store_id: storeId, store_password: storePassword, ...fields }
    const answer = await provider.ask(`/api/v1/public/pgw/payment/${path}`, { method: 'POST', body, lost })
    return { ...readOutcome(name, answer, lost), json: answer.json }
  }

  /** Null before it is paid: their code for that is 404. */
  async function findPayment(orderId: string) {
    const outcome = await ask('validate', 'unavailable', { order_id: orderId })
    if (outcome.code === 404) return null
    if (!outcome.isOk) throw outcome.problem()
    const payment = outcome.read(FastpayPayment)
    if (payment.merchant_order_id && payment.merchant_order_id !== orderId)
      throw new PaymentError(`${name}: the answer is another payment's`, 'unavailable')
    return { ...toFastpayStatus(payment, outcome.json), payer: payment.customer_mobile_number }
  }

  async function isRefunded(orderId: string): Promise<boolean> {
    const outcome = await ask('refund/validation', 'unavailable', { order_id: orderId })
    return outcome.isOk && outcome.read(FastpayRefundState)
  }

  async function refund({ ref, amount, paidBy }: RefundRequest) {
    const orderId = requireOrderId(ref)
    requireDinars(name, amount)
    const payment = await findPayment(orderId)
    if (payment?.status !== 'paid' || payment.amount === null || amount > payment.amount)
      throw new PaymentError(`${name}: so much was not paid`, 'refused')
    const msisdn = paidBy ?? payment.payer
    if (!msisdn || !/^\+?\d{8,15}$/.test(msisdn)) throw new PaymentError(`${name}: who paid is not known`, 'refused')
    // It takes no key, and says of a refund only that there was one: a second could be the first once more.
    if (await isRefunded(orderId)) throw new PaymentError(`${name}: was given back before`, 'refused')
    const fields = { order_id: orderId, amount, msisdn, refund_secret_key: refundSecret }
    const outcome = await ask('refund', 'unknown', fields)
    if (!outcome.isOk) throw outcome.problem()
    const invoice = outcome.read(FastpayRefund.nullish().catch(null))?.summary?.invoice_id ?? null
    const isDone = await isRefunded(orderId).catch(() => false)
    return { status: isDone ? 'refunded' : 'refunding', ref: invoice } as const
  }

  return {
    method: 'fastpay',
    caps: { refund: refundSecret ? 'once' : 'none', cancel: false, hasHostedPage: true, minAmount },
    noticeAnswer: { status: 200, body: '' },

    async create({ key, amount, description, successUrl, cancelUrl, noticeUrl }) {
      requireDinars(name, amount, minAmount)
      const orderId = toBareKey(name, key)
      const outcome = await ask('initiation', 'unknown', {
        order_id: orderId,
        bill_amount: amount,
        currency: 'IQD',
        // Text, not an array: so it is typed there.
        cart: JSON.stringify([{ name: description, qty: 1, unit_price: amount, sub_total: amount }]),
        success_url: successUrl,
        cancel_url: cancelUrl,
        callback_url: noticeUrl,
      })
      if (!outcome.isOk) throw outcome.problem()
      const { redirect_uri } = outcome.read(FastpayCreated)
      return { ref: orderId, next: { kind: 'redirect', url: redirect_uri }, expiresAt: null }
    },

    readNotice({ body, query }) {
      const fields = { ...query, ...toObject(parseFields(body)) }
      const { orderId, status, gw_transaction_id } = parseNotice(name, FastpayNotice, fields)
      const eventKey = `${orderId}:${status ?? 'Success'}:${gw_transaction_id ?? '-'}`
      return { ref: orderId, key: findKey(orderId), eventKey, isSigned: false }
    },

    async status({ ref, key }) {
      const orderId = ref === null ? toBareKey(name, key) : requireOrderId(ref)
      const payment = await findPayment(orderId)
      if (!payment) return { status: 'open', amount: null, raw: null }
      const { status, amount, raw } = payment
      const isBack = status === 'paid' && refundSecret && (await isRefunded(orderId))
      return { status: isBack ? 'refunded' : status, amount, raw }
    },

    ...(refundSecret && { refund }),
  }
}

function requireOrderId(ref: string): string {
  if (!OrderId.safeParse(ref).success) throw new PaymentError(`${name}: not a reference of this provider`, 'refused')
  return ref
}

const toObject = (fields: unknown): object =>
  typeof fields === 'object' && !Array.isArray(fields) ? (fields ?? {}) : {}
