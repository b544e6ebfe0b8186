import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { formatDate, formatPrice } from '../../../i18n/format.ts'
import { offersText } from '../../../i18n/messages/offers.ts'
import { stockText } from '../../../i18n/messages/stock.ts'

type Offer = Ok<'GET /public/offers'>['data'][number]

export type OfferCardData = ReturnType<typeof toOfferCard>

/** In the words of one locale, on the server: the browser gets what it shows. */
export function toOfferCard(locale: Locale, { id, title, type, location, flight, picture, ...offer }: Offer) {
  const t = offersText[locale]
  return {
    id,
    href: `/offers/${id}`,
    title,
    picture,
    type: t.types[type],
    place: location.title,
    by: t.by(offer.offeredBy),
    until: t.until(formatDate(locale, offer.endsOn)),
    cost: offer.price,
    before: offer.priceBefore ? formatPrice(locale, offer.priceBefore) : undefined,
    discount: offer.discount,
    soldOut: offer.isSoldOut ? stockText[locale].offerSoldOut : undefined,
    flight: flight && {
      from: flight.from,
      to: flight.to,
      note: `${flight.roundTrip ? t.roundTrip : t.oneWay} · ${t.stops(flight.stops)}`,
    },
  }
}
