import type { OrderDinars } from '../../domain/money/order-dinars.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { fill } from '../../i18n/fill.ts'
import { formatDay, formatPrice } from '../../i18n/format.ts'
import { dueText } from '../../i18n/messages/due.ts'
import type { Cost } from './dinars.tsx'
import { toDinarsDue } from './due.ts'
import { type OrderPrice, toPriceInDinars } from './in-dinars.ts'

export type PaidDinars = OrderPrice & { notes: string[] }

/** The dinars of a price in dollars; once they are fixed, with the rate, its day and what was rounded off. */
export function toPaidDinars(locale: Locale, cost: Cost, dinars: OrderDinars | null): PaidDinars | null {
  const price = toPriceInDinars(locale, dinars)
  return price && { ...price, notes: dinars?.isFixed ? toNotes(locale, cost, dinars) : [] }
}

/** At which a payment has fixed them, and of which day; null until then, and where there are several. */
export const toFixedRate = (locale: Locale, { rate, day, isFixed }: OrderDinars): string | null =>
  isFixed && rate && day
    ? fill(dueText[locale].rate, {
        rate: formatPrice(locale, { amount: rate, currency: 'IQD' }),
        day: formatDay(locale, day),
      })
    : null

function toNotes(locale: Locale, cost: Cost, paid: OrderDinars): string[] {
  const { amount, rate } = paid
  const exact = toDinarsDue(cost, null, rate)
  const fixed = toFixedRate(locale, paid)
  if (!exact || !fixed) return []
  const off = exact.amount - amount
  const dinars = (amount: number, sign?: '−') => formatPrice(locale, { amount, currency: 'IQD' }, sign)
  const texts = dueText[locale]
  return [fixed, ...(off > 0 ? [`${texts.rounding}: ${dinars(off, '−')}`] : [])]
}
