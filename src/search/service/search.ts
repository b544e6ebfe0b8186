import { randomUUIDv7 } from 'node:crypto'
import type { Document, Hit, Json, Query, QueryResult, ScoreDetails } from '../engine/query.ts'
import { checkSearch, isPaged, type TenantRule } from './check-search.ts'
import { type Format, formatDocument, matchesOf, toFormat } from './format/format-document.ts'
import { createMarker, type MarkBudget, type Marker, type MatchBounds } from './format/matches.ts'
import { selectAttributes } from './format/select.ts'
import { emptyRecord } from './json.ts'
import { readObject, required } from './parse/fields.ts'
import { indexUid } from './parse/kinds.ts'
import { type ParsedSearch, searchFields } from './parse/search-request.ts'
import type { IndexSettings } from './settings.ts'
import type { Entry, Store } from './store.ts'
import type { TimeSlice } from './time-slices.ts'

export type DocumentHit = { [name: string]: Json } & {
  _formatted?: Document
  _matchesPosition?: Record<string, MatchBounds[]>
  _rankingScore?: number
  _rankingScoreDetails?: ScoreDetails
  _geoDistance?: number
}
export type Facets = {
  distribution: Record<string, Record<string, number>>
  stats: Record<string, { min: number; max: number }>
}
export type SearchResponse = {
  hits: DocumentHit[]
  query: string
  processingTimeMs: number
  limit?: number
  offset?: number
  estimatedTotalHits?: number
  hitsPerPage?: number
  page?: number
  totalPages?: number
  totalHits?: number
  facetDistribution?: Facets['distribution']
  facetStats?: Facets['stats']
  performanceDetails?: Record<string, string>
  requestUid: string
}

/** The most text that one request may have highlighted: a page of results needs less than a quarter of it. Further text stays as it is. */
const maxMarked = 250_000
export const newMarkBudget = (): MarkBudget => ({ left: maxMarked })

const onceFields = { indexUid: required(indexUid, 'invalid_index_uid', 'missing_index_uid'), ...searchFields }

/** One search without HTTP: for the site's own pages. Parsed and checked as any other. */
export function searchOnce(store: Store, request: { indexUid: string; [name: string]: Json }): SearchResponse {
  const { indexUid: uid, ...input } = readObject(onceFields, request)
  return search(store, store.get(uid), input, null)
}

export function search(store: Store, entry: Entry, request: ParsedSearch, rule: TenantRule | null): SearchResponse {
  const { hits, show, toRest } = find(store, entry, request, rule, newMarkBudget())
  return { hits: hits.map(show), ...toRest() }
}

/** The same in slices, as the JSON of the answer. */
export async function searchInSlices(
  store: Store,
  entry: Entry,
  request: ParsedSearch,
  rule: TenantRule | null,
  slice: TimeSlice,
  budget = newMarkBudget(),
): Promise<{ json: string; hits: number }> {
  const { hits, show, toRest } = find(store, entry, request, rule, budget)
  const shown = await showInSlices(hits, show, slice)
  return { json: `{"hits":[${shown.join(',')}],${JSON.stringify(toRest()).slice(1)}`, hits: shown.length }
}

/** Hits as JSON. Each is read, marked and written in one slice. */
export async function showInSlices<T>(
  hits: readonly T[],
  show: (hit: T) => object,
  slice: TimeSlice,
): Promise<string[]> {
  const shown: string[] = []
  for (const hit of hits) {
    if (slice.isOver()) await slice.next()
    shown.push(JSON.stringify(show(hit)))
  }
  return shown
}

function find(store: Store, entry: Entry, request: ParsedSearch, rule: TenantRule | null, budget: MarkBudget) {
  const start = performance.now()
  const query = checkSearch(store, entry, request, rule)
  const found = entry.index.search(query)
  const facets = request.facets ? toFacets(found, query, entry.settings.faceting) : null
  const toRest = (): Omit<SearchResponse, 'hits'> => {
    const took = performance.now() - start
    return {
      query: request.q ?? '',
      processingTimeMs: Math.floor(took),
      ...toPaging(request, found, entry.settings.pagination.maxTotalHits),
      ...(facets ? { facetDistribution: facets.distribution, facetStats: facets.stats } : {}),
      ...(request.showPerformanceDetails ? { performanceDetails: { search: `${took.toFixed(2)}ms` } } : {}),
      requestUid: randomUUIDv7(),
    }
  }
  return { hits: found.hits, show: createPresenter(entry, request, found, budget), toRest }
}

function toPaging(request: ParsedSearch, { total }: QueryResult, max: number): Partial<SearchResponse> {
  const reachable = Math.min(total, max)
  const { limit, offset } = request
  if (!isPaged(request)) return { limit, offset, estimatedTotalHits: reachable }
  const hitsPerPage = request.hitsPerPage ?? 20
  const totalPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage)
  return { hitsPerPage, page: request.page ?? 1, totalPages, totalHits: reachable }
}

/** How each hit of an answer is shown. */
export function createPresenter(
  entry: Entry,
  request: ParsedSearch,
  found: QueryResult,
  budget: MarkBudget,
): (hit: Hit) => DocumentHit {
  const format = toFormat(request, entry.settings.displayedAttributes)
  const mark = createMarker(entry.language, found.matched, budget)
  return (hit) => present(hit, request, format, mark)
}

function present(hit: Hit, request: ParsedSearch, format: Format, mark: Marker): DocumentHit {
  const { document } = hit
  const shown: Record<string, unknown> = selectAttributes(document, format.retrieved)
  if (!request.retrieveVectors) delete shown._vectors
  else if (!Object.hasOwn(shown, '_vectors')) shown._vectors = {}
  if (format.shown) shown._formatted = formatDocument(document, format, mark)
  if (request.showMatchesPosition) shown._matchesPosition = matchesOf(document, format, mark)
  if (hit.distance !== null) shown._geoDistance = Math.round(hit.distance)
  if (request.showRankingScore) shown._rankingScore = hit.score
  if (request.showRankingScoreDetails) shown._rankingScoreDetails = hit.details
  return shown as DocumentHit
}

const nothing = { counts: new Map<string, number>(), stats: null }

/** The values of each attribute asked for, as many as the settings allow, in the order that they name. */
export function toFacets(found: QueryResult, { facets }: Query, faceting: IndexSettings['faceting']): Facets {
  const distribution = emptyRecord<Record<string, number>>()
  const stats = emptyRecord<{ min: number; max: number }>()
  for (const name of facets) {
    const { counts, stats: range } = (Object.hasOwn(found.facets, name) && found.facets[name]) || nothing
    const values = [...counts].map(([value, count]) => ({ value, count }))
    const chosen = sortFacetValues(values, name, faceting).slice(0, faceting.maxValuesPerFacet)
    const shown = emptyRecord<number>()
    for (const { value, count } of chosen) shown[value] = count
    distribution[name] = shown
    if (range) stats[name] = range
  }
  return { distribution, stats }
}

type FacetValue = { value: string; count: number }

export function sortFacetValues(values: FacetValue[], name: string, faceting: IndexSettings['faceting']): FacetValue[] {
  const { sortFacetValuesBy } = faceting
  const order = Object.hasOwn(sortFacetValuesBy, name) ? sortFacetValuesBy[name] : sortFacetValuesBy['*']
  const alphabetical = (one: FacetValue, two: FacetValue) =>
    one.value < two.value ? -1 : one.value > two.value ? 1 : 0
  return values.sort(order === 'count' ? (one, two) => two.count - one.count || alphabetical(one, two) : alphabetical)
}
