import { type Currency, decimals } from '../domain/money/money.ts'
import type { Locale } from '../domain/text/locale.ts'
import { leftToRight } from './fill.ts'
import { groupThousands } from './group-thousands.ts'

type Price = { amount: number; currency: Currency }
type Range = { min: number; max: number; currency: Currency }

const dinars: Record<Locale, string> = { en: 'IQD', ar: 'د.ع', ku: 'د.ع' }

const toDigits = ({ amount, currency }: Price): string =>
  groupThousands(amount.toFixed(Number.isInteger(amount) ? 0 : decimals[currency]))

// Only the number: with the dinar's letters in it, a reader from the right would meet the currency first.
const isolate = (locale: Locale, number: string): string => (locale === 'en' ? number : leftToRight(number))

/** Formats a price in major units, as the API has it. Latin digits in every locale. */
export function formatPrice(locale: Locale, price: Price, sign: '' | '+' | '−' = ''): string {
  const digits = toDigits(price)
  if (price.currency === 'USD') return isolate(locale, `${sign}$${digits}`)
  return `${isolate(locale, `${sign}${digits}`)} ${dinars[locale]}`
}

/** From the lowest to the highest, with the dinar named once. */
export function formatPriceRange(locale: Locale, { min, max, currency }: Range): string {
  const highest = formatPrice(locale, { amount: max, currency })
  if (min === max) return highest
  const mark = currency === 'USD' ? '$' : ''
  return `${isolate(locale, `${mark}${toDigits({ amount: min, currency })}`)} – ${highest}`
}

/** In a text message, where an old telephone shows a mark of direction as a box: the words around it are enough. */
export const formatPriceInSms = (locale: Locale, price: Price): string =>
  price.currency === 'USD' ? `$${toDigits(price)}` : `${toDigits(price)} ${dinars[locale]}`

export const formatDinarsInSms = (locale: Locale, amount: number): string =>
  formatPriceInSms(locale, { amount, currency: 'IQD' })
