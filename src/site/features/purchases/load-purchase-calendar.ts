import type { SiteContext } from '../../../client/context.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { localPath } from '../../../i18n/locale-facts.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { toCalendarFile } from '../orders/calendar-file.ts'
import { commaOf } from './comma-of.ts'
import { isInCalendar } from './load-purchase.ts'
import { toPlaceText } from './place-facts.ts'
import type { PurchasePage } from './purchase-state.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'publicUrl'>

function toTicketLines(locale: Site['locale'], { isFlight, hasTickets }: PurchasePage, address: string): string[] {
  if (isFlight) return [fill(flightText[locale].calendar, { address })]
  return hasTickets ? [fill(purchasesText[locale].calendar.tickets, { address: `${address}/tickets` })] : []
}

/** A purchase as a calendar file; null without an appointment. */
export async function loadPurchaseCalendar(site: Site, id: number, now: Date): Promise<string | null> {
  const { call, locale, publicUrl } = site
  const page = await call('GET /customer/purchases/{id}', { params: { id } })
  const { startsAt, endsAt, seller, venue, location } = page
  if (!startsAt || !isInCalendar(page)) return null
  const messages = purchasesText[locale].calendar
  const address = publicUrl + localPath(locale, `/account/purchases/${id}`)
  return toCalendarFile({
    uid: `purchase-${id}@${new URL(publicUrl).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    title: page.title,
    place: toPlaceText(locale, page) ?? [venue, location.title].filter(Boolean).join(commaOf(locale)),
    text: [
      fill(messages.number, { id: page.code }),
      fill(messages.seller, { seller: seller.title, phone: leftToRight(formatPhone(seller.phone)) }),
      ...toTicketLines(locale, page, address),
    ].join('\n'),
    address,
    now,
  })
}
