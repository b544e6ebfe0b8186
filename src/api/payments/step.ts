import type { PaymentStep } from '../../gateways/payments/payment-gateway.ts'

/** The next step of a customer. Cash is brought with a code. */
export type Step = PaymentStep | { kind: 'cash'; code: string }
