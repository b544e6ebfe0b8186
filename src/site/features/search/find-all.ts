import type { SearchAnswer, SearchQuery } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import { saysSomething } from '../../../domain/reviews/says-something.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Landmark } from '../landmarks/meant-landmark.ts'
import { type SearchResults, toFound, toQueries } from './find.ts'
import { type PriceQuery, parsePriceQuery, withPrice } from './price-query.ts'
import type { SearchPageQuery } from './search-address.ts'

type Answers = SearchAnswer<SearchIndexName>[]
type Frame = { locale: Locale; now: Date; overview?: number }

const nothing: SearchResults = { total: 0, near: null, sections: [], groups: [] }

/**
 * Finds what the query asks for. A price in the query is a filter. The other words are searched in names, then in all texts.
 * Where nothing has such a price, the nearest prices are found; where nothing has all words, the query is only words.
 */
export async function findAll(
  many: (queries: SearchQuery[]) => Promise<Answers>,
  asked: SearchPageQuery,
  { locale, now, overview }: Frame,
  findLandmark: (name: string) => Promise<Landmark | null> | Landmark | null,
): Promise<SearchResults> {
  if (!saysSomething(asked.q)) return nothing
  const priceQuery = parsePriceQuery(asked)
  const landmarkFound = asked.kind === null ? findLandmark(priceQuery?.rest ?? asked.q) : null
  const find = async (price: PriceQuery | null): Promise<SearchResults> => {
    const [answers, landmark] = await Promise.all([many(toQueries(asked, locale, now, overview, price)), landmarkFound])
    if (!price) return toFound(answers, locale, asked.q, landmark, asked.kind)
    const { near, ...found } = toFound(answers, locale, price.rest, landmark, asked.kind)
    return { ...found, near: near && { ...near, to: withPrice(near.to, price) }, price }
  }
  const beyond = priceQuery?.bounds ? [{ ...priceQuery, isBeyond: true as const }] : []
  const priceQueries = priceQuery ? [priceQuery, { ...priceQuery, isByText: true as const }, ...beyond] : []
  for (const price of priceQueries) {
    const found = await find(price)
    if (found.total > 0) return found
  }
  return find(null)
}
