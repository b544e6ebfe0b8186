import type { Money } from '../shapes.ts'

/** As a seller writes it: whole five thousands of dinars, whole fives of dollars. */
function rounded(amount: number, currency: Money['currency']): number {
  const step = currency === 'IQD' ? 5_000 : 500
  return Math.round(amount / step) * step
}

/** A child sleeps in a bed of its own; an infant costs a tenth abroad, and nothing on a day trip. */
export const toTourismPrices = ({ amount, currency }: Money, isAbroad: boolean) => ({
  adult: amount,
  child: rounded(amount * (isAbroad ? 0.8 : 0.7), currency),
  infant: isAbroad ? rounded(amount / 10, currency) : 0,
})

/** The package names what one of four in a room pays. */
export const toUmrahPrices = ({ amount, currency }: Money, isForTwo: boolean) => ({
  two: isForTwo ? amount : rounded(amount * 1.2, currency),
  three: isForTwo ? amount : rounded(amount * 1.08, currency),
  four: amount,
  single: rounded(amount * 0.35, currency),
  child: rounded(amount * 0.75, currency),
  infant: rounded(amount / 10, currency),
})
