import { dinarsPerDollar } from '../../domain/money/money.ts'
import { paymentMethods } from '../../domain/money/payment-method.ts'
import type { Payments } from '../handler.ts'

/** Without a gateway an order waits for its payment until its hold runs out. */
export const noPayments: Payments = {
  methods: paymentMethods,
  tests: [],
  dinarsPerDollar,
  cashAddress: null,
  start: async () => ({ link: null }),
  check: async () => {},
  canRefund: () => false,
  linkOf: () => null,
}
