import { inLocale } from '../../../../client/call/search.ts'
import type { SearchHit } from '../../../../contract/search-hits.ts'
import type { Position } from '../../../../domain/map/map-frame.ts'
import { toWalkingMinutes } from '../../../../domain/stays/walking.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { findNearestGate, type HolyCity } from '../../../../domain/time/holy-cities.ts'
import { formatPrice } from '../../../../i18n/format.ts'
import { catalogueText } from '../../../../i18n/messages/catalogue.ts'
import { cityPlanText } from '../../../../i18n/messages/city-plan.ts'
import { stockText } from '../../../../i18n/messages/stock.ts'
import { umrahText } from '../../../../i18n/messages/umrah.ts'
import { ahead, nextDeparture, toTourProgramme } from '../programme/programme-data.ts'

export type UmrahHit = SearchHit<'umrah'>

export const umrahSorts = ['departure', 'price-asc', 'price-desc', 'nearest'] as const
export type UmrahSort = (typeof umrahSorts)[number]

const orders: Record<UmrahSort, (a: UmrahHit, b: UmrahHit) => number> = {
  departure: (a, b) => (ahead(a.departures)[0] ?? '9').localeCompare(ahead(b.departures)[0] ?? '9'),
  'price-asc': (a, b) => a.priceIqd - b.priceIqd,
  'price-desc': (a, b) => b.priceIqd - a.priceIqd,
  nearest: (a, b) => a.nearest - b.nearest,
}

/** The next departure depends on the day, so no index knows it: the few packages there are get their order here, those that are sold out last. */
export const sortUmrah = (hits: readonly UmrahHit[], sort: UmrahSort): UmrahHit[] =>
  [...hits].sort((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut) || orders[sort](a, b) || a.id - b.id)

export type UmrahCardData = ReturnType<typeof toUmrahCard>

/** In the words of one locale, on the server: the browser gets what it shows. */
export function toUmrahCard(locale: Locale, hit: UmrahHit) {
  const t = umrahText[locale]
  return {
    id: hit.id,
    href: `/umrah/${hit.id}`,
    title: inLocale(hit, 'title', locale),
    type: inLocale(hit.type, 'title', locale),
    facts: [catalogueText[locale].days(hit.days), t.travel[hit.travel], inLocale(hit.location, 'title', locale)].join(
      ' · ',
    ),
    nearest: t.nearest(hit.nearest),
    next: nextDeparture(locale, hit.departures),
    soldOut: hit.isSoldOut ? stockText[locale].tourSoldOut : undefined,
    cost: hit.price,
    picture: hit.picture,
  }
}

const toGate = (locale: Locale, city: HolyCity, at: Position): string => {
  const { gates, nearestGate } = cityPlanText[locale]
  return nearestGate(gates[findNearestGate(city, at).gate.key])
}

export type UmrahDetail = ReturnType<typeof toUmrahDetail>

export function toUmrahDetail(locale: Locale, hit: UmrahHit) {
  const t = umrahText[locale]
  const { id, type, price, location, travel, hotels, pictures, days, groupSize, departures } = hit
  return {
    id,
    path: `/umrah/${id}`,
    title: inLocale(hit, 'title', locale),
    description: inLocale(hit, 'description', locale),
    information: inLocale(hit, 'information', locale),
    type: { key: type.key, title: inLocale(type, 'title', locale) },
    location: inLocale(location, 'title', locale),
    travel: { key: travel, title: t.travel[travel] },
    hotels: hotels.map((hotel) => ({
      city: t.cities[hotel.city],
      title: inLocale(hotel, 'title', locale),
      stars: hotel.stars,
      nights: t.nights(hotel.nights),
      distance: t.meters(hotel.meters),
      walk: t.walk(toWalkingMinutes(hotel.meters)),
      gate: hotel.coordinates && toGate(locale, hotel.city, hotel.coordinates),
    })),
    price: formatPrice(locale, price),
    cost: price,
    pictures,
    programme: toTourProgramme(locale, {
      days,
      groupSize,
      departures,
      itinerary: inLocale(hit, 'itinerary', locale),
      includes: inLocale(hit, 'includes', locale),
      excludes: inLocale(hit, 'excludes', locale),
    }),
    messages: {
      list: t.title,
      about: t.about,
      information: t.information,
      hotels: t.hotels,
      travel: t.travelLabel,
    },
  }
}
