import type { Purchase } from './purchase-state.ts'

/** Of the hold; null where nothing is to be paid in time. */
export const toSecondsLeft = (
  { canPay, holdUntil }: Pick<Purchase, 'canPay' | 'holdUntil'>,
  now: Date,
): number | null =>
  canPay && holdUntil ? Math.max(0, Math.ceil((Date.parse(holdUntil) - now.getTime()) / 1000)) : null
