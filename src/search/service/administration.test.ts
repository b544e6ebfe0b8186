import type { Meilisearch } from 'meilisearch'
import { generateTenantToken } from 'meilisearch/token'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaults } from './settings.ts'
import { codeOf, hotels, openTestClient, type TestClient } from './testing/service.ts'

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

describe('indexes', () => {
  beforeEach(clear)

  test('are made, looked at, changed, renamed, swapped and taken away', async () => {
    expect((await client.createIndex('one', { primaryKey: 'key' }).waitTask()).status).toBe('succeeded')
    expect((await client.createIndex('one').waitTask()).error?.code).toBe('index_already_exists')
    expect(await client.getRawIndex('one')).toMatchObject({ uid: 'one', primaryKey: 'key' })
    await client.updateIndex('one', { primaryKey: 'id' }).waitTask()
    await client
      .index('one')
      .addDocuments([{ id: 1, word: 'first' }])
      .waitTask()
    expect((await client.updateIndex('one', { primaryKey: 'word' }).waitTask()).error?.code).toBe(
      'index_primary_key_already_exists',
    )
    await client.updateIndex('one', { uid: 'eins' }).waitTask()
    await client
      .index('two')
      .addDocuments([{ id: 1, word: 'second' }])
      .waitTask()
    const swap = await client.swapIndexes([{ indexes: ['eins', 'two'] } as never]).waitTask()
    expect(swap).toMatchObject({ type: 'indexSwap', indexUid: null, status: 'succeeded' })
    await expect(client.swapIndexes([{ indexes: ['eins'] } as never])).rejects.toThrow(
      'Two indexes must be given for each swap. The list `["eins"]` contains 1 indexes.',
    )
    expect(await client.index('eins').getDocument(1)).toEqual({ id: 1, word: 'second' })
    expect((await client.getIndexes({ limit: 1, offset: 1 })).results.map(({ uid }) => uid)).toEqual(['two'])
    expect(await client.getStats()).toMatchObject({
      indexes: { eins: { numberOfDocuments: 1, fieldDistribution: { id: 1, word: 1 } } },
    })
    expect((await client.deleteIndex('two').waitTask()).details).toEqual({ deletedDocuments: 1 })
    expect(await codeOf(client.getRawIndex('two'))).toBe('index_not_found')
    expect((await client.deleteIndex('two').waitTask()).status).toBe('failed')
  })

  test('tell their fields, and what each may be used for', async () => {
    await client.createIndex('films', { primaryKey: 'id' }).waitTask()
    const films = client.index('films')
    await films.addDocuments([{ id: 1, title: 'Alpha', genre: 'drama', crew: { name: 'A' } }]).waitTask()
    await films
      .updateSettings({
        searchableAttributes: ['title'],
        displayedAttributes: ['title', 'genre'],
        sortableAttributes: ['genre'],
        filterableAttributes: ['genre'],
        distinctAttribute: 'genre',
        rankingRules: ['genre:asc', 'words'],
        localizedAttributes: [{ attributePatterns: ['ti*'], locales: ['eng'] }],
      })
      .waitTask()
    const all = await films.getFields()
    expect(all).toMatchObject({ offset: 0, limit: 20, total: 5 })
    expect(all.results.map(({ name }) => name)).toEqual(['crew', 'crew.name', 'genre', 'id', 'title'])
    expect(all.results[2]).toEqual({
      name: 'genre',
      displayed: { enabled: true },
      searchable: { enabled: false },
      sortable: { enabled: true },
      distinct: { enabled: true },
      rankingRule: { enabled: true, order: 'asc' },
      filterable: { enabled: true, sortBy: 'alpha', facetSearch: true, equality: true, comparison: true },
      localized: { locales: [] },
    })
    expect(all.results[4]?.localized).toEqual({ locales: ['eng'] })
    const namesOf = async (filter: Record<string, unknown>) =>
      (await films.getFields({ filter } as never)).results.map(({ name }) => name)
    expect(await namesOf({ searchable: true })).toEqual(['title'])
    expect(await namesOf({ displayed: true, searchable: false })).toEqual(['genre'])
    expect(await namesOf({ attributePatterns: ['tit*'] })).toEqual(['title'])
    expect((await films.getFields({ offset: 1, limit: 1 })).results.map(({ name }) => name)).toEqual(['crew.name'])
    expect(await codeOf(films.getFields({ filter: { nothing: true } } as never))).toBe('bad_request')
    expect(await codeOf(client.index('none').getFields())).toBe('index_not_found')
    expect(
      await codeOf(
        service
          .open(await service.keyNamed('Default Search API Key'))
          .index('films')
          .getFields(),
      ),
    ).toBe('invalid_api_key')
  })

  test('of the site itself are found, not listed, and not changed by anybody', async () => {
    expect((await client.index('property').search('citadel')).hits).toHaveLength(1)
    expect(await client.getRawIndexes()).toMatchObject({ results: [], total: 0 })
    const index = client.index('property')
    for (const change of [
      () => index.addDocuments([{ id: 2 }]),
      () => index.deleteAllDocuments(),
      () => index.deleteDocuments({ filter: 'stars = 4' }),
      () => index.updateSettings({ stopWords: ['a'] }),
      () => index.resetRankingRules(),
      () => index.delete(),
      () => client.createIndex('property'),
      () => client.updateIndex('other', { uid: 'property' }),
      () => client.swapIndexes([{ indexes: ['property', 'other'] } as never]),
    ])
      expect(await codeOf(change()), String(change)).toBe('invalid_api_key')
    expect(service.store.find('property')?.index.size).toBe(1)
  })
})

describe('documents', () => {
  beforeEach(clear)

  test('are added, merged, read and removed', async () => {
    const index = client.index('things')
    const added = await index.addDocuments(hotels, { customMetadata: 'first load' } as object).waitTask()
    expect(added).toMatchObject({
      status: 'succeeded',
      type: 'documentAdditionOrUpdate',
      details: { receivedDocuments: 4, indexedDocuments: 4 },
      customMetadata: 'first load',
    })
    await index.updateDocuments([{ id: 40, stars: 4 }]).waitTask()
    expect(await index.getDocument(40)).toEqual({ ...hotels[3], stars: 4 })
    await index.addDocuments([{ id: 40, name: 'Park' }]).waitTask()
    expect(await index.getDocument(40)).toEqual({ id: 40, name: 'Park' })
    expect(await index.getDocuments({ fields: ['id'], limit: 2, offset: 1 })).toEqual({
      results: [{ id: 20 }, { id: 30 }],
      offset: 1,
      limit: 2,
      total: 4,
    })
    expect((await index.getDocuments({ ids: [30, 10] })).results).toHaveLength(2)
    await index.updateSettings({ filterableAttributes: ['city'], sortableAttributes: ['id'] }).waitTask()
    expect(
      (await index.getDocuments({ filter: 'city EXISTS', sort: ['id:desc'] })).results.map(({ id }) => id),
    ).toEqual([30, 20, 10])
    expect((await index.deleteDocuments({ filter: 'city = Erbil' }).waitTask()).details).toMatchObject({
      deletedDocuments: 1,
    })
    expect((await index.deleteDocuments([20, 99]).waitTask()).details).toMatchObject({
      providedIds: 2,
      deletedDocuments: 1,
    })
    await index.deleteDocument(30).waitTask()
    expect((await index.deleteAllDocuments().waitTask()).details).toMatchObject({ deletedDocuments: 1 })
    expect(await codeOf(index.getDocument(10))).toBe('document_not_found')
    expect(await codeOf(index.deleteDocuments({ filter: '' }))).toBe('invalid_document_filter')
    expect((await index.deleteDocuments({ filter: 'stars = 5' }).waitTask()).error?.message).toMatch(
      /^Index `things`: Attribute `stars` is not filterable/,
    )
  })

  test.each([
    ['text/csv', 'id,name:string,stars:number\n1,"Divan, Erbil",5\n2,Rotana,', {}],
    ['text/csv', 'id;name\n1;Divan\n2;Rotana', { csvDelimiter: ';' }],
    ['application/x-ndjson', '{"id":1}\n\n{"id":2}\n', {}],
    ['application/json', '[{"id":1},{"id":2}]', {}],
  ] as const)('come as %s', async (type, text, options) => {
    const task = await client.index('raw').addDocumentsFromString(text, type, options).waitTask()
    expect(task).toMatchObject({ status: 'succeeded', details: { indexedDocuments: 2 } })
  })

  test.each([
    [{ name: 'no id' }, 'index_primary_key_no_candidate_found'],
    [{ id: 1, hotelId: 2 }, 'index_primary_key_multiple_candidates_found'],
    [{ id: 'with space' }, 'invalid_document_id'],
    [{ id: 1.5 }, 'invalid_document_id'],
    [{ id: 1, _geo: 'here' }, 'invalid_document_geo_field'],
  ])('%j fails, and nothing is kept', async (document, code) => {
    const task = await client.index('wrong').addDocuments([document]).waitTask()
    expect(task).toMatchObject({ status: 'failed', error: { code }, details: { indexedDocuments: 0 } })
    expect(await client.getRawIndex('wrong')).toMatchObject({ primaryKey: null })
  })
})

describe('settings', () => {
  beforeEach(clear)

  test('are what Meilisearch begins with', async () => {
    await client.createIndex('plain').waitTask()
    expect(await client.index('plain').getSettings()).toEqual(defaults)
  })

  test.each([
    ['StopWords', ['the', 'a', 'the'], ['a', 'the']],
    ['Synonyms', { hotel: ['فندق'] }, { hotel: ['فندق'] }],
    ['RankingRules', ['sort', 'words', 'stars:desc'], ['sort', 'words', 'stars:desc']],
    ['DistinctAttribute', 'city', 'city'],
    ['SearchCutoffMs', 50, 50],
    [
      'LocalizedAttributes',
      [{ attributePatterns: ['a*'], locales: ['ara'] }],
      [{ attributePatterns: ['a*'], locales: ['ara'] }],
    ],
    [
      'Faceting',
      { sortFacetValuesBy: { a: 'count' } },
      { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha', a: 'count' } },
    ],
    [
      'TypoTolerance',
      { minWordSizeForTypos: { oneTypo: 3 } },
      { ...defaults.typoTolerance, minWordSizeForTypos: { oneTypo: 3, twoTypos: 9 } },
    ],
    [
      'FilterableAttributes',
      ['a', { attributePatterns: ['b*'] }],
      [
        'a',
        { attributePatterns: ['b*'], features: { facetSearch: false, filter: { equality: true, comparison: false } } },
      ],
    ],
  ])('%s are changed by themselves, and reset', async (name, value, expected) => {
    const index = client.index('own') as unknown as Record<
      string,
      (value?: unknown) => { waitTask(): Promise<{ status: string }> }
    >
    const call = (method: string, argument?: unknown) => index[method]?.call(client.index('own'), argument)
    expect((await call(`update${name}`, value)?.waitTask())?.status).toBe('succeeded')
    expect(await call(`get${name}`)).toEqual(expected)
    await call(`reset${name}`)?.waitTask()
    const initial = defaults[(name.slice(0, 1).toLowerCase() + name.slice(1)) as keyof typeof defaults]
    expect(await call(`get${name}`)).toEqual(initial)
  })

  test('that make no sense are refused', async () => {
    const index = client.index('own')
    expect(await codeOf(index.updateRankingRules(['nonsense']))).toBe('invalid_settings_ranking_rules')
    expect(await codeOf(index.updateStopWords('the' as never))).toBe('invalid_settings_stop_words')
    expect(await codeOf(index.updateSettings({ colour: 1 } as never))).toBe('bad_request')
    expect(await codeOf(index.updateEmbedders({ default: { source: 'userProvided', dimensions: 1 } }))).toBe(
      'invalid_settings_embedders',
    )
    expect(await codeOf(index.updatePagination({ maxTotalHits: 0 }))).toBe('invalid_settings_pagination')
    const sizes = { minWordSizeForTypos: { oneTypo: 10 } }
    await client.createIndex('own').waitTask()
    expect((await index.updateTypoTolerance(sizes).waitTask()).error?.code).toBe('invalid_settings_typo_tolerance')
  })

  test('take effect', async () => {
    const index = client.index('hotels')
    await index.addDocuments(hotels).waitTask()
    await index
      .updateSettings({
        displayedAttributes: ['id', 'city'],
        searchableAttributes: ['name'],
        pagination: { maxTotalHits: 2 },
      })
      .waitTask()
    expect(await index.search('')).toMatchObject({ estimatedTotalHits: 2, hits: [{ id: 10, city: 'Erbil' }, {}] })
    expect((await index.search('', { limit: 100 })).hits).toHaveLength(2)
    expect((await index.search('erbil')).hits.map(({ id }) => id)).toEqual([10])
    expect(await codeOf(index.search('x', { attributesToSearchOn: ['about'] }))).toBe(
      'invalid_search_attributes_to_search_on',
    )
  })
})

describe('keys and tokens', () => {
  beforeAll(async () => {
    await clear()
    await fill('hotels')
  })

  test('are made, changed, and forgotten', async () => {
    const made = await client.createKey({
      name: 'n',
      actions: ['documents.*', 'tasks.get', 'indexes.create'],
      indexes: ['guest*'],
      expiresAt: new Date('2050-11-13T00:00:00Z'),
    })
    expect(made).toMatchObject({
      name: 'n',
      expiresAt: '2050-11-13T00:00:00Z',
      key: expect.stringMatching(/^[\da-f]{64}$/),
    })
    const guest = service.open(made.key)
    expect(
      (
        await guest
          .index('guests')
          .addDocuments([{ id: 1 }])
          .waitTask()
      ).status,
    ).toBe('succeeded')
    expect(await codeOf(guest.index('hotels').addDocuments([{ id: 1 }]))).toBe('invalid_api_key')
    expect(await codeOf(guest.index('guests').search(''))).toBe('invalid_api_key')
    expect((await guest.tasks.getTasks()).results.every(({ indexUid }) => indexUid === 'guests')).toBe(true)
    expect(await client.updateKey(made.uid, { description: 'd' })).toMatchObject({ name: 'n', description: 'd' })
    expect(await codeOf(client.updateKey(made.uid, { actions: [] } as never))).toBe('immutable_api_key_actions')
    expect(await codeOf(client.updateKey('nobody', { actions: [] } as never))).toBe('immutable_api_key_actions')
    expect(await codeOf(client.updateKey('nobody', { name: 'n' }))).toBe('api_key_not_found')
    await client.deleteKey(made.key)
    expect(await codeOf(client.getKey(made.key))).toBe('api_key_not_found')
    expect(await codeOf(guest.index('guests').addDocuments([{ id: 1 }]))).toBe('invalid_api_key')
    expect(await codeOf(client.createKey({ actions: ['everything'], indexes: ['*'], expiresAt: null }))).toBe(
      'invalid_api_key_actions',
    )
    expect(
      await codeOf(client.createKey({ actions: ['search'], indexes: ['*'], expiresAt: new Date('2000-01-01') })),
    ).toBe('invalid_api_key_expires_at')
  })

  test('open what they are for, and nothing else', async () => {
    const searcher = service.open(await service.keyNamed('Default Search API Key'))
    const reader = service.open(await service.keyNamed('Default Read-Only Admin API Key'))
    expect(await codeOf(searcher.getKeys())).toBe('invalid_api_key')
    expect(await codeOf(searcher.index('hotels').getDocuments())).toBe('invalid_api_key')
    expect((await reader.index('hotels').getDocuments()).total).toBe(4)
    expect(await codeOf(reader.index('hotels').deleteAllDocuments())).toBe('invalid_api_key')
    expect(await codeOf(service.open().getIndexes())).toBe('missing_authorization_header')
    expect(await codeOf(service.open('wrong').getIndexes())).toBe('invalid_api_key')
    expect(await codeOf(service.open((await client.getKeys()).results[0]?.uid).getKeys())).toBe('invalid_api_key')
    expect(await service.open().isHealthy()).toBe(true)
  })

  test('can be handed on, for less', async () => {
    const apiKey = await service.keyNamed('Default Search API Key')
    const { uid: apiKeyUid } = await client.getKey(apiKey)
    const hold = async (options: object, uid = 'hotels') => {
      const token = await generateTenantToken({ apiKey, apiKeyUid, ...options })
      return service.open(token).index(uid).search('', { filter: 'stars > 3' })
    }
    expect((await hold({})).hits).toHaveLength(3)
    expect((await hold({ searchRules: { 'hot*': { filter: 'city = Erbil' } } })).hits).toMatchObject([{ id: 10 }])
    expect((await hold({ searchRules: ['hotels'], algorithm: 'HS512' })).hits).toHaveLength(3)
    expect(await codeOf(hold({ searchRules: { other: null } }))).toBe('invalid_api_key')
    expect(await codeOf(hold({ searchRules: [] }))).toBe('invalid_api_key')
    expect(await codeOf(hold({ apiKey: 'another' }))).toBe('invalid_api_key')
    await expect(hold({ expiresAt: new Date('2000-01-01') })).rejects.toThrow(
      /^Tenant token expired\. Was valid up to `\d+`/,
    )
    const token = await generateTenantToken({ apiKey, apiKeyUid })
    expect(await codeOf(service.open(token).getKeys())).toBe('invalid_api_key')
  })
})

describe('tasks', () => {
  beforeEach(clear)

  test('are told one by one, in pages, and chosen', async () => {
    const index = client.index('told')
    const first = await index.addDocuments([{ id: 1 }])
    expect(first).toEqual({
      taskUid: expect.any(Number),
      indexUid: 'told',
      status: 'enqueued',
      type: 'documentAdditionOrUpdate',
      enqueuedAt: expect.any(String),
    })
    const second = await index.addDocuments([{}]).waitTask()
    expect(Object.keys(second).sort()).toEqual([
      'batchUid',
      'canceledBy',
      'details',
      'duration',
      'enqueuedAt',
      'error',
      'finishedAt',
      'indexUid',
      'startedAt',
      'status',
      'type',
      'uid',
    ])
    expect(second).toMatchObject({
      status: 'failed',
      duration: expect.stringMatching(/^PT[\d.]+S$/),
      error: { code: 'missing_document_id' },
    })
    const page = await client.tasks.getTasks({ from: first.taskUid, limit: 1, indexUids: ['told'] })
    expect(page).toMatchObject({ total: 2, limit: 1, from: first.taskUid, next: null })
    expect(
      (await client.tasks.getTasks({ statuses: ['failed'], types: ['documentAdditionOrUpdate'], limit: 1 })).results[0]
        ?.uid,
    ).toBe(second.uid)
    expect((await client.tasks.getTasks({ reverse: true, limit: 1 })).from).toBe(0)
    const batch = (await client.batches.getBatches({ limit: 1 })).results[0]
    expect(batch).toMatchObject({ uid: second.batchUid, stats: { totalNbTasks: 1, status: { failed: 1 } } })
    expect(batch?.stats.progressTrace).toEqual({
      'processing tasks': expect.stringMatching(/^\d+\.\d\dms$/),
      ...batch?.stats.progressTrace,
    })
    expect(Object.keys(batch?.stats.progressTrace ?? {})).toHaveLength(2)
    expect(await codeOf(client.tasks.getTasks({ types: ['wrong'] as never }))).toBe('invalid_task_types')
    expect(await codeOf(client.tasks.getTask(1e9))).toBe('task_not_found')
  })

  test('are canceled while they wait, and forgotten when they are over', async () => {
    let release = () => {}
    const gate = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    service.tasks.add({ type: 'documentEdition', indexUids: ['waiting'], details: {}, run: () => gate })
    const late = await client.index('waiting').addDocuments([{ id: 1 }])
    const asked = await client.tasks.cancelTasks({ uids: [late.taskUid] })
    release()
    const canceled = await client.tasks.waitForTask(asked)
    expect(canceled).toMatchObject({
      type: 'taskCancelation',
      details: { matchedTasks: 1, canceledTasks: 1, originalFilter: `?uids=${late.taskUid}` },
    })
    expect(await client.tasks.getTask(late.taskUid)).toMatchObject({ status: 'canceled', canceledBy: canceled.uid })
    expect((await client.tasks.deleteTasks({ uids: [late.taskUid] }).waitTask()).details).toMatchObject({
      deletedTasks: 1,
    })
    expect(await codeOf(client.tasks.getTask(late.taskUid))).toBe('task_not_found')
    expect(await codeOf(client.tasks.deleteTasks({}))).toBe('missing_task_filters')
  })
})

test('the rest of the service answers too', async () => {
  expect(await client.getVersion()).toMatchObject({ pkgVersion: '1.50.0' })
  expect(await client.getExperimentalFeatures()).toMatchObject({ containsFilter: false })
  await fill('hotels')
  const contains = () => client.index('hotels').search('', { filter: "city CONTAINS 'rbi'" })
  expect(await codeOf(contains())).toBe('feature_not_enabled')
  await client.updateExperimentalFeatures({ containsFilter: true })
  expect((await contains()).hits).toHaveLength(2)
  await client.updateExperimentalFeatures({ containsFilter: false })
  expect(await codeOf(client.createDump())).toBe('feature_not_enabled')
  expect(await codeOf(client.createSnapshot())).toBe('feature_not_enabled')
})
