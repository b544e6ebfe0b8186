import type { Ok } from '../../../contract/contract.ts'
import type { SearchHit } from '../../../contract/search-hits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { inLocale } from '../../api/search.ts'

export type PropertyCardData = Omit<Ok<'GET /user/properties'>['data'][number], 'address'> & {
  /** How far it is from the landmark that was asked for. */
  away?: string
}

const inLocales = (name: string): string[] => ['En', 'Ar', 'Ku'].map((locale) => name + locale)

/** What a card is made of; the rest of a document stays where it is. */
export const cardAttributes = [
  'id',
  ...inLocales('title'),
  'location',
  'type',
  'stars',
  'rating',
  'ratingCount',
  'discount',
  'price',
  'priceIqd',
  'priceBefore',
  'picture',
]

/** In one language: the others do not travel. */
export const toPropertyCard = (hit: SearchHit<'property'>, locale: Locale): PropertyCardData => ({
  id: hit.id,
  title: inLocale(hit, 'title', locale),
  location: { id: hit.location.id, title: inLocale(hit.location, 'title', locale) },
  propertyType: { id: hit.type.id, title: inLocale(hit.type, 'title', locale) },
  stars: hit.stars,
  rating: { value: hit.rating, count: hit.ratingCount },
  discount: hit.discount,
  price: hit.price,
  priceBefore: hit.priceBefore,
  picture: hit.picture,
})
