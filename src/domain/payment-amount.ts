import { exchange } from './exchange.ts'
import { type Money, toCashRounding } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

/** What is asked for, in dinars: no gateway takes anything else, and cash is what notes can pay. */
export function toPaymentAmount(price: Money, method: PaymentMethod | null, dinarsPerDollar: number): number {
  const { amount } = exchange(price, 'IQD', dinarsPerDollar)
  return method === 'cash' ? amount + toCashRounding(amount) : amount
}
