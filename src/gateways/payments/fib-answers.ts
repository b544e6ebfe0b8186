import { z } from 'zod'
import { readDinars } from './dinars.ts'
import type { Status, StatusName } from './payment-gateway.ts'
import { Ref } from './payment-ids.ts'

/** A PNG as a data URL, say the facts; bare base64 is taken too. */
const QrCode = z
  .string()
  .transform((code) => (code.startsWith('data:') ? code : `data:image/png;base64,${code}`))
  .pipe(z.string().regex(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/))

/** The address becomes a link on our page, so addresses that a browser would run are left out. An app may have a scheme of its own. */
const AppLink = z
  .url()
  .refine((url) => !/^\s*(javascript|data|vbscript|blob|file):/i.test(url))
  .optional()
  .catch(undefined)

export const FibCreated = z.object({
  paymentId: Ref,
  readableCode: z.string().min(1),
  qrCode: QrCode,
  validUntil: z.coerce.date().nullish().catch(null),
  personalAppLink: AppLink,
  businessAppLink: AppLink,
  corporateAppLink: AppLink,
})

const Value = z.object({ amount: z.union([z.number(), z.string()]), currency: z.string().nullish() })

export const FibPayment = z.object({
  paymentId: z.string().nullish(),
  status: z.string(),
  decliningReason: z.string().nullish(),
  amount: z.union([Value, z.number(), z.string()]).nullish(),
  monetaryValue: Value.nullish(),
})
type FibPayment = z.infer<typeof FibPayment>

const statuses = new Map<string, StatusName>([
  ['PAID', 'paid'],
  ['DECLINED', 'failed'],
  ['REFUND_REQUESTED', 'refunding'],
  ['REFUNDED', 'refunded'],
])
const declined = new Map<string, StatusName>([
  ['PAYMENT_EXPIRATION', 'expired'],
  ['PAYMENT_CANCELLATION', 'cancelled'],
])

/** UNPAID, and any state that they may add, is open. */
export function toFibStatus(payment: FibPayment, raw: unknown): Status {
  const status = statuses.get(payment.status) ?? 'open'
  const value = payment.amount ?? payment.monetaryValue
  return {
    status: status === 'failed' ? (declined.get(payment.decliningReason ?? '') ?? 'failed') : status,
    amount: typeof value === 'object' ? readDinars(value?.amount, value?.currency) : readDinars(value),
    raw,
  }
}
