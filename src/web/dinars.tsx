import type { Currency } from '../domain/money.ts'
import { formatPrice } from '../i18n/format-price.ts'
import { useRootData } from './root-data.ts'
import { useLocale } from './text.tsx'

type Price = { amount: number; currency: Currency }

export type Dinars = (price: Price) => string | undefined

/** What a price in dollars is in dinars, about: the payment fixes it. Nothing for a price in dinars. */
export function useDinars(): Dinars {
  const rate = useRootData()?.rate.dinarsPerDollar
  const locale = useLocale()
  return ({ amount, currency }) =>
    rate && currency === 'USD'
      ? `≈ ${formatPrice(locale, { amount: Math.round(amount * rate), currency: 'IQD' })}`
      : undefined
}

/** The same for a price that is ready to show: how many dollars it was, where it was in dollars. */
export function useAbout(dollars: number | undefined): string | undefined {
  const dinars = useDinars()
  return dollars === undefined ? undefined : dinars({ amount: dollars, currency: 'USD' })
}

export const RateNote = ({ className = '' }: { className?: string }) => (
  <p className={`text-sm text-ink-soft ${className}`}>{useRootData()?.rate.text}</p>
)
