import type { Currency } from '../domain/money.ts'
import { formatPrice } from '../i18n/format-price.ts'
import { useRootData } from './root-data.ts'
import { useLocale } from './text.tsx'
import type { OtherPrice } from './ui/price.tsx'

type Price = { amount: number; currency: Currency }

export type Dinars = (price: Price) => OtherPrice | undefined

/** What a price is in the other currency, about: the payment fixes it. */
export function useDinars(): Dinars {
  const rate = useRootData()?.rate.dinarsPerDollar
  const locale = useLocale()
  return ({ amount, currency }) => {
    if (!rate) return undefined
    const other: Price =
      currency === 'USD'
        ? { amount: Math.round(amount * rate), currency: 'IQD' }
        : { amount: Math.round(amount / rate), currency: 'USD' }
    return { text: `≈ ${formatPrice(locale, other)}`, currency: other.currency }
  }
}

/** The same for a price that is ready to show: how many dollars it was, where it was in dollars. */
export function useAbout(dollars: number | undefined): OtherPrice | undefined {
  const dinars = useDinars()
  return dollars === undefined ? undefined : dinars({ amount: dollars, currency: 'USD' })
}

/** `isQuiet`: all prices here are in dinars, so that it says something only to those who read them in dollars. */
export const RateNote = ({ className = '', isQuiet = false }: { className?: string; isQuiet?: boolean }) => (
  <p className={`text-sm text-ink-soft ${isQuiet ? 'rate-quiet' : ''} ${className}`}>{useRootData()?.rate.text}</p>
)
