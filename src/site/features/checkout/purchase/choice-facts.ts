import { travellerAges } from '../../../../domain/sales/sale.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import type { Day } from '../../../../domain/time/day.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { checkoutPurchasesText } from '../../../../i18n/messages/checkout-purchases.ts'
import { choiceText } from '../../../../i18n/messages/choice.ts'
import { meetingText } from '../../../../i18n/messages/meeting.ts'
import { purchaseMessages } from '../../../../i18n/messages/purchase-messages.ts'
import { toMomentText } from '../../../../i18n/moment-text.ts'
import { toAgesText } from '../../../../i18n/party-text.ts'
import type { FactRow } from '../../../../ui/fact-list.tsx'
import type { ChoiceQuery } from '../../sale-options/choice-query.ts'
import { findStock, type Sale } from './choice-request.ts'
import type { ItemOnSale } from './item-on-sale.ts'
import { comma, toStockDay } from './stock-day.ts'

/** The choice in a list: enough to notice a mistake before paying. */
export function toChoiceFacts(locale: Locale, sale: Sale, item: ItemOnSale, choice: ChoiceQuery): FactRow[] {
  const labels = checkoutPurchasesText[locale].facts
  const rooms = choiceText[locale].rooms as Record<number, string>
  const messages = purchaseMessages[locale]
  const stock = findStock(sale, choice.departure)
  const people = fillCount(locale, choice.quantity ?? 1, messages.people)
  const seller = { label: labels.seller, value: sale.seller.title }
  const meeting = toMeeting(locale, sale)
  if (sale.itemType === 'event')
    return [
      ...(item.event
        ? [
            { label: labels.starts, value: toMomentText(locale, item.event.startsAt) },
            { label: labels.venue, value: item.event.venue },
          ]
        : []),
      { label: labels.tickets, value: toTickets(sale, choice).join(comma(locale)) },
      seller,
    ]
  if (sale.itemType === 'offer') {
    const day = choice.date && toOfferDay(locale, sale, choice.date)
    return [
      ...(sale.needs.travelDate && day ? [{ label: item.isFlight ? labels.departure : labels.day, value: day }] : []),
      ...(sale.needs.returnDate && choice.returnDate
        ? [{ label: labels.until, value: formatDay(locale, choice.returnDate) }]
        : []),
      item.isFlight
        ? { label: labels.passengers, value: people }
        : { label: labels.pieces, value: String(choice.quantity ?? 1) },
      ...meeting,
      seller,
    ]
  }
  if (sale.itemType === 'activity')
    return [
      { label: labels.day, value: stock ? toStockDay(locale, stock) : '' },
      { label: labels.persons, value: people },
      ...meeting,
      seller,
    ]
  return [
    { label: labels.departure, value: stock ? toStockDay(locale, stock) : '' },
    ...(stock?.endsOn ? [{ label: labels.until, value: formatDay(locale, stock.endsOn) }] : []),
    { label: labels.people, value: toParty(locale, choice) },
    ...(sale.itemType === 'umrah' && choice.sharing
      ? [{ label: labels.room, value: rooms[choice.sharing] ?? '' }]
      : []),
    ...meeting,
    seller,
  ]
}

/** The meeting point; for an offer its location. */
function toMeeting(locale: Locale, { meeting, itemType }: Sale): FactRow[] {
  const label = itemType === 'offer' ? checkoutPurchasesText[locale].facts.venue : meetingText[locale].title
  return meeting ? [{ label, value: [meeting.title, meeting.address].join(comma(locale)) }] : []
}

const toTickets = (sale: Sale, { tickets }: ChoiceQuery): string[] =>
  tickets.map(({ categoryId, quantity }) => `${quantity} × ${findStock(sale, categoryId)?.title ?? ''}`)

const toOfferDay = (locale: Locale, { stocks }: Sale, date: Day): string =>
  toStockDay(locale, stocks.find(({ day }) => day === date) ?? { day: date, time: null })

/** `2 adults · 1 child, aged 4` */
function toParty(locale: Locale, { adults, ages }: ChoiceQuery): string {
  const messages = purchaseMessages[locale]
  const grown = fillCount(locale, adults ?? 0, messages.adults)
  if (ages.length === 0) return grown
  const years = toAgesText(locale, messages, ages)
  return `${grown} · ${fillCount(locale, ages.length, messages.children)}${comma(locale)}${years}`
}

/** The age group of each traveller, in the order of the form. */
export function toTravellerKinds(locale: Locale, { adults, ages }: ChoiceQuery): string[] {
  const { kinds } = checkoutPurchasesText[locale].travellers
  return [
    ...Array.from({ length: adults ?? 0 }, () => kinds.adult),
    ...ages.map((age) =>
      fill(age !== null && age < travellerAges.childFrom ? kinds.infant : kinds.child, { age: age ?? '' }),
    ),
  ]
}
