import type { Currency } from '../domain/money.ts'

/** Beside a price that is ready to show, so that the page can say what it is in dinars. */
export const dollarsOf = ({ amount, currency }: { amount: number; currency: Currency }): number | undefined =>
  currency === 'USD' ? amount : undefined
