import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { SiteQuery } from '../../contract/site-search.ts'
import { dinarsPerDollar } from '../../domain/money/money.ts'
import { type PriceBounds, type PricePhrase, readPrice } from '../../domain/money/price-phrase.ts'
import type { FilterItem } from '../../domain/search/search-filter.ts'
import { suffixes } from '../../domain/text/suffixes.ts'

/**
 * What a query says of the price, and how it is searched. `isBeyond`: nothing is within its bounds, so the nearest prices are shown.
 * `isByText`: nothing has all words in its short texts, so descriptions are searched, too.
 */
export type PriceQuery = PricePhrase & { isBeyond?: true; isByText?: true }

const pricedKinds = new Set<SearchIndexName>([
  'property',
  'activity',
  'tourism',
  'umrah',
  'offer',
  'visa',
  'discount_package',
])

/** Its documents carry a price that can be compared. */
export const hasPrice = (kind: SearchIndexName): boolean => pricedKinds.has(kind)

/** Null where the query says nothing of a price, or asks for a kind that has none. */
export function parsePriceQuery({ q, kind }: Pick<SiteQuery, 'q' | 'kind'>): PriceQuery | null {
  if (kind && !hasPrice(kind)) return null
  const phrase = readPrice(q)
  return phrase.bounds || (phrase.isCheap && phrase.rest) ? phrase : null
}

export function toPriceFilter({ bounds, isBeyond }: PriceQuery): FilterItem[] {
  if (!bounds) return []
  const { min, max } = toDinars(bounds)
  const [from, to] = isBeyond ? [max, max === null ? min : null] : [min, max]
  return [
    { key: 'priceIqd', operation: '>=', value: from },
    { key: 'priceIqd', operation: '<=', value: to },
  ]
}

/** Every word counts where a price is asked for. `names`: the short texts that say what a thing is and where. */
export const toPriceRules = (priceQuery: PriceQuery, names: readonly string[]) => ({
  matchingStrategy: 'all' as const,
  sort: toPriceSort(priceQuery),
  ...(!priceQuery.isByText && { attributesToSearchOn: [...names.flatMap(inAllLocales), 'section'] }),
})

const inAllLocales = (path: string): string[] => Object.values(suffixes).map((suffix) => path + suffix)

function toPriceSort({ bounds, isBeyond, isCheap }: PriceQuery): string[] {
  if (isBeyond && bounds?.max === null) return ['priceIqd:desc']
  return isBeyond || isCheap ? ['priceIqd:asc'] : []
}

/** The address of a list of stays, with the price as its filters. */
export function withPrice(path: string, { bounds, isCheap, isBeyond }: PriceQuery): string {
  const { min, max } = bounds && !isBeyond ? toDinars(bounds) : { min: null, max: null }
  const parts = [min && `minPrice=${min}`, max && `maxPrice=${max}`, isCheap && 'sort=price-asc'].filter(Boolean)
  return parts.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}` : path
}

function toDinars({ min, max, currency }: PriceBounds): { min: number | null; max: number | null } {
  const rate = currency === 'USD' ? dinarsPerDollar : 1
  return { min: min === null ? null : Math.round(min * rate), max: max === null ? null : Math.round(max * rate) }
}
