import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { afterPaymentText } from '../../../i18n/messages/after-payment.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toPlaceText } from '../purchases/place-facts.ts'
import type { PurchasePage } from '../purchases/purchase-state.ts'
import { toStartText, toWhenText } from '../purchases/when-text.ts'

/** The next step of a confirmed purchase: the place and the time. Null without tickets. */
export function toSaleNext(locale: Locale, page: PurchasePage): string | null {
  if (!page.hasTickets) return null
  if (page.flight?.ticketDueAt) {
    const due = toMomentText(locale, page.flight.ticketDueAt)
    return fill(flightText[locale].paid, { seller: page.seller.title, due })
  }
  const { sales, at } = afterPaymentText[locale]
  const when = page.startsAt ? toStartText(locale, page.startsAt) : toWhenText(locale, page)
  const place = toPlaceText(locale, page) ?? page.venue
  return fill(sales[page.itemType], {
    seller: page.seller.title,
    when: place ? fill(at, { when, place }) : when,
  })
}
