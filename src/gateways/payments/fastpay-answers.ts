import { z } from 'zod'
import { readDinars } from './dinars.ts'
import { PaymentError, type Status, type StatusName } from './payment-gateway.ts'
import type { Answer } from './provider.ts'

const Outcome = z.object({
  code: z.union([z.number().int(), z.string().regex(/^\d{3}$/)]).transform(Number),
  data: z.unknown(),
})

/** Failures come with HTTP 200 too: what counts is the code in the body. */
export function readOutcome(name: string, answer: Answer, lost: 'unknown' | 'unavailable') {
  if (answer.isRefused && !Outcome.safeParse(answer.json).success) throw answer.problem()
  const { code, data } = answer.parse(Outcome)
  if (code >= 500 || code === 408) throw new PaymentError(`${name}: the provider answered ${code}`, lost)
  if (code === 429) throw new PaymentError(`${name}: the provider has too much to do (429)`, 'unavailable')
  return {
    code,
    isOk: code === 200,
    read<Shape>(schema: z.ZodType<Shape>): Shape {
      const read = schema.safeParse(data)
      if (read.success) return read.data
      throw new PaymentError(`${name}: the answer makes no sense`, lost)
    },
    problem: () => new PaymentError(`${name}: the provider refused (${code})`, 'refused'),
  }
}

export const FastpayCreated = z.object({ redirect_uri: z.url({ protocol: /^https?$/ }) })

export const FastpayPayment = z.object({
  status: z.string(),
  received_amount: z.union([z.number(), z.string()]).nullish(),
  currency: z.string().nullish(),
  merchant_order_id: z.string().nullish(),
  customer_mobile_number: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((number) => number?.toString()),
})
type FastpayPayment = z.infer<typeof FastpayPayment>

const statuses = new Map<string, StatusName>([
  ['success', 'paid'],
  ['failed', 'failed'],
  // Both spellings are in their own pages.
  ['cancel', 'cancelled'],
  ['cancelled', 'cancelled'],
])

export const toFastpayStatus = (payment: FastpayPayment, raw: unknown): Status => ({
  status: statuses.get(payment.status.toLowerCase()) ?? 'open',
  amount: readDinars(payment.received_amount, payment.currency),
  raw,
})

export const FastpayRefund = z.object({
  summary: z.object({ invoice_id: z.string().nullish() }).nullish(),
})

export const FastpayRefundState = z
  .object({ refund_status: z.union([z.boolean(), z.number(), z.string()]) })
  .transform(({ refund_status }) => ['true', '1'].includes(String(refund_status).toLowerCase()))
