const badRequests = [
  'bad_request',
  'edit_documents_by_function_error',
  'facet_search_disabled',
  'feature_not_enabled',
  'immutable_api_key_actions',
  'immutable_api_key_created_at',
  'immutable_api_key_expires_at',
  'immutable_api_key_indexes',
  'immutable_api_key_key',
  'immutable_api_key_uid',
  'immutable_api_key_updated_at',
  'immutable_index_created_at',
  'immutable_index_updated_at',
  'index_primary_key_already_exists',
  'index_primary_key_multiple_candidates_found',
  'index_primary_key_no_candidate_found',
  'invalid_api_key_actions',
  'invalid_api_key_description',
  'invalid_api_key_expires_at',
  'invalid_api_key_indexes',
  'invalid_api_key_limit',
  'invalid_api_key_name',
  'invalid_api_key_offset',
  'invalid_api_key_uid',
  'invalid_batch_uids',
  'invalid_document_csv_delimiter',
  'invalid_document_fields',
  'invalid_document_filter',
  'invalid_document_geo_field',
  'invalid_document_id',
  'invalid_document_ids',
  'invalid_document_limit',
  'invalid_document_offset',
  'invalid_document_retrieve_vectors',
  'invalid_document_sort',
  'invalid_facet_search_exhaustive_facet_count',
  'invalid_facet_search_facet_name',
  'invalid_facet_search_facet_query',
  'invalid_index_limit',
  'invalid_index_offset',
  'invalid_index_primary_key',
  'invalid_index_uid',
  'invalid_multi_search_facets_by_index',
  'invalid_multi_search_federated',
  'invalid_multi_search_federation_options',
  'invalid_multi_search_max_values_per_facet',
  'invalid_multi_search_merge_facets',
  'invalid_multi_search_query_facets',
  'invalid_multi_search_query_pagination',
  'invalid_multi_search_query_position',
  'invalid_multi_search_remote',
  'invalid_multi_search_weight',
  'invalid_search_attributes_to_crop',
  'invalid_search_attributes_to_highlight',
  'invalid_search_attributes_to_retrieve',
  'invalid_search_attributes_to_search_on',
  'invalid_search_crop_length',
  'invalid_search_crop_marker',
  'invalid_search_distinct',
  'invalid_search_embedder',
  'invalid_search_facets',
  'invalid_search_filter',
  'invalid_search_highlight_post_tag',
  'invalid_search_highlight_pre_tag',
  'invalid_search_hits_per_page',
  'invalid_search_hybrid_query',
  'invalid_search_limit',
  'invalid_search_locales',
  'invalid_search_matching_strategy',
  'invalid_search_media',
  'invalid_search_offset',
  'invalid_search_page',
  'invalid_search_personalize',
  'invalid_search_q',
  'invalid_search_ranking_score_threshold',
  'invalid_search_retrieve_vectors',
  'invalid_search_semantic_ratio',
  'invalid_search_show_matches_position',
  'invalid_search_show_performance_details',
  'invalid_search_show_ranking_score',
  'invalid_search_show_ranking_score_details',
  'invalid_search_sort',
  'invalid_search_vector',
  'invalid_settings_dictionary',
  'invalid_settings_displayed_attributes',
  'invalid_settings_distinct_attribute',
  'invalid_settings_embedders',
  'invalid_settings_facet_search',
  'invalid_settings_faceting',
  'invalid_settings_filterable_attributes',
  'invalid_settings_localized_attributes',
  'invalid_settings_non_separator_tokens',
  'invalid_settings_pagination',
  'invalid_settings_prefix_search',
  'invalid_settings_proximity_precision',
  'invalid_settings_ranking_rules',
  'invalid_settings_search_cutoff_ms',
  'invalid_settings_searchable_attributes',
  'invalid_settings_separator_tokens',
  'invalid_settings_sortable_attributes',
  'invalid_settings_stop_words',
  'invalid_settings_synonyms',
  'invalid_settings_typo_tolerance',
  'invalid_similar_embedder',
  'invalid_stats_show_internal_database_sizes',
  'invalid_stats_size_format',
  'invalid_swap_duplicate_index_found',
  'invalid_swap_indexes',
  'invalid_swap_rename',
  'invalid_task_after_enqueued_at',
  'invalid_task_after_finished_at',
  'invalid_task_after_started_at',
  'invalid_task_before_enqueued_at',
  'invalid_task_before_finished_at',
  'invalid_task_before_started_at',
  'invalid_task_canceled_by',
  'invalid_task_from',
  'invalid_task_index_uids',
  'invalid_task_limit',
  'invalid_task_reverse',
  'invalid_task_statuses',
  'invalid_task_types',
  'invalid_task_uids',
  'malformed_payload',
  'missing_api_key_actions',
  'missing_api_key_expires_at',
  'missing_api_key_indexes',
  'missing_document_filter',
  'missing_document_id',
  'missing_facet_search_facet_name',
  'missing_index_uid',
  'missing_payload',
  'missing_search_hybrid',
  'missing_swap_indexes',
  'missing_task_filters',
] as const

/** Every code is Meilisearch's own, save `not_found` and `method_not_allowed`, where it answers with no body at all. */
const others = {
  api_key_already_exists: [409, 'invalid_request'],
  api_key_not_found: [404, 'invalid_request'],
  batch_not_found: [404, 'invalid_request'],
  document_not_found: [404, 'invalid_request'],
  index_already_exists: [409, 'invalid_request'],
  index_not_found: [404, 'invalid_request'],
  internal: [500, 'internal'],
  invalid_api_key: [403, 'auth'],
  invalid_content_type: [415, 'invalid_request'],
  method_not_allowed: [405, 'invalid_request'],
  missing_authorization_header: [401, 'auth'],
  missing_content_type: [415, 'invalid_request'],
  not_found: [404, 'invalid_request'],
  payload_too_large: [413, 'invalid_request'],
  remote_bad_response: [502, 'system'],
  remote_could_not_send_request: [502, 'system'],
  task_not_found: [404, 'invalid_request'],
  too_many_search_requests: [503, 'system'],
  unsupported_media_type: [415, 'invalid_request'],
} as const

export type ErrorCode = (typeof badRequests)[number] | keyof typeof others
export type ErrorBody = { message: string; code: ErrorCode; type: string; link: string }

const factsOf = (code: ErrorCode): readonly [number, string] =>
  code in others ? others[code as keyof typeof others] : [400, 'invalid_request']

/** A problem in Meilisearch's words. Anything else that is thrown is a bug of ours. */
export class MeiliError extends Error {
  readonly code: ErrorCode
  readonly status: number

  constructor(code: ErrorCode, message: string, status: number = factsOf(code)[0]) {
    super(message)
    this.code = code
    this.status = status
  }

  toBody(): ErrorBody {
    const { message, code } = this
    return { message, code, type: factsOf(code)[1], link: `https://docs.meilisearch.com/errors#${code}` }
  }

  /** The same problem inside a larger request: a missing thing makes the request bad (400), not missing (404). */
  inside(path: string): MeiliError {
    return new MeiliError(this.code, `Inside \`${path}\`: ${this.message}`, this.status === 404 ? 400 : this.status)
  }
}

/** The same for all that Meilisearch has and this service has not. */
export const notOffered = (what: string): MeiliError =>
  new MeiliError('feature_not_enabled', `${what} are not offered by this service.`)

const max = 1000

/** Part of a request, as it may stand in a message: what was sent can be a megabyte long. */
export const quote = (text: string): string => (text.length > max ? `${text.slice(0, max)}…` : text)
