import type { PaymentState } from '../../../domain/orders/states.ts'

/** How a try to pay ended at the bank without money, as the messages call it. */
export const paymentEndings: Partial<Record<PaymentState, 'declined' | 'abandoned' | 'lapsed'>> = {
  failed: 'declined',
  cancelled: 'abandoned',
  expired: 'lapsed',
}
