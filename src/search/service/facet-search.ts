import type { Json } from '../engine/query.ts'
import { findRule, listed } from './attributes.ts'
import { checkSearch, type TenantRule } from './check-search.ts'
import { MeiliError } from './errors.ts'
import { optional, readObject, required, withDefault } from './parse/fields.ts'
import { flag, string } from './parse/kinds.ts'
import { parseSearch, searchFields } from './parse/search-request.ts'
import { sortFacetValues } from './search.ts'
import type { Entry, Store } from './store.ts'

const { q, vector, hybrid, matchingStrategy, attributesToSearchOn, rankingScoreThreshold, filter, locales } =
  searchFields
const fields = {
  facetName: required(string, 'invalid_facet_search_facet_name', 'missing_facet_search_facet_name'),
  facetQuery: optional(string, 'invalid_facet_search_facet_query'),
  exhaustiveFacetCount: withDefault(flag, 'invalid_facet_search_exhaustive_facet_count', false),
  q,
  vector,
  hybrid,
  matchingStrategy,
  attributesToSearchOn,
  rankingScoreThreshold,
  filter,
  locales,
}
const plainSearch = parseSearch({})
/** No value of a facet is longer. */
const maxTyped = 200

/** Meilisearch lets the parameters of a search stand in such a request, and reads past those that say nothing here. */
export const parseFacetSearch = (body: Json) => readObject(fields, body, { ignoresOthers: true })
export type FacetSearchRequest = ReturnType<typeof parseFacetSearch>

export function searchFacet(store: Store, entry: Entry, request: FacetSearchRequest, rule: TenantRule | null) {
  const start = performance.now()
  const { facetName, facetQuery, exhaustiveFacetCount: _, ...input } = request
  const { settings, index } = entry
  requireFacetSearch(entry, facetName)
  const query = checkSearch(store, entry, { ...plainSearch, ...input }, rule)
  const values = index.facetValues(facetName, (facetQuery ?? '').slice(0, maxTyped), query)
  return {
    facetHits: sortFacetValues(values, facetName, settings.faceting).slice(0, settings.faceting.maxValuesPerFacet),
    facetQuery,
    processingTimeMs: Math.floor(performance.now() - start),
  }
}

function requireFacetSearch({ settings }: Entry, name: string): void {
  if (!settings.facetSearch)
    throw new MeiliError('facet_search_disabled', 'The facet search is disabled for this index')
  const { filterableAttributes } = settings
  if (findRule(filterableAttributes, name)?.features.facetSearch) return
  const searchable = filterableAttributes.flatMap((rule) =>
    typeof rule === 'string' ? [rule] : rule.features.facetSearch ? rule.attributePatterns : [],
  )
  const available =
    searchable.length > 0
      ? `Available facet-searchable attributes patterns are: \`${listed(searchable)}\`.`
      : 'This index does not have configured facet-searchable attributes.'
  throw new MeiliError(
    'invalid_facet_search_facet_name',
    `Attribute \`${name}\` is not facet-searchable. ${available} To make it facet-searchable add it to the \`filterableAttributes\` index settings.`,
  )
}
