import { exchange } from './exchange.ts'
import { type Money, toCashRounding } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

/** Dinars, and what has come off them so that notes can pay: 0 or less. */
export type Due = { amount: number; rounding: number }

/** The amount of a payment in dinars: no gateway takes another currency, and notes must be able to pay cash. */
export function toDue(price: Money, method: PaymentMethod | null, dinarsPerDollar: number): Due {
  const { amount } = exchange(price, 'IQD', dinarsPerDollar)
  const rounding = method === 'cash' ? toCashRounding(amount) : 0
  return { amount: amount + rounding, rounding }
}

export const toPaymentAmount = (price: Money, method: PaymentMethod | null, dinarsPerDollar: number): number =>
  toDue(price, method, dinarsPerDollar).amount
