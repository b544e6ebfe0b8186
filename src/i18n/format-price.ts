import type { Locale } from '../domain/locale.ts'
import { type Currency, decimals } from '../domain/money.ts'
import { groupThousands } from './group-thousands.ts'

/** Of a price in major units, as the API carries it. Latin digits in every locale. */
export function formatPrice(locale: Locale, { amount, currency }: { amount: number; currency: Currency }): string {
  const digits = Number.isInteger(amount) ? 0 : decimals[currency]
  const number = groupThousands(amount.toFixed(digits))
  if (currency === 'USD') return `$${number}`
  return locale === 'en' ? `${number} IQD` : `${number} د.ع`
}
