import type { NewPayment } from '../../db/queries/payments.ts'
import type { ReservationFacts } from '../../db/queries/reservations.ts'
import type { Locale } from '../../domain/locale.ts'
import { toPaymentAmount } from '../../domain/payment-amount.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Step } from './step.ts'

type PaymentInput = { method: PaymentMethod; gateway: string; locale: Locale; now: Date }

/** Amount and rate are fixed here, once. It is open for as long as its rooms are held. */
export function toNewPayment(
  { dinarsPerDollar }: PaymentContext,
  { id, customer, total, currency, holdUntil, ...facts }: ReservationFacts,
  input: PaymentInput,
): Omit<NewPayment<Step>, 'step' | 'reason' | 'checkAt'> {
  const rate = facts.dinarsPerDollar ?? dinarsPerDollar
  return {
    customer,
    reservation: id,
    price: total,
    currency,
    amount: toPaymentAmount({ amount: total, currency }, input.method, rate),
    rate: currency === 'IQD' ? null : rate,
    expiresAt: holdUntil ?? input.now,
    ...input,
  }
}
