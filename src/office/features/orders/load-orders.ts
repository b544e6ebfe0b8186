import type { SiteContext } from '../../../client/context.ts'
import { pageNumberOf, toListPath } from '../../../client/lists/list-query.ts'
import { toBothText, toPriceInDinars } from '../../../client/money/in-dinars.ts'
import type { Ok } from '../../../contract/contract.ts'
import { addDinars } from '../../../domain/money/order-dinars.ts'
import { hasRight } from '../../../domain/organisations/areas.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { sellerOrdersText } from '../../../i18n/messages/seller-orders.ts'
import { uploadsText } from '../../../i18n/messages/uploads.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { loadSellers } from '../sellers/load-sellers.ts'
import { ordersPath } from '../sellers/seller-paths.ts'
import { toSellerTabs } from '../sellers/to-seller-tabs.ts'
import { type OrderFilter, orderFilterOf } from './order-filter.ts'

type Order = Ok<'GET /business/orders'>['data'][number]

/** Null for a caller without a seller; `isCashier` for one without the right to see orders. */
export async function loadOrders(site: Pick<SiteContext, 'call' | 'locale'>, request: Request, now = new Date()) {
  const { sellers: all, properties } = await loadSellers(site)
  if (all.length === 0) return null
  const { call, locale } = site
  const sellers = all.filter(({ levels }) => hasRight(levels, { area: 'orders', level: 'view' }))
  const tabs = toSellerTabs(locale, ordersPath, all, properties)
  if (sellers.length === 0) return { isCashier: true as const, tabs, text: sellerOrdersText[locale].managersOnly }
  const filter = orderFilterOf(request, sellers)
  const { data, meta } = await call('GET /business/orders', { query: { ...filter, page: pageNumberOf(request) } })
  return {
    isCashier: false as const,
    tabs,
    messages: sellerOrdersText[locale],
    sellers: sellers.map(({ id, title }) => ({ id, title })),
    filter,
    isFiltered: Object.values(filter).some((value) => value !== undefined),
    path: toListPath(ordersPath, filter),
    count: fillCount(locale, meta.total, sellerOrdersText[locale].count),
    data: data.map((order) => toOrderCard(locale, order, now)),
    uploads: uploadsText[locale],
    flights: flightText[locale].seller,
    meta,
  }
}

export type OrdersData = Extract<Awaited<ReturnType<typeof loadOrders>>, { isCashier: false }>
export type OrderCardData = ReturnType<typeof toOrderCard>
export type { OrderFilter }

export function toOrderCard(locale: Locale, order: Order, now: Date) {
  const t = sellerOrdersText[locale]
  const { customer, rest, returnDate } = order
  return {
    id: order.id,
    code: order.code,
    kind: order.airlineTicket ? flightText[locale].kind : t.kinds[order.itemType],
    title: order.title,
    when: order.startsAt ? toMomentText(locale, order.startsAt) : (toDayText(locale, order.travelDate) ?? t.noDay),
    status: { status: order.status, label: t.statuses[order.status] },
    payment: t.payments[order.paymentStatus],
    customer,
    people: toPeople(locale, order),
    notes: [
      ...(order.pickupLocation ? [fill(t.pickup, { place: order.pickupLocation })] : []),
      ...(returnDate ? [fill(t.returns, { day: formatDay(locale, returnDate) })] : []),
      ...(rest ? [fill(t.rest, { sum: toBothText(locale, rest, order.restDinars) })] : []),
    ],
    phone: customer.phone && { href: `tel:${customer.phone}`, text: leftToRight(formatPhone(customer.phone)) },
    total: formatPrice(locale, order.total),
    dinars: toPriceInDinars(locale, order.restDinars ? addDinars(order.dinars, order.restDinars) : order.dinars),
    canDecide: order.canDecide,
    airlineTicket: toAirlineTicket(locale, order, now),
  }
}

/** Null where there is nothing to enter. */
function toAirlineTicket(locale: Locale, { airlineTicket }: Order, now: Date) {
  if (!airlineTicket?.canEnter || !airlineTicket.dueAt) return null
  const { seller } = flightText[locale]
  const { bookingNumber, dueAt } = airlineTicket
  const moment = toMomentText(locale, dueAt)
  return {
    number: bookingNumber,
    label: bookingNumber
      ? fill(seller.entered, { number: leftToRight(bookingNumber) })
      : fill(new Date(dueAt) < now ? seller.late : seller.due, { moment }),
  }
}

/** Only a tour asks how old anybody is: elsewhere there are tickets, people or pieces. */
function toPeople(locale: Locale, { itemType, airlineTicket, adults, children, infants }: Order): string {
  if (airlineTicket) return fillCount(locale, adults, purchasesText[locale].counts.tourism)
  if (itemType !== 'tourism' && itemType !== 'umrah')
    return fillCount(locale, adults, purchasesText[locale].counts[itemType])
  const forms = sellerOrdersText[locale].people
  return (
    [
      [adults, forms.adults],
      [children, forms.children],
      [infants, forms.infants],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, names]) => fillCount(locale, count, names))
    .join(' · ')
}

const toDayText = (locale: Locale, day: string | null): string | null => (day === null ? null : formatDay(locale, day))
