import type { SearchMany } from '../../contract/search.ts'
import type { SearchGroup, SearchSite, SiteSearch } from '../../contract/site-search.ts'
import { isMeant, toLandmarkName } from '../../domain/map/meant-landmark.ts'
import { findNearPhrase } from '../../domain/map/near-phrase.ts'
import { saysSomething } from '../../domain/reviews/says-something.ts'
import { sections } from '../../domain/search/sections.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type PriceQuery, parsePriceQuery, withPrice } from './price-query.ts'
import { type RankedGroup, type RankedGroups, rankGroups } from './rank-groups.ts'
import { toQueries } from './to-queries.ts'

type Landmark = {
  key: string
  title: string
  kind: string
  isNamed: boolean
  location: { id: number; title: string } | null
}

export type SiteSearchDeps = {
  many: SearchMany
  /** Landmarks by their names, the best known first. */
  findLandmarks(locale: Locale, name: string): Promise<readonly Landmark[]>
}

const nothing: SiteSearch = { total: 0, price: null, near: null, sections: [], groups: [] }

/**
 * Finds what a query asks for, in all kinds, in one order for everybody. A price in the query is a filter. The other words are searched in names, then
 * in all texts. Where nothing has such a price, the nearest prices are found; where nothing has all words, the query is only words.
 */
export const createSiteSearch =
  ({ many, findLandmarks }: SiteSearchDeps): SearchSite =>
  async (query, { locale, now }) => {
    if (!saysSomething(query.q)) return nothing
    const priceQuery = parsePriceQuery(query)
    const words = priceQuery?.rest ?? query.q
    const find = async (price: PriceQuery | null): Promise<RankedGroups & { price: PriceQuery | null }> => {
      const answers = await many(toQueries(query, locale, now, price))
      return { ...rankGroups(answers, locale, price ? price.rest : query.q, query.kind), price }
    }
    const landmark = query.kind === null ? findLandmark({ findLandmarks }, locale, words) : null
    const { isTown, price, ...found } = await findFirst(find, toPriceQueries(priceQuery))
    return {
      total: found.total,
      price: price && {
        bounds: price.bounds,
        isCheap: price.isCheap,
        isBeyond: price.isBeyond ?? false,
        rest: price.rest,
      },
      near: toNear(await landmark, { isTown, price, priceQuery, q: query.q }),
      sections: found.sections.map((key) => ({ key, path: sections[key].path ?? '/' })),
      groups: found.groups.map(toGroup),
    }
  }

/** The ways in which a price is searched, one after another; in the end the query is only words. */
function toPriceQueries(price: PriceQuery | null): (PriceQuery | null)[] {
  if (!price) return [null]
  return [price, { ...price, isByText: true }, ...(price.bounds ? [{ ...price, isBeyond: true as const }] : []), null]
}

async function findFirst<Query, Found extends { total: number }>(
  find: (query: Query) => Promise<Found>,
  [query, ...others]: readonly Query[],
): Promise<Found> {
  const found = await find(query as Query)
  return found.total > 0 || others.length === 0 ? found : findFirst(find, others)
}

/** A search without its landmark is still a search. */
async function findLandmark(
  { findLandmarks }: Pick<SiteSearchDeps, 'findLandmarks'>,
  locale: Locale,
  words: string,
): Promise<Landmark | null> {
  const name = toLandmarkName(words)
  const [landmark] = name ? await findLandmarks(locale, name).catch(() => []) : []
  return isMeant(landmark, words) ? landmark : null
}

/** `price`: as it was searched; null where nothing has such a price. */
type Said = { isTown: boolean; price: PriceQuery | null; priceQuery: PriceQuery | null; q: string }

/** A town that is called just so is no landmark, unless the query says “near”. */
function toNear(landmark: Landmark | null, { isTown, price, priceQuery, q }: Said): SiteSearch['near'] {
  const isAsked = findNearPhrase(q) !== null
  if (!landmark || (isTown && !isAsked)) return null
  const { key, title, location } = landmark
  const path = `/properties?near=${key}`
  const filter = isAsked ? priceQuery : price
  return { key, title, location, isAsked, path: filter ? withPrice(path, filter) : path }
}

const toGroup = ({ kind, total, hits }: RankedGroup): SearchGroup =>
  ({
    kind,
    total,
    hits: hits.map(({ hit: { _formatted, _rankingScoreDetails, ...hit }, row: { texts } }) => ({ ...hit, texts })),
  }) as SearchGroup
