import type { Currency } from '../domain/money/money.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'
import { fill } from './fill.ts'
import { formatPrice } from './format-price.ts'
import { fallenPriceText } from './messages/fallen-price.ts'
import { toName } from './sms-parts.ts'

type Price = { amount: number; currency: Currency }
/** `dinars`: of a price in dollars, about. */
type Fallen = { title: Localized; price: Price; before: Price; dinars: number | null }

/** That a night costs less than before. */
export const toFallenPriceText = (locale: Locale, { title, price, before, dinars }: Fallen): string =>
  fill(fallenPriceText[locale], {
    name: toName(locale, title[locale]),
    price:
      dinars === null
        ? formatPrice(locale, price)
        : `${formatPrice(locale, price)} (≈\u00a0${formatPrice(locale, { amount: dinars, currency: 'IQD' })})`,
    before: formatPrice(locale, before),
  })
