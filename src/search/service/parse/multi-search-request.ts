import { isObject } from '../../engine/paths.ts'
import type { Json } from '../../engine/query.ts'
import { MeiliError } from '../errors.ts'
import { optional, type Read, readObject, required, withDefault } from './fields.ts'
import { anything, count, flag, indexUid, type Kind, list, number, refuseType, string, texts } from './kinds.ts'
import { type ParsedSearch, searchFields } from './search-request.ts'

const object = <T>(read: (value: Json, path: string) => T): Kind<T> => ({
  json: (value, { path }) => read(value, path),
  text: (value, { path }) => read(value, path),
})

const weight = number((value) => value >= 0, 'the value of `weight` is invalid, expected a positive float (>= 0.0).')
const optionFields = {
  weight: withDefault(weight, 'invalid_multi_search_weight', 1),
  queryPosition: optional(count, 'invalid_multi_search_query_position'),
  remote: optional(string, 'invalid_multi_search_remote'),
}
const federationOptions = object((value, path) =>
  readObject(optionFields, value, { path, code: 'invalid_multi_search_federation_options' }),
)
const queryFields = {
  indexUid: required(indexUid, 'invalid_index_uid', 'missing_index_uid'),
  ...searchFields,
  federationOptions: optional(federationOptions, 'invalid_multi_search_federation_options'),
}

const mergeFacets = object((value, path) =>
  readObject({ maxValuesPerFacet: optional(count, 'invalid_multi_search_max_values_per_facet') }, value, {
    path,
    code: 'invalid_multi_search_merge_facets',
  }),
)
const facetsByIndex = object((value, path): Map<string, string[]> => {
  const source = { path, code: 'invalid_multi_search_facets_by_index' as const }
  if (!isObject(value)) return refuseType(source, 'an object', value)
  return new Map(
    Object.entries(value).map(([uid, names]) => [
      indexUid.json(uid, { path: `${path}.${uid}`, code: 'invalid_index_uid' }),
      names === null ? [] : texts.json(names, { ...source, path: `${path}.${uid}` }),
    ]),
  )
})
const federationFields = {
  limit: withDefault(count, 'invalid_search_limit', 20),
  offset: withDefault(count, 'invalid_search_offset', 0),
  facetsByIndex: withDefault(facetsByIndex, 'invalid_multi_search_facets_by_index', new Map<string, string[]>()),
  mergeFacets: optional(mergeFacets, 'invalid_multi_search_merge_facets'),
  distinct: optional(string, 'invalid_search_distinct'),
  showPerformanceDetails: withDefault(flag, 'invalid_search_show_performance_details', false),
}
export type Federation = Read<typeof federationFields>

const federation = object((value, path) =>
  readObject(federationFields, value, { path, code: 'invalid_multi_search_federated' }),
)
const requestFields = {
  queries: required(list(anything), 'bad_request', 'bad_request'),
  federation: optional(federation, 'invalid_multi_search_federated'),
}

export type MultiQuery = { indexUid: string; weight: number; position: number; search: ParsedSearch }
export type MultiSearchRequest = { queries: MultiQuery[]; federation: Federation | null }

/** So many questions at once are not a page's, but somebody's who wants the server to stand still. */
const maxQueries = 50
/** For a key of some indexes, as browsers have one: a page of the site searches twelve. */
const maxBoundedQueries = 20

export function parseMultiSearch(body: Json, isBounded = false): MultiSearchRequest {
  const max = isBounded ? maxBoundedQueries : maxQueries
  const { queries, federation } = readObject(requestFields, body)
  if (queries.length > max) throw new MeiliError('bad_request', `Too many queries: at most ${max} can be sent at once.`)
  return { queries: queries.map((query, position) => parseQuery(query, position, federation !== null)), federation }
}

function parseQuery(query: Json, position: number, isFederated: boolean): MultiQuery {
  const path = `.queries[${position}]`
  const { indexUid, federationOptions, ...search } = readObject(queryFields, query, { path })
  const refuse = (code: 'pagination' | 'facets', hint: string): never => {
    const [what, name] = code === 'facets' ? ['facet', 'facets'] : ['pagination', requestedPaging(query)]
    throw new MeiliError(
      `invalid_multi_search_query_${code}`,
      `Inside \`${path}\`: Using ${what} options is not allowed in federated queries.\n` +
        ` - Hint: remove \`${name}\` from query #${position} or remove \`federation\` from the request\n - Hint: ${hint}`,
    )
  }
  if (isFederated) {
    if (requestedPaging(query) !== undefined)
      refuse('pagination', 'pass `federation.limit` and `federation.offset` for pagination in federated search')
    if (search.facets !== null)
      refuse('facets', `pass \`federation.facetsByIndex\` with key \`${indexUid}\` for facets in federated search`)
  } else if (federationOptions !== null)
    throw new MeiliError(
      'invalid_multi_search_federation_options',
      `Inside \`${path}\`: Using \`federationOptions\` is not allowed in a non-federated search.\n` +
        ` - Hint: remove \`federationOptions\` from query #${position} or add \`federation\` to the request.`,
    )
  return {
    indexUid,
    weight: federationOptions?.weight ?? 1,
    position: federationOptions?.queryPosition ?? position,
    search,
  }
}

const requestedPaging = (query: Json): string | undefined =>
  ['limit', 'offset', 'page', 'hitsPerPage'].find(
    (name) => isObject(query) && Object.hasOwn(query, name) && query[name] !== null,
  )
