import { inLocale } from '../../../../client/call/search.ts'
import type { SiteContext } from '../../../../client/context.ts'
import type { SearchHit } from '../../../../contract/search-hits.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { formatPrice } from '../../../../i18n/format.ts'
import { catalogueText } from '../../../../i18n/messages/catalogue.ts'
import { stockText } from '../../../../i18n/messages/stock.ts'
import { nextDeparture, toTourProgramme, withDeparture } from '../programme/programme-data.ts'

type Hit = SearchHit<'tourism'>

const pathOf = ({ id, category, type }: Pick<Hit, 'id' | 'category' | 'type'>): string =>
  `/tourism-packages/${category.key}/${type.key}/${id}`

export type TourCardData = ReturnType<typeof toTourCard>

/** In the words of one locale, on the server: the browser gets what it shows. */
export const toTourCard = (locale: Locale, hit: Hit) => ({
  id: hit.id,
  href: pathOf(hit),
  title: inLocale(hit, 'title', locale),
  type: inLocale(hit.type, 'title', locale),
  destination: inLocale(hit, 'destination', locale),
  days: catalogueText[locale].days(hit.days),
  next: nextDeparture(locale, hit.departures),
  soldOut: hit.isSoldOut ? stockText[locale].tourSoldOut : undefined,
  rating: { value: hit.rating, count: hit.ratingCount },
  cost: hit.price,
  picture: hit.picture,
})

export type TourDetail = ReturnType<typeof toTourDetail>

export function toTourDetail(locale: Locale, hit: Hit) {
  const { id, category, type, price, rating, ratingCount, location, pictures, days, groupSize, departures } = hit
  return {
    id,
    path: pathOf(hit),
    title: inLocale(hit, 'title', locale),
    description: inLocale(hit, 'description', locale),
    destination: inLocale(hit, 'destination', locale),
    category: { key: category.key, title: inLocale(category, 'title', locale) },
    type: { key: type.key, title: inLocale(type, 'title', locale) },
    location: inLocale(location, 'title', locale),
    rating: { value: rating, count: ratingCount },
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
  }
}

type Kind = { key: string; title: string; count: number }

/** The categories, and the types of each, that have packages today, in the order in which they come. */
export async function loadKinds({ search, locale }: SiteContext) {
  const { hits } = await search.one('tourism', {
    filter: [withDeparture()],
    attributesToRetrieve: ['id', 'category', 'type'],
    limit: 1000,
  })
  const found = [...hits].sort((a, b) => a.id - b.id)
  const typesOf = (category: string): Kind[] =>
    count(found.filter((hit) => hit.category.key === category).map(({ type }) => type))
  const count = (kinds: Hit['category' | 'type'][]): Kind[] =>
    [...Map.groupBy(kinds, ({ key }) => key).values()].flatMap((same) =>
      same[0] ? [{ key: same[0].key, title: inLocale(same[0], 'title', locale), count: same.length }] : [],
    )
  return count(found.map(({ category }) => category)).map((category) => ({ ...category, types: typesOf(category.key) }))
}
