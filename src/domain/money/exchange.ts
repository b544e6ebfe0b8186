import { type Currency, type Money, roundAmount } from './money.ts'

const centsPerDollar = 100

/** At a fixed rate, rounded once to the smallest unit of the other currency. */
export function exchange({ amount, currency }: Money, to: Currency, dinarsPerDollar: number): Money {
  if (currency === to) return { amount, currency }
  const exact = to === 'IQD' ? (amount * dinarsPerDollar) / centsPerDollar : (amount * centsPerDollar) / dinarsPerDollar
  return { amount: roundAmount(exact), currency: to }
}

export const toDinars = (money: Money, dinarsPerDollar: number): number =>
  exchange(money, 'IQD', dinarsPerDollar).amount
