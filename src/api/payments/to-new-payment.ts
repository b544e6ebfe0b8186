import type { PartRow } from '../../db/queries/orders/order-parts.ts'
import type { NewPayment } from '../../db/queries/orders/payments.ts'
import { toPaymentAmount } from '../../domain/money/payment-amount.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Payable } from './lock-payable.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Step } from './step.ts'

type PaymentInput = { method: PaymentMethod; gateway: string; locale: Locale; now: Date }
type PaidPart = Pick<PartRow, 'id' | 'price' | 'amount' | 'rate'>

/**
 * Fixes amount and rate, once. It stays open as long as its order is held; at a bank never longer than any hold, since the bank is asked all the
 * while. An order that waits for weeks is paid by another payment then.
 */
export function toNewPayment(
  { dinarsPerDollar }: PaymentContext,
  { id, change, customer, currency, holdUntil, ...facts }: Payable,
  input: PaymentInput,
  part: PaidPart | null = null,
): Omit<NewPayment<Step>, 'step' | 'reason' | 'checkAt'> {
  const total = facts.total + facts.othersTotal
  const rate = facts.dinarsPerDollar ?? dinarsPerDollar
  return {
    customer,
    order: id,
    change,
    part: part?.id ?? null,
    price: part?.price ?? total,
    currency,
    // The price of a part was fixed together with all others.
    amount: part?.amount ?? toPaymentAmount({ amount: total, currency }, input.method, rate),
    rate: currency === 'IQD' ? null : (part?.rate ?? rate),
    expiresAt: toEnd(holdUntil ?? input.now, input),
    ...input,
  }
}

const toEnd = (holdUntil: Date, { method, now }: PaymentInput): Date =>
  method === 'cash' ? holdUntil : new Date(Math.min(holdUntil.getTime(), toHoldUntil(now).getTime()))
