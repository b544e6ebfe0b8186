import type { Locale } from '../domain/locale.ts'
import type { Currency } from '../domain/money.ts'
import { formatPrice } from '../i18n/format-price.ts'
import { type Cost, toAbout, useDinars } from './dinars.tsx'
import { useLocale } from './text.tsx'
import type { OtherPrice } from './ui/price.tsx'

/** A price in dollars with its dinars, about: for a sentence, or a row that has one line for it. */
export function useBothText(): (price: Cost) => string {
  const locale = useLocale()
  const dinars = useDinars()
  return (price) => {
    const about = price.currency === 'USD' && price.amount > 0 ? dinars(price) : undefined
    return about ? `${formatPrice(locale, price)} (${about.text})` : formatPrice(locale, price)
  }
}

type BothAmounts = { amount: string; about: OtherPrice | undefined }

/** For the rows of a sum, as the server and the browser make them. Without a rate, and of nothing, there is one. */
export const toBothAmounts =
  (locale: Locale, currency: Currency, rate: number | undefined) =>
  (amount: number, sign?: '−'): BothAmounts => ({
    amount: formatPrice(locale, { amount, currency }, sign),
    about: rate && amount > 0 ? toAbout(locale, { amount, currency }, rate, sign) : undefined,
  })
