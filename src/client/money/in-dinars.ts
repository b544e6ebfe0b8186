import type { OrderDinars } from '../../domain/money/order-dinars.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import type { OtherPrice } from '../../ui/price.tsx'
import type { Cost } from './dinars.tsx'

export type OrderPrice = OtherPrice & { isFixed: boolean }

/** Beside an order's price in dollars: exactly once a payment has fixed it, about until then. */
export const toPriceInDinars = (locale: Locale, dinars: OrderDinars | null): OrderPrice | null =>
  dinars && {
    text: `${dinars.isFixed ? '' : '≈\u00a0'}${formatPrice(locale, { amount: dinars.amount, currency: 'IQD' })}`,
    currency: 'IQD',
    isFixed: dinars.isFixed,
  }

/** In a sentence, or in a row of facts. */
export function toBothText(locale: Locale, price: Cost, dinars: OrderDinars | null): string {
  const other = toPriceInDinars(locale, dinars)
  return other ? `${formatPrice(locale, price)} (${other.text})` : formatPrice(locale, price)
}
