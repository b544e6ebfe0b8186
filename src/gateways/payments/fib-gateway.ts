import { z } from 'zod'
import { requireDinars } from './dinars.ts'
import { FibCreated, FibPayment, toFibStatus } from './fib-answers.ts'
import { createFibToken } from './fib-token.ts'
import { parseFields, parseNotice } from './notice-input.ts'
import { PaymentError, type PaymentGateway, type Status } from './payment-gateway.ts'
import { Ref, requireRef } from './payment-ids.ts'
import { type Answer, createProvider } from './provider.ts'

type Fib = {
  url: string
  clientId: string
  clientSecret: string
  /** How long a paid payment can be given back: 12 hours to 7 days. */
  refundableHours?: number
  now?: () => Date
  timeout?: number
}

const name = 'fib'
const minAmount = 251
const [shortest, max] = [5, 48 * 60]

const FibNotice = z.object({ id: Ref, status: z.string().min(1) })

/** First Iraqi Bank: no page of its own but a QR code, a code to type and links into its apps; refunds of the whole amount only. */
export function createFibGateway({
  url,
  clientId,
  clientSecret,
  refundableHours = 168,
  now = () => new Date(),
  timeout = 15_000,
}: Fib): PaymentGateway {
  if (!clientId || !clientSecret) throw new Error('FIB needs its client id and its client secret')
  if (!Number.isInteger(refundableHours) || refundableHours < 12 || refundableHours > 168)
    throw new Error('FIB gives back a payment within 12 to 168 hours')
  const provider = createProvider({ name, url, timeout })
  const tokens = createFibToken({ provider, clientId, clientSecret, now })

  async function ask(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>): Promise<Answer> {
    const lost = method === 'GET' ? 'unavailable' : 'unknown'
    const askWith = (token: string) =>
      provider.ask(`/protected/v1/payments${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        body,
        lost,
      })
    const token = await tokens.get()
    const answer = await askWith(token)
    if (answer.status !== 401) return answer
    // Nothing was done under a refused token, so once more is no second payment.
    tokens.forget(token)
    return askWith(await tokens.get())
  }

  async function readStatus(ref: string): Promise<Status> {
    const answer = await ask('GET', `/${requireRef(name, ref)}/status`)
    if (answer.isRefused) throw answer.problem()
    const payment = answer.parse(FibPayment)
    if (payment.paymentId && payment.paymentId !== ref)
      throw new PaymentError(`${name}: the answer is another payment's`, 'unavailable')
    return toFibStatus(payment, answer.json)
  }

  return {
    method: 'fib',
    caps: { refund: 'full', cancel: true, hasHostedPage: false, minAmount },
    noticeAnswer: { status: 202, body: '' },

    /** It takes no key: what became of a lost answer cannot be asked, and a second try is a second payment. */
    async create({ amount, description, noticeUrl, successUrl, expiresAt }) {
      requireDinars(name, amount, minAmount)
      const answer = await ask('POST', '', {
        monetaryValue: { amount, currency: 'IQD' },
        statusCallbackUrl: noticeUrl,
        description: [...description].slice(0, 50).join(''),
        redirectUri: successUrl,
        expiresIn: toExpiresIn(expiresAt, now()),
        refundableFor: `PT${refundableHours}H`,
      })
      if (answer.isRefused) throw answer.problem()
      const { paymentId, qrCode, readableCode, validUntil, ...links } = answer.parse(FibCreated)
      return {
        ref: paymentId,
        next: {
          kind: 'qr',
          qrCode,
          readableCode,
          links: {
            personal: links.personalAppLink,
            business: links.businessAppLink,
            corporate: links.corporateAppLink,
          },
        },
        expiresAt: validUntil ?? null,
      }
    },

    readNotice({ body }) {
      const { id, status } = parseNotice(name, FibNotice, parseFields(body))
      return { ref: id, key: null, eventKey: `${id}:${status}`, isSigned: false }
    },

    status({ ref }) {
      // Its code was never shown, so it cannot be paid.
      if (ref === null) return Promise.resolve({ status: 'failed', amount: null, raw: null })
      return readStatus(ref)
    },

    async cancel(ref) {
      const answer = await ask('POST', `/${requireRef(name, ref)}/cancel`)
      if (answer.isRefused) throw answer.problem()
    },

    /** The bank always refunds everything, and has no idempotency key: so first read what there is to refund. */
    async refund({ ref, amount }) {
      requireDinars(name, amount)
      const before = await readStatus(ref)
      if (before.amount !== amount) throw new PaymentError(`${name}: gives back the whole amount only`, 'refused')
      if (before.status === 'refunding' || before.status === 'refunded') return { status: before.status, ref: null }
      if (before.status !== 'paid') throw new PaymentError(`${name}: nothing was paid`, 'refused')
      const answer = await ask('POST', `/${ref}/refund`)
      if (answer.isRefused) throw answer.problem()
      return { status: 'refunding', ref: null }
    },
  }
}

/** An ISO 8601 duration, within the bank's limits. */
function toExpiresIn(expiresAt: Date, now: Date): string {
  const minutes = Math.floor((expiresAt.getTime() - now.getTime()) / 60_000)
  return `PT${Math.min(max, Math.max(shortest, minutes))}M`
}
