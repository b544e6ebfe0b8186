import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { catalogueText } from '../../../i18n/messages/catalogue.ts'
import type { Messages } from '../../../i18n/messages/en.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { offersText } from '../../../i18n/messages/offers.ts'
import { toLocalMomentText, toMomentText } from '../../../i18n/moment-text.ts'
import { toOfferCard } from './offer-data.ts'

type Offer = Ok<'GET /public/offers/{id}'>

export type OfferDetail = ReturnType<typeof toOfferDetail>

function toDepartureFacts(locale: Locale, departure: Offer['departure']) {
  if (!departure) return []
  const t = flightText[locale]
  const { departsAt, arrivesAt } = departure
  return [
    { label: t.nextDeparture, value: toMomentText(locale, departsAt) },
    ...(arrivesAt ? [{ label: t.arrives, value: toLocalMomentText(locale, arrivesAt) }] : []),
  ]
}

export function toOfferDetail(locale: Locale, offer: Offer, timeOf: Messages['activity']['time']) {
  const t = offersText[locale]
  const common = catalogueText[locale]
  const needs = [...(offer.needsPickup ? [t.needsPickup] : []), ...(offer.needsDate ? [t.needsDate] : [])]
  return {
    id: offer.id,
    title: offer.title,
    description: offer.description,
    type: { key: offer.type, title: t.types[offer.type] },
    isOver: offer.endsOn < toDay(new Date()),
    price: formatPrice(locale, offer.price),
    cost: offer.price,
    before: offer.priceBefore ? formatPrice(locale, offer.priceBefore) : undefined,
    discount: offer.discount,
    facts: { until: formatDay(locale, offer.endsOn), by: offer.offeredBy, place: offer.location.title },
    includes: offer.includes,
    needs: needs.length > 0 ? needs : [t.needsNothing],
    pictures: offer.pictures,
    flight: offer.flight && {
      from: offer.flight.from,
      to: offer.flight.to,
      next: flightText[locale].before,
      trip: offer.flight.roundTrip ? t.roundTrip : t.oneWay,
      facts: [
        ...toDepartureFacts(locale, offer.departure),
        { label: t.airline, value: offer.flight.airline },
        { label: t.duration, value: timeOf(offer.flight.minutes) },
        { label: t.stopsLabel, value: t.stops(offer.flight.stops) },
        { label: t.baggage, value: t.kilos(offer.flight.baggageKg) },
      ],
    },
    related: offer.related.map((one) => toOfferCard(locale, one)),
    messages: {
      list: t.title,
      over: t.over,
      overHint: t.overHint,
      about: t.about,
      flight: t.flight,
      includes: common.includes,
      needs: t.needs,
      validUntil: t.validUntil,
      offeredBy: t.offeredBy,
      where: t.where,
      price: common.price,
      related: common.related,
    },
  }
}
