import type { NewPayment } from '../../db/queries/payments.ts'
import type { ReservationFacts } from '../../db/queries/reservations.ts'
import { exchange } from '../../domain/exchange.ts'
import type { Locale } from '../../domain/locale.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Step } from './step.ts'

type PaymentInput = { method: PaymentMethod; gateway: string; locale: Locale; now: Date }

/** Amount and rate are fixed here, once. It is open for as long as its rooms are held. */
export function toNewPayment(
  { dinarsPerDollar }: PaymentContext,
  { id, customer, total, currency, holdUntil }: ReservationFacts,
  input: PaymentInput,
): Omit<NewPayment<Step>, 'step' | 'reason' | 'checkAt'> {
  return {
    customer,
    reservation: id,
    price: total,
    currency,
    amount: exchange({ amount: total, currency }, 'IQD', dinarsPerDollar).amount,
    rate: currency === 'IQD' ? null : dinarsPerDollar,
    expiresAt: holdUntil ?? input.now,
    ...input,
  }
}
