import type { SearchInput } from '../../../client/call/search.ts'
import type { SiteContext } from '../../../client/context.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import { type Day, daysBetween } from '../../../domain/time/day.ts'
import type { FilterCounts } from './filter-rows.ts'
import { minRatings, type PropertyQuery } from './property-filters.ts'
import { type PropertySearchInput, toSearchQuery } from './to-search-query.ts'

type Answer = SearchAnswer<'property'>
type Alternative = { facet: string; none: Partial<PropertyQuery> }

/** Filters with alternatives, and bounds: their options show the results of the other filters. */
const alternatives = {
  stars: { facet: 'stars', none: { stars: [] } },
  type: { facet: 'type.id', none: { type: [] } },
  bedType: { facet: 'bedTypes', none: { bedType: null } },
  rating: { facet: 'rating', none: { rating: null } },
  price: { facet: 'priceIqd', none: { minPrice: null, maxPrice: null } },
} as const satisfies Record<string, Alternative>
type Name = keyof typeof alternatives
const facets = [...Object.values(alternatives).map(({ facet }) => facet), 'features', 'family', 'freeDays']

/** A page of what a query finds, how many stays each further choice would leave, and between which prices they are. */
export async function searchProperties({ search }: SiteContext, asked: PropertySearchInput, shown: SearchInput) {
  const { query, today } = asked
  const without = (name: Name): PropertySearchInput => ({ ...asked, query: { ...query, ...alternatives[name].none } })
  const chosen = (Object.keys(alternatives) as Name[]).filter((name) => isChosen(query, alternatives[name]))
  const [found, ...others] = (await search.many([
    toSearchQuery(asked, { ...shown, facets }),
    ...chosen.map((name) => toSearchQuery(without(name), { limit: 0, facets: [alternatives[name].facet] })),
  ])) as [Answer, ...Answer[]]
  const answerFor = (name: Name): Answer => others[chosen.indexOf(name)] ?? found
  const countsFor = (name: Name) => countsOf(answerFor(name), alternatives[name].facet)
  const counts: FilterCounts = {
    stars: countsFor('stars'),
    type: countsFor('type'),
    bedType: countsFor('bedType'),
    rating: toLeast(countsFor('rating')),
    features: countsOf(found, 'features'),
    family: countsOf(found, 'family'),
    cancel: { free: countFree(found, query, today) },
  }
  return { found, counts, prices: answerFor('price').facetStats?.priceIqd }
}

const isChosen = (query: PropertyQuery, { none }: Alternative): boolean =>
  (Object.keys(none) as (keyof PropertyQuery)[]).some((name) => String(query[name] ?? '') !== '')

const countsOf = (answer: Answer, facet: string): Record<string, number> => answer.facetDistribution?.[facet] ?? {}

const sum = (counts: Record<string, number>, isMeant: (value: number) => boolean): number =>
  Object.entries(counts).reduce((all, [value, count]) => (isMeant(Number(value)) ? all + count : all), 0)

const toLeast = (ratings: Record<string, number>): Record<string, number> =>
  Object.fromEntries(minRatings.map((min) => [min, sum(ratings, (rating) => rating >= min)]))

/** Without days there is always one that is still ahead. */
function countFree(found: Answer, { checkIn }: PropertyQuery, today: Day): number {
  const ahead = checkIn ? daysBetween(today, checkIn) : Number.POSITIVE_INFINITY
  return sum(countsOf(found, 'freeDays'), (days) => days <= ahead)
}
