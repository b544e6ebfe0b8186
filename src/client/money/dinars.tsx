import type { Currency } from '../../domain/money/money.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import type { OtherPrice } from '../../ui/price.tsx'
import { useRootData } from '../root-data.ts'
import { useLocale } from '../text.tsx'

/** `cost` in the data of a card, beside the price as it is read. */
export type Cost = { amount: number; currency: Currency }

export type FindDinars = (price: Cost) => OtherPrice | undefined

/** Less than a dollar in cents, or it would be nothing. */
export const toOtherCurrency = ({ amount, currency }: Cost, rate: number): Cost =>
  currency === 'USD'
    ? { amount: Math.round(amount * rate), currency: 'IQD' }
    : { amount: amount < rate ? Math.round((amount * 100) / rate) / 100 : Math.round(amount / rate), currency: 'USD' }

export function toAbout(locale: Locale, price: Cost, rate: number, sign?: '−' | '+'): OtherPrice {
  const other = toOtherCurrency(price, rate)
  return { text: `≈\u00a0${formatPrice(locale, other, sign)}`, currency: other.currency }
}

/** An estimate of a price in the other currency: the payment fixes it. */
export function useDinars(): FindDinars {
  const rate = useRootData()?.rate.dinarsPerDollar
  const locale = useLocale()
  return (price) => (rate ? toAbout(locale, price, rate) : undefined)
}

/** The same of one price, where there is one. */
export function useAbout(cost: Cost | undefined): OtherPrice | undefined {
  const dinars = useDinars()
  return cost && dinars(cost)
}

/** A price as it is read, and in the other currency: the browser gets the number alone. */
export function usePrice(cost: Cost): { amount: string; about: OtherPrice | undefined } {
  return { amount: formatPrice(useLocale(), cost), about: useAbout(cost) }
}

/**
 * Beside a sum: the page says it only where no such note stands. `isQuiet`: all prices here are in dinars, so that it says something only
 * to those who read them in dollars.
 */
export const RateNote = ({ className = '', isQuiet = false }: { className?: string; isQuiet?: boolean }) => (
  <p className={`rate-note text-sm text-ink-soft ${isQuiet ? 'rate-quiet' : ''} ${className}`}>
    {useRootData()?.rate.text}
  </p>
)

/** Beside a total to be paid in dinars, for readers of prices in dollars: `text` says in which currency it is paid. */
export function AboutInDollars({ cost, text, className = '' }: { cost: Cost; text?: string; className?: string }) {
  const about = useAbout(cost)
  if (!about || cost.currency !== 'IQD') return null
  return (
    <p className={`rate-quiet text-sm text-ink-soft ${className}`}>
      <span className="tabular-nums">{about.text}</span>
      {text && ` · ${text}`}
    </p>
  )
}
