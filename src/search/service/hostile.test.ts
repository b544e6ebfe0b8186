import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sizeOf } from '../../domain/testing/size.ts'
import { processorTimeOf } from '../../domain/testing/time.ts'
import { bearer, masterKey, openTestService, prefix, type TestService } from './testing/service.ts'

let service: TestService
const send = (options: InjectOptions & { url: string }) =>
  service.app.inject({ ...options, url: prefix + options.url, headers: { ...bearer(masterKey), ...options.headers } })
const post = (url: string, payload: unknown, method: 'POST' | 'PATCH' | 'PUT' = 'POST') =>
  send({ url, method, payload: payload as object, headers: { 'content-type': 'application/json' } })
const raw = (url: string, payload: string | Buffer, type = 'application/json') =>
  send({ url, method: 'POST', payload, headers: { 'content-type': type } })

beforeAll(async () => {
  service = await openTestService()
  await post('/indexes/hostile/documents', [
    { id: 1, name: 'Divan' },
    JSON.parse(
      '{"id": 2, "__proto__": {"polluted": true}, "constructor": "c", "toString": ["x"], "hasOwnProperty": 5}',
    ),
  ])
  await post(
    '/indexes/hostile/settings',
    {
      filterableAttributes: ['__proto__', 'constructor', 'toString', 'name', '*'],
      sortableAttributes: ['constructor', 'id'],
    },
    'PATCH',
  )
  await service.tasks.idle()
})
afterAll(async () => {
  await service.app.close()
  expect(service.errors).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

const search = '/indexes/hostile/search'
const longs = 'x'.repeat(500_000)

describe('what is too much', () => {
  test.each([
    ['ten megabytes of question', search, JSON.stringify({ q: 'x'.repeat(10_000_000) }), 413, 'payload_too_large'],
    ['half a megabyte of question', search, JSON.stringify({ q: longs }), 200, undefined],
    ['half a megabyte of words', search, JSON.stringify({ q: 'a b '.repeat(120_000) }), 200, undefined],
    ['a deep body', search, '['.repeat(400_000), 400, 'malformed_payload'],
    ['a deep filter', search, JSON.stringify({ filter: '('.repeat(400_000) }), 400, 'invalid_search_filter'],
    ['a long sort', search, JSON.stringify({ sort: [longs] }), 400, 'invalid_search_sort'],
    ['a long field', search, JSON.stringify({ [longs]: 1 }), 400, 'bad_request'],
    ['a long number', search, `{"limit": ${'9'.repeat(400_000)}}`, 400, 'invalid_search_limit'],
    ['many facets', search, JSON.stringify({ facets: Array(1000).fill('name') }), 200, undefined],
    [
      'many attributes',
      search,
      JSON.stringify({ attributesToRetrieve: Array(20_000).fill('nam') }),
      400,
      'invalid_search_attributes_to_retrieve',
    ],
    ['long tags', search, JSON.stringify({ highlightPreTag: longs }), 400, 'invalid_search_highlight_pre_tag'],
    [
      'a long facet',
      '/indexes/hostile/facet-search',
      JSON.stringify({ facetName: 'name', facetQuery: longs }),
      200,
      undefined,
    ],
    [
      'many questions',
      '/multi-search',
      JSON.stringify({ queries: Array(10_000).fill({ indexUid: 'hostile' }) }),
      400,
      'bad_request',
    ],
  ])('%s', async (_, url, payload, status, code) => {
    const time = await processorTimeOf(async () => {
      const answer = await raw(url, payload)
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status, code })
      expect(answer.body.length).toBeLessThan(1_200_000)
    })
    expect(time).toBeLessThan(2000)
  })
})

describe('what cannot be read', () => {
  test.each([
    ['no JSON', search, 'q=x', 'application/json', 400, 'malformed_payload'],
    [
      'bytes that are no text',
      search,
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
      'application/json',
      400,
      'malformed_payload',
    ],
    ['nothing', search, '', 'application/json', 400, 'missing_payload'],
    ['another type', search, '{}', 'text/plain', 415, 'invalid_content_type'],
    ['an array', search, '[]', 'application/json', 400, 'bad_request'],
    ['half a document', '/indexes/hostile/documents', '[{"id": 1}', 'application/json', 400, 'malformed_payload'],
    ['a number for a document', '/indexes/hostile/documents', '[1]', 'application/json', 400, 'malformed_payload'],
    ['half a row', '/indexes/hostile/documents', 'id,name\n1', 'text/csv', 400, 'malformed_payload'],
    ['a picture', '/indexes/hostile/documents', 'GIF', 'image/gif', 415, 'invalid_content_type'],
  ])('%s', async (_, url, payload, type, status, code) => {
    const answer = await raw(url, payload, type)
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status, code })
  })

  test.each([
    ['GET', '/nowhere', 404, 'not_found'],
    ['PUT', '/indexes/hostile/search', 405, 'method_not_allowed'],
    ['GET', `/indexes/${'x'.repeat(513)}/search`, 400, 'invalid_index_uid'],
    ['GET', '/indexes/hostile/search?limit=-1', 400, 'invalid_search_limit'],
    ['GET', '/indexes/hostile/search?q=a&q=b', 400, 'bad_request'],
    ['GET', '/indexes/hostile/search?__proto__=1', 400, 'bad_request'],
    ['GET', '/indexes/__proto__/search', 404, 'index_not_found'],
    ['GET', '/indexes/..%2Fkeys/search', 400, 'invalid_index_uid'],
    ['GET', '/tasks/constructor', 400, 'invalid_task_uids'],
    ['GET', '/indexes/hostile/settings/constructor', 404, 'not_found'],
  ] as const)('%s %s', async (method, url, status, code) => {
    const answer = await send({ method, url })
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status, code })
  })

  test('a body without a key is not even read', async () => {
    const answer = await service.app.inject({ method: 'POST', url: `${prefix}/indexes/x/documents`, payload: 'x' })
    expect(answer.statusCode).toBe(401)
  })
})

describe('names of the prototype are only names', () => {
  test('in documents, facets, filters and sorts', async () => {
    const facets = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    const answer = await post(search, {
      facets,
      filter: 'constructor = c',
      sort: ['constructor:asc'],
      attributesToHighlight: ['*'],
      showMatchesPosition: true,
      q: 'c',
    })
    expect(answer.statusCode).toBe(200)
    const { hits, facetDistribution } = JSON.parse(answer.body)
    expect(hits).toHaveLength(1)
    expect(Object.keys(facetDistribution).sort()).toEqual([...facets].sort())
    expect(hits[0].constructor).toBe('c')
    const document = await send({ url: '/indexes/hostile/documents/2', method: 'GET' })
    expect(document.body).toContain('"__proto__":{"polluted":true}')
  })

  test('in settings', async () => {
    const settings =
      '{"synonyms": {"__proto__": ["x"], "constructor": ["y"]}, "faceting": {"sortFacetValuesBy": {"__proto__": "count"}}}'
    await send({
      url: '/indexes/proto/settings',
      method: 'PATCH',
      payload: settings,
      headers: { 'content-type': 'application/json' },
    })
    await service.tasks.idle()
    const { body } = await send({ url: '/indexes/proto/settings', method: 'GET' })
    expect(body).toContain('"synonyms":{"__proto__":["x"],"constructor":["y"]}')
    for (const payload of [
      '{"__proto__": {"enabled": false}}',
      '{"typoTolerance": {"__proto__": true}}',
      '{"constructor": []}',
    ])
      expect(
        (
          await send({
            url: '/indexes/proto/settings',
            method: 'PATCH',
            payload,
            headers: { 'content-type': 'application/json' },
          })
        ).statusCode,
      ).toBe(400)
  })
})

describe('anything at all', () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null))
  const fields = [
    'q',
    'offset',
    'limit',
    'page',
    'hitsPerPage',
    'attributesToRetrieve',
    'attributesToCrop',
    'cropLength',
    'attributesToHighlight',
    'filter',
    'sort',
    'distinct',
    'facets',
    'showMatchesPosition',
    'matchingStrategy',
    'attributesToSearchOn',
    'rankingScoreThreshold',
    'locales',
    'hybrid',
    'vector',
  ]
  const input = fc.dictionary(fc.constantFrom(...fields), fc.oneof(value, fc.array(fc.string()), fc.string()), {
    maxKeys: 4,
  })

  test('is answered, or refused, and never fails', async () => {
    const check = async (answer: Promise<{ statusCode: number; body: string }>) => {
      const { statusCode, body } = await answer
      expect(statusCode, body).toBeLessThan(500)
      JSON.parse(body)
    }
    await fc.assert(
      fc.asyncProperty(input, value, async (request, other) => {
        await check(post(search, request))
        await check(post('/multi-search', { queries: [{ indexUid: 'hostile', ...request }], federation: {} }))
        await check(raw('/multi-search', JSON.stringify(other)))
        await check(raw('/indexes/hostile/facet-search', JSON.stringify({ facetName: 'name', ...request })))
        // An object may have a `toString` that is none.
        const write = (one: unknown) => (typeof one === 'object' ? JSON.stringify(one) : String(one))
        const query = new URLSearchParams(Object.entries(request).map(([name, one]) => [name, write(one)]))
        await check(send({ method: 'GET', url: `${search}?${query}` }))
      }),
      { numRuns: sizeOf(150, 40) },
    )
  })

  test('as settings, documents, keys and tasks', async () => {
    const names = [
      'filterableAttributes',
      'typoTolerance',
      'synonyms',
      'rankingRules',
      'faceting',
      'localizedAttributes',
      'embedders',
      'pagination',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...names), value),
        value,
        fc.string(),
        async (settings, other, text) => {
          const answers = [
            await post('/indexes/any/settings', settings, 'PATCH'),
            await raw('/indexes/any/documents', JSON.stringify(other)),
            await raw('/indexes/any/documents', text, 'text/csv'),
            await raw('/indexes/any/documents/fetch', JSON.stringify(other)),
            await raw('/indexes/any/documents/delete', JSON.stringify({ filter: other })),
            await raw('/keys', JSON.stringify(other)),
            await raw('/swap-indexes', JSON.stringify(other)),
            await send({ method: 'GET', url: `/tasks?${new URLSearchParams({ types: text })}` }),
          ]
          for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
        },
      ),
      { numRuns: sizeOf(100, 30) },
    )
    await service.tasks.idle()
    for (const task of service.tasks.list()) expect(task.error?.code).not.toBe('internal')
  })
})
