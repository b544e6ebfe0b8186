import { describe, expect, test } from 'vitest'
import type { Json } from '../../engine/query.ts'
import { MeiliError } from '../errors.ts'
import { parseSorts, splitSort } from '../sort.ts'
import { parseMultiSearch } from './multi-search-request.ts'
import { parseSearch, parseSearchParameters } from './search-request.ts'
import { parseSettings } from './settings-request.ts'
import { parseTaskChoice, parseTaskPage } from './task-query.ts'

const problem = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof MeiliError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'accepted'
}

describe('a search in a body', () => {
  test.each<[Json, string]>([
    [
      { q: ['doggo'] },
      'invalid_search_q: Invalid value type at `.q`: expected a string, but found an array: `["doggo"]`',
    ],
    [
      { limit: 'doggo' },
      'invalid_search_limit: Invalid value type at `.limit`: expected a positive integer, but found a string: `"doggo"`',
    ],
    [
      { offset: -1 },
      'invalid_search_offset: Invalid value type at `.offset`: expected a positive integer, but found a negative integer: `-1`',
    ],
    [
      { page: 1.5 },
      'invalid_search_page: Invalid value type at `.page`: expected a positive integer, but found a number: `1.5`',
    ],
    [
      { facets: 'doggo' },
      'invalid_search_facets: Invalid value type at `.facets`: expected an array, but found a string: `"doggo"`',
    ],
    [
      { facets: [1] },
      'invalid_search_facets: Invalid value type at `.facets[0]`: expected a string, but found a positive integer: `1`',
    ],
    [
      { showRankingScore: 1 },
      'invalid_search_show_ranking_score: Invalid value type at `.showRankingScore`: expected a boolean, but found a positive integer: `1`',
    ],
    [
      { matchingStrategy: 'x' },
      'invalid_search_matching_strategy: Unknown value `x` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
    ],
    [
      { rankingScoreThreshold: 42 },
      'invalid_search_ranking_score_threshold: Invalid value at `.rankingScoreThreshold`: the value of `rankingScoreThreshold` is invalid, expected a float between `0.0` and `1.0`.',
    ],
    [[], 'bad_request: Invalid value type: expected an object, but found an array: `[]`'],
    [null, 'bad_request: Invalid value type: expected an object, but found null'],
  ])('%j', (body, message) => expect(problem(() => parseSearch(body))).toBe(message))

  test('says what else could have been meant', () => {
    expect(problem(() => parseSearch({ p: 1 }))).toMatch(/^bad_request: Unknown field `p`: expected one of `q`, /)
  })

  test('has Meilisearch’s defaults, and null says nothing', () => {
    const plain = {
      q: null,
      limit: 20,
      offset: 0,
      cropLength: 10,
      cropMarker: '…',
      highlightPreTag: '<em>',
      matchingStrategy: 'last',
    }
    expect(parseSearch({})).toMatchObject(plain)
    expect(parseSearch({ q: null, limit: null, attributesToSearchOn: null, vector: null })).toEqual(parseSearch({}))
  })
})

describe('a search in a query string', () => {
  test('is the same search', () => {
    const body = {
      q: 'a',
      limit: 3,
      facets: ['a', 'b'],
      sort: ['_geoPoint(1,2):asc', 'b:desc'],
      filter: ['a = 1'],
      showMatchesPosition: true,
      rankingScoreThreshold: 0.5,
    }
    const query = {
      q: 'a',
      limit: '3',
      facets: 'a,b',
      sort: '_geoPoint(1,2):asc,b:desc',
      filter: '["a = 1"]',
      showMatchesPosition: 'true',
      rankingScoreThreshold: '0.5',
    }
    expect(parseSearchParameters(query)).toEqual(parseSearch(body))
  })
  test.each([
    [
      { limit: 'doggo' },
      'invalid_search_limit: Invalid value in parameter `limit`: could not parse `doggo` as a positive integer',
    ],
    [
      { limit: '' },
      'invalid_search_limit: Invalid value in parameter `limit`: could not parse `` as a positive integer',
    ],
    [
      { showMatchesPosition: 'x' },
      'invalid_search_show_matches_position: Invalid value in parameter `showMatchesPosition`: could not parse `x` as a boolean, expected either `true` or `false`',
    ],
    [
      { matchingStrategy: 'x' },
      'invalid_search_matching_strategy: Unknown value `x` for parameter `matchingStrategy`: expected one of `last`, `all`, `frequency`',
    ],
  ])('%j', (query, message) => expect(problem(() => parseSearchParameters(query))).toBe(message))
})

describe('several searches', () => {
  test.each<[Json, RegExp]>([
    [{}, /^bad_request: Missing field `queries`$/],
    [{ queries: {} }, /^bad_request: Invalid value type at `.queries`: expected an array/],
    [{ queries: [{ q: 'x' }] }, /^missing_index_uid: Missing field `indexUid` inside `.queries\[0\]`$/],
    [
      { queries: [{ indexUid: 'hé' }] },
      /^invalid_index_uid: Invalid value at `.queries\[0\].indexUid`: `hé` is not a valid index uid/,
    ],
    [
      { queries: [{ indexUid: 'a', limit: 'x' }] },
      /^invalid_search_limit: Invalid value type at `.queries\[0\].limit`/,
    ],
    [{ queries: [{ indexUid: 'a', federationOptions: {} }] }, /^invalid_multi_search_federation_options/],
    [
      { federation: {}, queries: [{ indexUid: 'a', limit: 1 }] },
      /^invalid_multi_search_query_pagination: .*remove `limit` from query #0/s,
    ],
    [{ federation: {}, queries: [{ indexUid: 'a', facets: [] }] }, /^invalid_multi_search_query_facets/],
    [
      { federation: {}, queries: [{ indexUid: 'a', federationOptions: { weight: -1 } }] },
      /^invalid_multi_search_weight/,
    ],
    [{ federation: { facetsByIndex: { a: 'x' } }, queries: [] }, /^invalid_multi_search_facets_by_index/],
    [{ federation: { facetsByIndex: { a: null }, mergeFacets: {} }, queries: [] }, /^accepted/],
  ])('%j', (body, message) => expect(problem(() => parseMultiSearch(body))).toMatch(message))
})

describe('a sort', () => {
  const law = {
    sortable: ['price', 'info', '_geo'],
    rankingRules: ['sort'],
    code: 'invalid_search_sort' as const,
    prefix: 'Index `x`: ',
  }
  test.each([
    ['price:asc', { attribute: 'price', descending: false }],
    ['info.stars:desc', { attribute: 'info.stars', descending: true }],
    ['_geoPoint(36.1, -44):desc', { near: [36.1, -44], descending: true }],
  ])('%s', (input, sort) => expect(parseSorts([input], law)).toEqual([sort]))
  test.each([
    ['price', 'Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `price`.'],
    [
      'title:asc',
      'Index `x`: Attribute `title` is not sortable. Available sortable attributes are: `_geo, info, price`.',
    ],
    [
      '_geo:asc',
      "`_geo` is a reserved keyword and thus can't be used as a sort expression. Use the _geoPoint(latitude, longitude) built-in rule to sort on _geo field coordinates.",
    ],
    ['_geoDistance:asc', "`_geoDistance` is a reserved keyword and thus can't be used as a sort expression."],
    ['_geoPoint(91,0):asc', 'Latitude must be contained between -90 and 90 degrees.'],
  ])('%s is refused', (input, message) =>
    expect(problem(() => parseSorts([input], law))).toBe(`invalid_search_sort: ${message}`),
  )
  test('needs its source among the rules', () => {
    expect(problem(() => parseSorts(['price:asc'], { ...law, rankingRules: ['words'] }))).toMatch(
      /You must specify where `sort` is listed/,
    )
    expect(parseSorts([], { ...law, rankingRules: ['words'] })).toEqual([])
  })
  test('in a query string is divided by commas', () => {
    expect(splitSort('"a:asc, _geoPoint(1, 2):asc,b:desc"')).toEqual(['a:asc', '_geoPoint(1, 2):asc', 'b:desc'])
    expect(splitSort('')).toEqual([])
  })
})

describe('settings', () => {
  test.each<[Json, RegExp]>([
    [{ stopWords: 'a' }, /^invalid_settings_stop_words: Invalid value type at `.stopWords`: expected an array/],
    [
      { rankingRules: ['x'] },
      /^invalid_settings_ranking_rules: Invalid value at `.rankingRules\[0\]`: `x` ranking rule is invalid/,
    ],
    [{ rankingRules: ['attribute', 'attributeRank'] }, /^invalid_settings_ranking_rules/],
    [{ rankingRules: ['_geoPoint(1,2):asc'] }, /`_geoPoint` is a reserved keyword/],
    [{ typoTolerance: { minWordSizeForTypos: { oneTypo: 9, twoTypos: 3 } } }, /^invalid_settings_typo_tolerance/],
    [{ typoTolerance: { minWordSizeForTypos: { oneTypo: 256 } } }, /^invalid_settings_typo_tolerance/],
    [{ faceting: { sortFacetValuesBy: { a: 'size' } } }, /^invalid_settings_faceting: Unknown value `size`/],
    [{ pagination: { maxTotalHits: -1 } }, /^invalid_settings_pagination/],
    [{ embedders: { a: { source: 'rest' } } }, /^invalid_settings_embedders/],
    [{ prefixSearch: 'never' }, /^invalid_settings_prefix_search/],
    [{ filterableAttributes: [1] }, /^invalid_settings_filterable_attributes/],
    [{ colour: 1 }, /^bad_request: Unknown field `colour`: expected one of `displayedAttributes`/],
    [{ embedders: { a: null }, rankingRules: ['words', 'price:desc'], typoTolerance: null }, /^accepted/],
  ])('%j', (body, message) => expect(problem(() => parseSettings(body))).toMatch(message))
})

describe('a choice of tasks', () => {
  test.each([
    [
      { uids: '1,x' },
      /^invalid_task_uids: Invalid value in parameter `uids\[1\]`: could not parse `x` as a positive integer$/,
    ],
    [
      { types: 'wrong' },
      /^invalid_task_types: .*`wrong` is not a valid task type\. Available types are `documentAdditionOrUpdate`/,
    ],
    [{ statuses: 'wrong' }, /^invalid_task_statuses/],
    [{ beforeEnqueuedAt: 'wrong' }, /^invalid_task_before_enqueued_at: .*`wrong` is an invalid date-time/],
    [{ limit: 'x' }, /^invalid_task_limit/],
    [{ uids: '*', types: '*', afterFinishedAt: '*', indexUids: '*', beforeStartedAt: '2026-01-01' }, /^accepted/],
  ])('%j', (query, message) => expect(problem(() => parseTaskPage(query))).toMatch(message))
  test('without any is refused', () => {
    expect(problem(() => parseTaskChoice({}, 'cancel'))).toMatch(
      /^missing_task_filters: Query parameters to filter the tasks to cancel are missing/,
    )
  })
})
