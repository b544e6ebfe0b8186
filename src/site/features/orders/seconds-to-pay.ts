/** The seconds for which an order is held until it is paid. Null where nothing is to be paid in time. */
export const toSecondsToPay = (
  { canPay, holdUntil }: { canPay: boolean; holdUntil?: string | null },
  now: Date,
): number | null =>
  canPay && holdUntil ? Math.max(0, Math.ceil((Date.parse(holdUntil) - now.getTime()) / 1000)) : null
