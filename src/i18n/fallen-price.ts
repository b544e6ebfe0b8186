import type { Locale, Localized } from '../domain/locale.ts'
import type { Currency } from '../domain/money.ts'
import { fill } from './fill.ts'
import { formatPrice } from './format-price.ts'
import { fallenPriceText } from './messages/fallen-price.ts'
import { toName } from './sms-parts.ts'

type Price = { amount: number; currency: Currency }
type Fallen = { title: Localized; price: Price; before: Price }

/** That a night costs less than before. */
export const toFallenPriceText = (locale: Locale, { title, price, before }: Fallen): string =>
  fill(fallenPriceText[locale], {
    name: toName(locale, title[locale]),
    price: formatPrice(locale, price),
    before: formatPrice(locale, before),
  })
