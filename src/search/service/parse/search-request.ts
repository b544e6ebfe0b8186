import type { Json } from '../../engine/query.ts'
import { MeiliError } from '../errors.ts'
import { readFilterText } from '../filter/read-filter.ts'
import { splitSort } from '../sort.ts'
import { type Field, optional, type Read, readObject, readQuery, withDefault } from './fields.ts'
import {
  anything,
  count,
  flag,
  type Kind,
  list,
  names,
  number,
  oneOf,
  refuseType,
  semanticRatio,
  string,
  tag,
  threshold,
} from './kinds.ts'

const filter: Kind<Json> = { json: (value) => value, text: readFilterText }
const sort: Kind<string[]> = { json: names.json, text: splitSort }
const vector = list(number(Number.isFinite, 'expected a finite number'))
const code = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/
const locale: Kind<string> = {
  json: (value, source) => {
    const found = string.json(value, source)
    return code.test(found) ? found : refuseType(source, 'an ISO 639 language code', value)
  },
  text: (value, source) => locale.json(value, source),
}

const hybridFields = {
  embedder: withDefault(string, 'invalid_search_embedder', 'default'),
  semanticRatio: withDefault(semanticRatio, 'invalid_search_semantic_ratio', 0.5),
}
type Hybrid = Read<typeof hybridFields>
const hybrid: Kind<Hybrid> = {
  json: (value, source) => readObject(hybridFields, value, source),
  text: (value) => ({ embedder: value, semanticRatio: 0.5 }),
}

const common = {
  q: optional(string, 'invalid_search_q'),
  vector: optional(vector, 'invalid_search_vector'),
  offset: withDefault(count, 'invalid_search_offset', 0),
  limit: withDefault(count, 'invalid_search_limit', 20),
  page: optional(count, 'invalid_search_page'),
  hitsPerPage: optional(count, 'invalid_search_hits_per_page'),
  attributesToRetrieve: optional(names, 'invalid_search_attributes_to_retrieve'),
  retrieveVectors: withDefault(flag, 'invalid_search_retrieve_vectors', false),
  attributesToCrop: optional(names, 'invalid_search_attributes_to_crop'),
  cropLength: withDefault(count, 'invalid_search_crop_length', 10),
  attributesToHighlight: optional(names, 'invalid_search_attributes_to_highlight'),
  filter: optional(filter, 'invalid_search_filter'),
  sort: optional(sort, 'invalid_search_sort'),
  distinct: optional(string, 'invalid_search_distinct'),
  showMatchesPosition: withDefault(flag, 'invalid_search_show_matches_position', false),
  showRankingScore: withDefault(flag, 'invalid_search_show_ranking_score', false),
  showRankingScoreDetails: withDefault(flag, 'invalid_search_show_ranking_score_details', false),
  showPerformanceDetails: withDefault(flag, 'invalid_search_show_performance_details', false),
  facets: optional(names, 'invalid_search_facets'),
  highlightPreTag: withDefault(tag, 'invalid_search_highlight_pre_tag', '<em>'),
  highlightPostTag: withDefault(tag, 'invalid_search_highlight_post_tag', '</em>'),
  cropMarker: withDefault(tag, 'invalid_search_crop_marker', '…'),
  matchingStrategy: withDefault(
    oneOf(['last', 'all', 'frequency'] as const),
    'invalid_search_matching_strategy',
    'last',
  ),
  attributesToSearchOn: optional(names, 'invalid_search_attributes_to_search_on'),
  rankingScoreThreshold: optional(threshold, 'invalid_search_ranking_score_threshold'),
  locales: optional(list(locale), 'invalid_search_locales'),
}

export const searchFields = {
  ...common,
  hybrid: optional(hybrid, 'invalid_search_hybrid_query'),
  media: optional(anything, 'invalid_search_media') as Field<Json | null>,
  personalize: optional(anything, 'invalid_search_personalize') as Field<Json | null>,
}
const parameterFields = {
  ...common,
  hybridEmbedder: optional(string, 'invalid_search_embedder'),
  hybridSemanticRatio: optional(semanticRatio, 'invalid_search_semantic_ratio'),
  personalizeUserContext: optional(string, 'invalid_search_personalize'),
}

/** A search that is well formed; whether the index allows it is not known yet. */
export type ParsedSearch = Read<typeof searchFields>

export const parseSearch = (body: Json): ParsedSearch => readObject(searchFields, body)

export function parseSearchParameters(query: Record<string, unknown>): ParsedSearch {
  const { hybridEmbedder, hybridSemanticRatio, personalizeUserContext, ...rest } = readQuery(parameterFields, query)
  if (hybridSemanticRatio !== null && hybridEmbedder === null)
    throw new MeiliError(
      'invalid_search_embedder',
      'Invalid parameter: `hybridEmbedder` is missing while `hybridSemanticRatio` is given.',
    )
  return {
    ...rest,
    hybrid: hybridEmbedder === null ? null : { embedder: hybridEmbedder, semanticRatio: hybridSemanticRatio ?? 0.5 },
    media: null,
    personalize: personalizeUserContext === null ? null : { userContext: personalizeUserContext },
  }
}

/** Meaning is not indexed here: a search by vectors is refused like one by an embedder that is not configured. */
export function refuseVectors({ hybrid, vector, media, personalize }: ParsedSearch, prefix: string): void {
  if (personalize !== null)
    throw new MeiliError(
      'feature_not_enabled',
      'Using `personalize` requires enabling the `personalization` experimental feature.',
    )
  if (hybrid)
    throw new MeiliError('invalid_search_embedder', `${prefix}Cannot find embedder with name \`${hybrid.embedder}\`.`)
  if (vector !== null || media !== null)
    throw new MeiliError(
      'missing_search_hybrid',
      'Invalid request: missing `hybrid` parameter when `vector` or `media` are present.',
    )
}
