import type { SearchAnswer, SearchQuery } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { Frame, Position } from '../../domain/map/map-frame.ts'
import { type FilterItem, toFilter } from '../../domain/search/search-filter.ts'
import { toOffset } from '../../domain/search/search-pages.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { suffixes } from '../../domain/text/suffixes.ts'

/** A screen's search request. */
export type SearchInput = Omit<SearchQuery, 'indexUid' | 'filter' | 'offset' | 'limit'> & {
  filter?: readonly FilterItem[]
  /** Only documents with one of these ids; of none, none. */
  ids?: readonly number[]
  /** Only documents whose field is one of these; of none, it does not matter. */
  anyOf?: { key: string; values: readonly number[] }
  /** Only what lies in this part of the map. */
  frame?: Frame | null
  /** Only what lies no farther than this from a place. */
  circle?: Position & { meters: number }
  page?: number
  limit?: number
}

export function toQuery<Index extends SearchIndexName>(
  indexUid: Index,
  { filter = [], ids, anyOf, frame, circle, page = 1, limit = 20, ...rest }: SearchInput,
): SearchQuery<Index> {
  const condition = [
    toFilter(filter),
    anyOf && anyOf.values.length > 0 ? `${anyOf.key} IN [${anyOf.values.map(Number).join(', ')}]` : '',
    frame ? `_geoBoundingBox([${frame.north}, ${frame.east}], [${frame.south}, ${frame.west}])` : '',
    circle ? `_geoRadius(${circle.latitude}, ${circle.longitude}, ${circle.meters})` : '',
    ids ? `id IN [${ids.map(Number).join(', ')}]` : '',
  ]
    .filter(Boolean)
    .join(' AND ')
  return { ...rest, indexUid, limit, offset: toOffset({ page, limit }), ...(condition ? { filter: condition } : {}) }
}

export type SearchAddress = { searchUrl?: string; searchKey?: string }

/** From the browser, straight to the search service. Throws where nothing could be learnt: that is not the same as nothing found. */
export async function searchMany(
  { searchUrl, searchKey }: SearchAddress,
  queries: SearchQuery[],
  signal?: AbortSignal,
): Promise<SearchAnswer<SearchIndexName>[]> {
  if (!searchKey) throw new Error('key is undefined')
  const response = await fetch(`${searchUrl}/multi-search`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${searchKey}` },
    body: JSON.stringify({ queries }),
    signal,
  })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  return (await response.json()).results
}

type Localized<Name extends string, T> = Record<`${Name}${'En' | 'Ar' | 'Ku'}`, T>

/** `title` of a hit, in one locale. */
export const inLocale = <const Name extends string, Hit extends Localized<Name, unknown>>(
  hit: Hit,
  name: Name,
  locale: Locale,
): Hit[`${Name}En`] => hit[`${name}${suffixes[locale]}` as `${Name}En`]
