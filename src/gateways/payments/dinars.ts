import { PaymentError } from './payment-gateway.ts'

/** Providers write 25000, 25000.0 and "25000.000". A part of a dinar, or another currency, is no amount that we asked for. */
export function readDinars(value: unknown, currency?: string | null): number | null {
  if ((currency ?? 'IQD').toUpperCase() !== 'IQD') return null
  const amount = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(amount) && (amount as number) >= 0 ? (amount as number) : null
}

export function requireDinars(name: string, amount: number, min = 1): void {
  if (!Number.isSafeInteger(amount) || amount < min)
    throw new PaymentError(`${name}: takes whole dinars, ${min} at least`, 'refused')
}
