import { covers } from '../engine/paths.ts'
import type { Json, Query } from '../engine/query.ts'
import { findRule, listed, patternsOf } from './attributes.ts'
import { MeiliError } from './errors.ts'
import { checkFilter } from './filter/check-filter.ts'
import { newAllowance } from './filter/parse-filter.ts'
import { both, readFilter } from './filter/read-filter.ts'
import { type ParsedSearch, refuseVectors } from './parse/search-request.ts'
import { parseSorts } from './sort.ts'
import type { Entry, Store } from './store.ts'

/** No real query is longer, and only the first ten words count. */
const maxQuery = 1000

/** A tenant's rule: a filter that everything it finds must pass. */
export type TenantRule = { filter: Json | null }

/** The query for the engine, if the index's settings allow the search. */
export function checkSearch(store: Store, entry: Entry, request: ParsedSearch, rule: TenantRule | null): Query {
  const prefix = `Index \`${entry.uid}\`: `
  const { settings } = entry
  refuseVectors(request, prefix)
  const allowance = newAllowance()
  const code = 'invalid_search_filter'
  const tenant = rule?.filter ? readFilter(rule.filter, code, allowance) : null
  const parsed = both(tenant, request.filter === null ? null : readFilter(request.filter, code, allowance))
  const hasContains = store.features.containsFilter
  if (parsed) checkFilter(parsed.uses, { filterable: settings.filterableAttributes, code, prefix, hasContains })
  const sort = parseSorts(request.sort ?? [], {
    sortable: settings.sortableAttributes,
    rankingRules: settings.rankingRules,
    code: 'invalid_search_sort',
    prefix,
  })
  const { offset, limit } = toWindow(request, settings.pagination.maxTotalHits)
  return {
    q: (request.q ?? '').slice(0, maxQuery),
    offset,
    limit,
    filter: parsed?.filter ?? null,
    sort,
    facets: checkFacets(entry, request.facets ?? []),
    distinct: checkDistinct(entry, request.distinct, prefix),
    matchingStrategy: request.matchingStrategy,
    searchOn: checkSearchOn(entry, request.attributesToSearchOn, prefix),
    scoreThreshold: request.rankingScoreThreshold ?? 0,
    isScored: request.showRankingScore || request.showRankingScoreDetails,
  }
}

export const isPaged = ({ page, hitsPerPage }: ParsedSearch): boolean => page !== null || hitsPerPage !== null

/** The most hits of one search: each is read, and a highlighted one is written twice. */
const maxHits = 1000
const maxMarkedHits = 200

const isMarked = ({ attributesToHighlight, attributesToCrop, showMatchesPosition }: ParsedSearch): boolean =>
  attributesToHighlight !== null || attributesToCrop !== null || showMatchesPosition

/** Which hits to fetch: never past the number that the settings allow to be reached. */
function toWindow(request: ParsedSearch, max: number): { offset: number; limit: number } {
  const page = request.page ?? 1
  const size = request.hitsPerPage ?? 20
  const input = isPaged(request) ? { offset: (page - 1) * size, limit: page === 0 ? 0 : size } : request
  const offset = Math.min(Math.max(input.offset, 0), max)
  return { offset, limit: Math.min(input.limit, max - offset, isMarked(request) ? maxMarkedHits : maxHits) }
}

/** The attributes to count: `*` and patterns are those filterable ones that documents have. */
export function checkFacets({ settings: { filterableAttributes }, index }: Entry, inputs: string[]): string[] {
  const known = patternsOf(filterableAttributes)
  const isRight = (input: string) =>
    input === '*' || findRule(filterableAttributes, input) !== null || known.some((name) => covers(input, name))
  const wrong = inputs.filter((input) => !isRight(input))
  if (wrong.length > 0) refuseFacets(wrong, listed(known))
  const isPattern = (name: string) => name.includes('*')
  const concrete = known.filter((name) => !isPattern(name))
  const wanted = inputs.flatMap((input) => {
    if (!isPattern(input)) return [input]
    const present = known.some(isPattern) ? Object.keys(index.fieldDistribution()) : []
    const candidates = [...concrete, ...present.filter((name) => findRule(filterableAttributes, name) !== null)]
    return candidates.filter((name) => covers(input, name))
  })
  return [...new Set(wanted)]
}

function refuseFacets(wrong: string[], known: string): never {
  const [name, are] = wrong.length > 1 ? ['Patterns', 'are'] : ['Pattern', 'is']
  const available = known
    ? `Available filterable attributes patterns are: \`${known}\`.`
    : 'This index does not have configured filterable attributes.'
  throw new MeiliError(
    'invalid_search_facets',
    `Invalid facet distribution: ${name} \`${listed(wrong)}\` ${are} not filterable. ${available}`,
  )
}

function checkDistinct({ settings }: Entry, input: string | null, prefix: string): string | null {
  if (input === null) return settings.distinctAttribute
  if (findRule(settings.filterableAttributes, input)) return input
  const known = listed(patternsOf(settings.filterableAttributes))
  const available = known
    ? `Available filterable attributes patterns are: \`${known}\`.`
    : 'This index does not have configured filterable attributes.'
  throw new MeiliError(
    'invalid_search_distinct',
    `${prefix}Attribute \`${input}\` is not filterable and thus, cannot be used as distinct attribute. ${available}`,
  )
}

function checkSearchOn({ settings }: Entry, inputs: string[] | null, prefix: string): string[] | null {
  if (inputs === null) return null
  const searchable = settings.searchableAttributes
  const isSearchable = (input: string) =>
    searchable.includes('*') || input === '*' || searchable.some((name) => covers(name, input) || covers(input, name))
  const wrong = inputs.find((input) => !isSearchable(input))
  if (wrong === undefined) return inputs.includes('*') ? null : inputs
  const displayed = settings.displayedAttributes
  const shown = searchable.filter((name) => displayed.includes('*') || displayed.includes(name)).sort()
  const names = shown.length < searchable.length ? [...shown, '<..hidden-attributes>'] : shown
  const available =
    names.length > 0
      ? `Available searchable attributes are: \`${names.join(', ')}\`.`
      : 'This index does not have configured searchable attributes.'
  throw new MeiliError(
    'invalid_search_attributes_to_search_on',
    `${prefix}Attribute \`${wrong}\` is not searchable. ${available}`,
  )
}
