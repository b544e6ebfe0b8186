import type { PaymentStep } from '../../gateways/payments/payment-gateway.ts'

/** What a customer has to do next. Cash is brought with a code. */
export type Step = PaymentStep | { kind: 'cash'; code: string }
