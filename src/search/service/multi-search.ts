import { randomUUIDv7 } from 'node:crypto'
import type { Hit } from '../engine/query.ts'
import { checkFacets, checkSearch, type TenantRule } from './check-search.ts'
import { MeiliError } from './errors.ts'
import type { MarkBudget } from './format/matches.ts'
import { emptyRecord } from './json.ts'
import { mergeFacets } from './merge-facets.ts'
import type { Federation, MultiQuery, MultiSearchRequest } from './parse/multi-search-request.ts'
import type { ParsedSearch } from './parse/search-request.ts'
import {
  createPresenter,
  type DocumentHit,
  type Facets,
  newMarkBudget,
  searchInSlices,
  showInSlices,
  toFacets,
} from './search.ts'
import type { Entry, Store } from './store.ts'
import type { TimeSlice } from './time-slices.ts'

/** What a caller's key says of an index: a rule to keep, null for none, or a problem that is thrown. */
export type RuleOf = (indexUid: string) => TenantRule | null

/** What all searches of a request may bring together. */
const maxHits = 2000
/** An answer that is longer than this, in UTF-16 units, gets no further hits. */
const max = 4_000_000

const atMost = (request: ParsedSearch, hits: number): ParsedSearch => ({
  ...request,
  limit: Math.min(request.limit, hits),
  hitsPerPage: request.hitsPerPage === null ? null : Math.min(request.hitsPerPage, hits),
})

/** Several searches at once, in slices, as the JSON of the answer. */
export async function multiSearch(
  store: Store,
  { queries, federation }: MultiSearchRequest,
  ruleOf: RuleOf,
  slice: TimeSlice,
): Promise<string> {
  if (federation) return federatedSearch(store, queries, federation, ruleOf, slice)
  const budget = newMarkBudget()
  let left = maxHits
  let length = 0
  const results = await inSlices(queries, slice, async ({ indexUid, search: request }) => {
    const rule = ruleOf(indexUid)
    const { json, hits } = await searchInSlices(store, store.get(indexUid), atMost(request, left), rule, slice, budget)
    left -= hits
    length += json.length
    if (length > max) left = 0
    return `{"indexUid":${JSON.stringify(indexUid)},${json.slice(1)}`
  })
  return `{"results":[${results.join(',')}]}`
}

async function inSlices<T>(
  queries: MultiQuery[],
  slice: TimeSlice,
  run: (query: MultiQuery) => T | Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  for (const [position, query] of queries.entries()) {
    if (slice.isOver()) await slice.next()
    results.push(await inside(position, () => run(query)))
  }
  return results
}

async function inside<T>(position: number, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof MeiliError ? error.inside(`.queries[${position}]`) : error
  }
}

/** One list of hits from several queries: always the best of those that come next in any of them. */
async function federatedSearch(
  store: Store,
  queries: MultiQuery[],
  federation: Federation,
  ruleOf: RuleOf,
  slice: TimeSlice,
): Promise<string> {
  const start = performance.now()
  const budget = newMarkBudget()
  const { offset, limit, facetsByIndex, distinct } = federation
  const found = await inSlices(queries, slice, (query) =>
    runQuery(store, query, federation, ruleOf(query.indexUid), budget),
  )
  const { hits, repeated } = merge(found, offset + limit, distinct)
  const total = found.reduce((sum, { total }) => sum + total, 0) - repeated
  const facets = facetsByIndex.size > 0 ? gatherFacets(found) : null
  const show = ({ list, hit, score }: Placed) => ({
    ...list.show(hit),
    _federation: { indexUid: list.entry.uid, queriesPosition: list.query.position, weightedRankingScore: score },
  })
  const shown = await showInSlices(hits.slice(offset), show, slice)
  const took = performance.now() - start
  const rest = {
    processingTimeMs: Math.floor(took),
    limit,
    offset,
    estimatedTotalHits: total,
    ...(facets ? presentFacets(facets, federation) : {}),
    ...(federation.showPerformanceDetails ? { performanceDetails: { search: `${took.toFixed(2)}ms` } } : {}),
    requestUid: randomUUIDv7(),
  }
  return `{"hits":[${shown.join(',')}],${JSON.stringify(rest).slice(1)}`
}

type List = {
  query: MultiQuery
  entry: Entry
  hits: Hit[]
  total: number
  facets: Facets | null
  show(hit: Hit): DocumentHit
}

function runQuery(
  store: Store,
  query: MultiQuery,
  federation: Federation,
  rule: TenantRule | null,
  budget: MarkBudget,
): List {
  const { limit, offset, facetsByIndex, distinct } = federation
  const entry = store.get(query.indexUid)
  const input = { ...query.search, offset: 0, limit: offset + limit, distinct: query.search.distinct ?? distinct }
  const checked = checkSearch(store, entry, input, rule)
  const names = facetsByIndex.get(query.indexUid)
  const facets = names ? checkFacets(entry, names) : []
  const found = entry.index.search({ ...checked, facets, isScored: true })
  return {
    query,
    entry,
    hits: found.hits,
    total: Math.min(found.total, entry.settings.pagination.maxTotalHits),
    facets: names ? toFacets(found, { ...checked, facets }, entry.settings.faceting) : null,
    show: createPresenter(entry, query.search, found, budget),
  }
}

type Placed = { list: List; hit: Hit; score: number }

function merge(lists: List[], max: number, distinct: string | null): { hits: Placed[]; repeated: number } {
  const heads = lists.map(() => 0)
  const seen = new Set<string>()
  const hits: Placed[] = []
  let repeated = 0
  while (hits.length < max) {
    let best: (Placed & { place: number }) | null = null
    for (const [index, list] of lists.entries()) {
      const hit = list.hits[heads[index] as number]
      const score = hit ? hit.score * list.query.weight : 0
      if (hit && (!best || score > best.score)) best = { list, hit, score, place: index }
    }
    if (!best) break
    heads[best.place] = (heads[best.place] as number) + 1
    const { list, hit, score } = best
    const names = [identityOf(list.entry, hit), distinct === null ? null : distinctOf(hit, distinct)]
    if (names.some((name) => name !== null && seen.has(name))) repeated++
    else hits.push({ list, hit, score })
    for (const name of names) if (name !== null) seen.add(name)
  }
  return { hits, repeated }
}

const identityOf = ({ uid, primaryKey }: Entry, { document }: Hit): string =>
  JSON.stringify([uid, primaryKey === null ? null : (document[primaryKey] ?? document)])

const distinctOf = ({ document }: Hit, attribute: string): string | null =>
  document[attribute] === undefined ? null : JSON.stringify({ distinct: document[attribute] })

/** The facets of each index, whichever queries found them. */
function gatherFacets(lists: List[]): Map<string, Facets> {
  const byIndex = new Map<string, Facets>()
  for (const { entry, facets } of lists) {
    if (!facets) continue
    const known = byIndex.get(entry.uid)
    // Queries on one index may find the same documents: the larger count is never too large.
    byIndex.set(entry.uid, known ? mergeFacets([known, facets], Math.max) : facets)
  }
  return byIndex
}

function presentFacets(byIndex: Map<string, Facets>, { mergeFacets: merging }: Federation) {
  if (!merging) {
    const facetsByIndex = emptyRecord<Facets>()
    for (const [uid, facets] of byIndex) facetsByIndex[uid] = facets
    return { facetsByIndex }
  }
  const max = merging.maxValuesPerFacet ?? 100
  const { distribution, stats } = mergeFacets([...byIndex.values()], (one, two) => one + two, max)
  return { facetDistribution: distribution, facetStats: stats }
}
