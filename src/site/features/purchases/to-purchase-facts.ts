import type { Cost } from '../../../client/money/dinars.tsx'
import { toBothText } from '../../../client/money/in-dinars.ts'
import { toFixedRate } from '../../../client/money/paid-dinars.ts'
import type { OrderDinars } from '../../../domain/money/order-dinars.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toCountryName } from '../../../i18n/country-names.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDate, formatDay, formatPhone, formatPrice } from '../../../i18n/format.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import { commaOf } from './comma-of.ts'
import { toPlaceLabel, toPlaceText } from './place-facts.ts'
import { toPurchaseCard } from './purchase-card-data.ts'
import type { PurchasePage } from './purchase-state.ts'
import { toStartText, toWhenText } from './when-text.ts'

type PlaceCounts = Omit<PurchasePage, 'places'> & { places: Pick<PurchasePage['places'][number], 'title' | 'count'>[] }

/** Who goes, or how much of it: by what was bought. */
export function toPeopleFact(locale: Locale, page: PlaceCounts): FactRow {
  const { labels, counts, infants } = purchasesText[locale]
  const { itemType, places, people } = page
  if (itemType === 'event')
    return {
      label: labels.tickets,
      value: places.map(({ title, count }) => (title ? `${count} × ${title}` : String(count))).join(commaOf(locale)),
    }
  if (itemType === 'activity') return { label: labels.people, value: fillCount(locale, people, counts.activity) }
  if (itemType === 'offer')
    return page.isFlight
      ? { label: labels.people, value: fillCount(locale, people, counts.tourism) }
      : { label: labels.pieces, value: String(people) }
  const { adults, children } = bookingMessages[locale]
  const party = [
    [page.adults, adults],
    [page.children, children],
    [page.infants, infants],
  ] as const
  return {
    label: labels.people,
    value: party
      .filter(([count]) => count > 0)
      .map(([count, forms]) => fillCount(locale, count, forms))
      .join(' · '),
  }
}

/** Title, time, place and people. */
export function toPurchaseFacts(locale: Locale, page: PurchasePage): FactRow[] {
  const { labels, sharing } = purchasesText[locale]
  const { startsAt, returnDate, pickupLocation, venue, location, seller } = page
  const isTour = page.itemType === 'tourism' || page.itemType === 'umrah'
  const met = toPlaceText(locale, page)
  return [
    { label: labels.kind, value: toPurchaseCard(locale, page).kind },
    { label: labels.when, value: toWhenText(locale, page) },
    ...(isTour && startsAt ? [{ label: labels.departs, value: toStartText(locale, startsAt) }] : []),
    ...(returnDate && !isTour ? [{ label: labels.returns, value: formatDay(locale, returnDate) }] : []),
    {
      label: met ? toPlaceLabel(locale, page) : isTour ? labels.leaves : labels.place,
      value: met ?? [venue, location.title].filter(Boolean).join(commaOf(locale)),
    },
    ...(pickupLocation ? [{ label: labels.pickup, value: pickupLocation }] : []),
    toPeopleFact(locale, page),
    ...(page.sharing ? [{ label: labels.sharing, value: fillCount(locale, page.sharing, sharing) }] : []),
    { label: labels.seller, value: seller.title },
    { label: labels.phone, value: leftToRight(formatPhone(seller.phone)) },
    { label: labels.number, value: page.code, isLtr: true },
  ]
}

export function toPurchasePaymentFacts(locale: Locale, page: PurchasePage): FactRow[] {
  const { labels } = purchasesText[locale]
  const { paidAt, deposit, depositDinars, rest, restPaidAt, restInvoiceId, refunds } = page
  const { methods } = bookingMessages[locale]
  return [
    { label: labels.status, value: toPurchaseCard(locale, page).payment.label },
    { label: labels.method, value: methods[page.paymentMethod] },
    { label: labels.bought, value: toMomentText(locale, page.createdAt) },
    { label: labels.paidAt, value: paidAt ? toMomentText(locale, paidAt) : labels.notPaid },
    ...(deposit ? [{ label: labels.deposit, value: toFixedText(locale, page, deposit, depositDinars) }] : []),
    ...(rest
      ? [
          {
            label: fill(labels.restBy, { day: formatDay(locale, rest.dueOn) }),
            value: toFixedText(locale, page, rest.amount, rest.dinars),
          },
        ]
      : []),
    ...(restPaidAt ? [{ label: labels.restPaidAt, value: toMomentText(locale, restPaidAt) }] : []),
    ...(paidAt ? [{ label: labels.invoice, value: page.invoiceId, isLtr: true }] : []),
    ...(restInvoiceId ? [{ label: labels.restInvoice, value: restInvoiceId, isLtr: true }] : []),
    ...refunds.map(({ amount, to }, index) => ({
      label: index === 0 ? labels.refund : labels.restRefund,
      value: `${formatPrice(locale, amount)} (${methods[to]})`,
    })),
  ]
}

/** A deposit and its rest are paid at two times: each says its rate, where the whole price has none to say. */
function toFixedText(locale: Locale, { dinars }: PurchasePage, price: Cost, part: OrderDinars | null): string {
  const rate = part && !(dinars?.isFixed && dinars.rate) ? toFixedRate(locale, part) : null
  return [toBothText(locale, price, part), ...(rate ? [rate] : [])].join(' · ')
}

type Traveller = PurchasePage['travellers'][number]

/** The stored data of a traveller; only the end of the passport's number is known. */
export function toTraveller(locale: Locale, traveller: Traveller, index: number) {
  const t = purchasesText[locale].traveller
  const { birthDate, gender, passportNumber, passportExpiresOn, nationality } = traveller
  const facts: (FactRow | null)[] = [
    birthDate ? { label: t.birthDate, value: formatDate(locale, birthDate) } : null,
    gender ? { label: t.gender, value: t.genders[gender] } : null,
    nationality ? { label: t.nationality, value: toCountryName(locale, nationality) } : null,
    passportNumber ? { label: t.passport, value: passportNumber, isLtr: true } : null,
    passportExpiresOn ? { label: t.expires, value: formatDate(locale, passportExpiresOn) } : null,
  ]
  return {
    id: index + 1,
    name: [traveller.firstName, traveller.lastName].join(' ').trim(),
    facts: facts.filter((fact) => fact !== null),
  }
}
