import type { Meilisearch, MeilisearchApiError } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hotels, masterKey, openTestClient, type TestClient } from './testing/service.ts'

let service: TestClient
let client: Meilisearch
const clear = () => service.clear()
const fill = (uid: string) => service.fill(uid)

beforeAll(async () => {
  service = await openTestClient()
  client = service.client
})
afterAll(async () => {
  await service.close()
  expect(service.errors).toEqual([])
})

describe.each(['Default Search API Key', 'Default Admin API Key', 'the master key'])('searching with %s', (name) => {
  let index: ReturnType<Meilisearch['index']>
  let searcher: Meilisearch
  beforeAll(async () => {
    await clear()
    await fill('hotels')
    searcher = service.open(name.startsWith('Default') ? await service.keyNamed(name) : masterKey)
    index = searcher.index('hotels')
  })

  test('finds, and says how it looked', async () => {
    expect(await index.search('divan')).toMatchObject({
      hits: [hotels[0]],
      query: 'divan',
      limit: 20,
      offset: 0,
      estimatedTotalHits: 1,
      processingTimeMs: expect.any(Number),
      requestUid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    })
    expect((await index.searchGet('divan')).hits).toEqual([hotels[0]])
  })

  test('leaves out words by how common they are, and first what nothing has', async () => {
    const ids = async (q: string) => (await index.search(q, { matchingStrategy: 'frequency' })).hits.map(({ id }) => id)
    expect(await ids('erbil divan')).toEqual([10])
    expect(await ids('erbil supercopter divan')).toEqual([10])
  })

  test('filters', async () => {
    const ids = async (filter: string | (string | string[])[]) =>
      (await index.search(null, { filter, sort: ['name:asc'] })).hits.map(({ id }) => id)
    expect(await ids('city = Erbil')).toEqual([10, 40])
    expect(await ids(['stars > 3', ['tags = spa', "city = 'Baghdad'"]])).toEqual([20, 10, 30])
    expect(await ids('NOT city IN [Erbil, Baghdad]')).toEqual([30])
    expect(await ids('tags IS EMPTY')).toEqual([40])
    expect(await ids('_geoRadius(36.19, 44.01, 5000)')).toEqual([10, 40])
    const found = await index.searchGet('', { filter: 'stars 4 TO 5 AND city != Baghdad' })
    expect(found.estimatedTotalHits).toBe(2)
  })

  test('sorts, by distance too', async () => {
    const near = await index.search('', { sort: ['_geoPoint(33.3, 44.4):asc'], limit: 2 })
    expect(near.hits).toMatchObject([{ id: 20, _geoDistance: 0 }, { _geoDistance: expect.any(Number) }])
    const named = await index.searchGet('', { sort: ['stars:desc', 'name:asc'] })
    expect(named.hits.map(({ name }) => name)).toEqual([
      'Babylon Rotana',
      'Divan Erbil',
      'Grand Millennium',
      'Park House',
    ])
  })

  test('pages in two ways, and never mixes them', async () => {
    expect(await index.search('', { limit: 1, offset: 3 })).toMatchObject({
      limit: 1,
      offset: 3,
      estimatedTotalHits: 4,
    })
    const page = await index.search('', { page: 2, hitsPerPage: 3 })
    expect(page).toMatchObject({ page: 2, hitsPerPage: 3, totalPages: 2, totalHits: 4 })
    expect(page.hits).toHaveLength(1)
    expect(page).not.toHaveProperty('estimatedTotalHits')
    expect(await index.search('', { page: 0 })).toMatchObject({
      hits: [],
      totalHits: 4,
      hitsPerPage: 20,
      totalPages: 1,
    })
    expect(await index.search('', { hitsPerPage: 0 })).toMatchObject({ hits: [], totalHits: 4, totalPages: 0, page: 1 })
  })

  test('counts facets', async () => {
    const found = await index.search('', { facets: ['city', 'stars'], filter: 'tags = pool' })
    expect(found.facetDistribution).toEqual({ city: { Erbil: 1, Baghdad: 1 }, stars: { '5': 2 } })
    expect(found.facetStats).toEqual({ stars: { min: 5, max: 5 } })
    expect(Object.keys((await index.search('', { facets: ['*'] })).facetDistribution ?? {})).toContain('tags')
    expect(await index.searchForFacetValues({ facetName: 'city', facetQuery: 'er' })).toMatchObject({
      facetHits: [{ value: 'Erbil', count: 2 }],
      facetQuery: 'er',
    })
  })

  test('finds values of facets by how they begin, as far as typing errors are forgiven', async () => {
    const kinds = client.index('kinds')
    await kinds.updateFilterableAttributes(['kind']).waitTask()
    await kinds
      .addDocuments([
        { id: 1, kind: ['Adventure', 'City Break'] },
        { id: 2, kind: 'Adventure' },
      ])
      .waitTask()
    const find = async (facetQuery: string) =>
      (await kinds.searchForFacetValues({ facetName: 'kind', facetQuery })).facetHits.map(({ value }) => value)
    expect(await find('àdv')).toEqual(['Adventure'])
    expect(await find('adventre')).toEqual(['Adventure'])
    expect(await find('break')).toEqual([])
    for (const typos of [{ enabled: false }, { disableOnWords: ['adventre'] }, { disableOnAttributes: ['kind'] }]) {
      await kinds.resetTypoTolerance()
      await kinds.updateTypoTolerance(typos).waitTask()
      expect(await find('adventre')).toEqual([])
      expect(await find('adventure')).toEqual(['Adventure'])
    }
  })

  test('shows what is asked for, marked and cut', async () => {
    const { hits } = await index.search('spa', {
      filter: 'id = 10',
      attributesToRetrieve: ['id'],
      attributesToHighlight: ['about', 'tags'],
      attributesToCrop: ['about:3'],
      showMatchesPosition: true,
      showRankingScore: true,
      showRankingScoreDetails: true,
    })
    expect(hits).toEqual([
      {
        id: 10,
        _formatted: { id: '10', about: '…a <em>spa</em> and…', tags: ['pool', '<em>spa</em>'] },
        _matchesPosition: { about: [{ start: 48, length: 3 }], tags: [{ start: 0, length: 3, indices: [1] }] },
        _rankingScore: expect.any(Number),
        _rankingScoreDetails: expect.objectContaining({ words: expect.any(Object) }),
      },
    ])
    const [formatted] = (await index.search('', { filter: 'id = 20', attributesToHighlight: ['*'] })).hits
    expect(formatted?._formatted).toMatchObject({ id: '20', stars: '5', about: null, isOpen: true })
  })

  test('keeps one of each', async () => {
    expect((await index.search('', { distinct: 'city' })).hits).toHaveLength(3)
  })

  test('asks several questions at once', async () => {
    const { results } = await searcher.multiSearch({
      queries: [
        { indexUid: 'hotels', q: 'divan' },
        { indexUid: 'property', q: 'citadel', filter: 'stars = 4' },
      ],
    })
    expect(results).toMatchObject([
      { indexUid: 'hotels', hits: [{ id: 10 }] },
      { indexUid: 'property', hits: [{ id: 1 }] },
    ])
    expect(await searcher.multiSearch({ queries: [] })).toEqual({ results: [] })
  })

  test('joins the answers of several questions', async () => {
    const joined = await searcher.multiSearch({
      federation: { facetsByIndex: { hotels: ['city'] }, mergeFacets: {} },
      queries: [
        { indexUid: 'hotels', q: 'rotana', federationOptions: { weight: 0.5 } },
        { indexUid: 'hotels', q: 'divan' },
        { indexUid: 'property', q: 'citadel', federationOptions: { weight: 0.1 } },
      ],
    })
    expect(joined).toMatchObject({
      hits: [
        { id: 10, _federation: { indexUid: 'hotels', queriesPosition: 1 } },
        { id: 20, _federation: { queriesPosition: 0 } },
        { id: 1, _federation: { indexUid: 'property', queriesPosition: 2 } },
      ],
      limit: 20,
      offset: 0,
      estimatedTotalHits: 3,
      facetDistribution: { city: { Erbil: 1, Baghdad: 1 } },
    })
  })
})

describe('a search is refused', () => {
  beforeAll(async () => {
    await clear()
    await client.index('hotels').addDocuments(hotels).waitTask()
  })
  const problem = (call: Promise<unknown>): Promise<MeilisearchApiError> =>
    call.then(
      () => expect.unreachable(),
      (error) => error,
    )

  test.each([
    ['of an index that is not there', 'nowhere', {}, 404, 'index_not_found', 'Index `nowhere` not found.'],
    ['by an impossible name', 'no where', {}, 400, 'invalid_index_uid', /is not a valid index uid/],
    [
      'by a filter on what is not filterable',
      'hotels',
      { filter: 'city = Erbil' },
      400,
      'invalid_search_filter',
      'Index `hotels`: Attribute `city` is not filterable. This index does not have configured filterable attributes.\n1:5 city = Erbil',
    ],
    [
      'by a sort on what is not sortable',
      'hotels',
      { sort: ['city:asc'] },
      400,
      'invalid_search_sort',
      /is not sortable/,
    ],
    ['by facets of it', 'hotels', { facets: ['city'] }, 400, 'invalid_search_facets', /^Invalid facet distribution/],
    [
      'by one of each of it',
      'hotels',
      { distinct: 'city' },
      400,
      'invalid_search_distinct',
      /cannot be used as distinct/,
    ],
    [
      'with a vector',
      'hotels',
      { hybrid: { embedder: 'x' } },
      400,
      'invalid_search_embedder',
      /embedder with name `x`/,
    ],
    [
      'with a word for a number',
      'hotels',
      { limit: 'ten' },
      400,
      'invalid_search_limit',
      /expected a positive integer/,
    ],
    ['with a parameter that nobody knows', 'hotels', { colour: 1 }, 400, 'bad_request', /Unknown field `colour`/],
  ])('%s', async (_, uid, input, status, code, message) => {
    const error = await problem(client.index(uid).search('', input as object))
    expect(error.response.status).toBe(status)
    expect(error.cause).toMatchObject({ code, link: `https://docs.meilisearch.com/errors#${code}` })
    expect(error.message).toMatch(message)
  })

  test('inside several, with its place', async () => {
    const error = await problem(client.multiSearch({ queries: [{ indexUid: 'hotels' }, { indexUid: 'nowhere' }] }))
    expect(error.response.status).toBe(400)
    expect(error.message).toBe('Inside `.queries[1]`: Index `nowhere` not found.')
  })
})
