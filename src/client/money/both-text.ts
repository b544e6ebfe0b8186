import { formatPrice } from '../../i18n/format-price.ts'
import { useLocale } from '../text.tsx'
import { type Cost, useDinars } from './dinars.tsx'

/** A price in dollars with its dinars, about: for a sentence, or a row that has one line for it. */
export function useBothText(): (price: Cost) => string {
  const locale = useLocale()
  const dinars = useDinars()
  return (price) => {
    const about = price.currency === 'USD' && price.amount > 0 ? dinars(price) : undefined
    return about ? `${formatPrice(locale, price)} (${about.text})` : formatPrice(locale, price)
  }
}
