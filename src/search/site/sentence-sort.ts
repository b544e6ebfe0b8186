import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { Understood } from '../../contract/understood.ts'
import { hasPrice } from './price.ts'
import type { SentenceSearch } from './sentence-filter.ts'

type Sort = NonNullable<Understood['sort']>

const discountOf: Partial<Record<SearchIndexName, string>> = {
  property: 'discount',
  discount: 'percent',
  offer: 'discount',
}
const endOf: Partial<Record<SearchIndexName, string>> = { discount: 'endsDay', offer: 'endsDay', event: 'endsTime' }
const rated: readonly SearchIndexName[] = ['property', 'tourism', 'activity']

/** The order that a sentence asks for, or the usual one of a list without words. */
export function toSentenceSort(kind: SearchIndexName, search: SentenceSearch, q: string): string[] {
  const { understood, relaxed } = search
  if (relaxed.includes('price') && hasPrice(kind)) {
    // Beyond an upper bound the cheapest are the nearest, below a lower one the dearest.
    return [understood.price?.max === null ? 'priceIqd:desc' : 'priceIqd:asc']
  }
  const near = toNearestSort(kind, search)
  if (near) return near
  const asked = understood.sort ? toSort(understood.sort, kind) : []
  if (asked.length > 0) return asked
  if (kind === 'event' && (relaxed.includes('dates') || q === '')) return ['startsTime:asc']
  return kind === 'property' && q === '' ? ['rating:desc', 'ratingCount:desc'] : []
}

function toNearestSort(kind: SearchIndexName, { understood: { near, sort }, names }: SentenceSearch): string[] | null {
  const landmark = near && names.landmarks.find(({ key }) => key === near.key)
  const isLaid = kind === 'property' || kind === 'activity' || kind === 'event'
  if (!landmark || !isLaid || (sort !== null && sort !== 'nearest')) return null
  const { latitude, longitude } = landmark.coordinates
  return [`_geoPoint(${latitude}, ${longitude}):asc`]
}

function toSort(sort: Sort, kind: SearchIndexName): string[] {
  const [by, direction] = sort.split('-')
  const discount = discountOf[kind]
  const end = endOf[kind]
  if (by === 'price') return hasPrice(kind) ? [`priceIqd:${direction}`] : []
  if (by === 'rating') return rated.includes(kind) ? [`rating:${direction}`] : []
  if (by === 'discount') return discount ? [`${discount}:desc`] : []
  if (sort === 'ending') return end ? [`${end}:asc`] : []
  return sort === 'newest' && kind === 'article' ? ['publishedOn:desc'] : []
}
