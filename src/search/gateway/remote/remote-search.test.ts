import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../db/testing/database.ts'
import { eventually } from '../../../domain/testing/time.ts'
import { masterKey, openTestClient, type TestClient } from '../../service/testing/service.ts'
import { publicKeyOf } from '../database-keys.ts'
import type { SearchService } from '../embedded-search.ts'
import { openRemoteSearch } from './remote-search.ts'

const database = openTestDatabase()
const errors: unknown[] = []
let remote: TestClient
let gateway: SearchService
let other: SearchService
let app: FastifyInstance
let address: string
let moves = 0

// The stand-in speaks Meilisearch over HTTP and knows nothing of our languages.
beforeAll(async () => {
  remote = await openTestClient()
  await remote.store.remove('property')
  address = remote.client.config.host.replace(/\/$/, '')
  const open = () =>
    openRemoteSearch({
      db: database.db,
      masterKey: 'ours',
      folder: '',
      address,
      remoteKey: masterKey,
      onChange: () => moves++,
      onError: (error) => errors.push(error),
    })
  gateway = await open()
  other = await open()
  app = fastify()
  await app.register((scope) => gateway.mount(scope, []), { prefix: '/services/search' })
  await eventually(() => expect(moves).toBeGreaterThan(0))
})
afterAll(async () => {
  await gateway.stop()
  await other.stop()
  await app.close()
  await remote.close()
})

const first = async (q: string, indexUid: 'location' | 'property' = 'location') => {
  const [answer] = await gateway.search([{ indexUid, q, limit: 5 }])
  return answer?.hits.map((hit) => hit.titleEn) ?? []
}

describe('a Meilisearch elsewhere', () => {
  test('has all content, with the settings of each index', async () => {
    const { results } = await remote.client.getRawIndexes({ limit: 100 })
    expect(results.map(({ uid }) => uid).sort()).toEqual([
      'activity',
      'article',
      'business_type',
      'discount',
      'discount_package',
      'event',
      'location',
      'offer',
      'property',
      'tourism',
      'umrah',
      'visa',
    ])
    expect((await remote.client.index('property').getStats()).numberOfDocuments).toBe(12)
    expect(errors).toEqual([])
  })

  test.each(['Baghdad', 'هولير', 'hewler', 'fy]h]', 'سليمانيه', 'slemani', 'بەغداد'])(
    'finds what is meant by %s',
    async (q) => {
      const [found] = await first(q)
      expect(['Baghdad', 'Erbil', 'Sulaymaniyah']).toContain(found)
    },
  )

  test('filters, sorts and counts as ours does, and hides its shadow', async () => {
    const [answer] = await gateway.search([
      { indexUid: 'property', filter: 'stars = 5', sort: ['priceIqd:asc'], facets: ['stars'], limit: 3 },
    ])
    expect(answer?.facetDistribution?.stars).toEqual({ 5: answer?.estimatedTotalHits })
    const prices = answer?.hits.map((hit) => (hit as { priceIqd: number }).priceIqd) ?? []
    expect(prices).toEqual([...prices].sort((one, two) => one - two))
    expect(Object.keys(answer?.hits[0] ?? {})).not.toContain('_words')
  })

  test('is asked with our keys, and never shows its own', async () => {
    const ask = (key: string) =>
      app.inject({
        url: '/services/search/indexes/location/search?q=erbil',
        headers: { authorization: `Bearer ${key}` },
      })
    expect((await ask(publicKeyOf('ours'))).json()).toMatchObject({ query: 'erbil', hits: [{ titleEn: 'Erbil' }] })
    expect((await ask(masterKey)).statusCode).toBe(403)
    const bad = await app.inject({
      method: 'POST',
      url: '/services/search/multi-search',
      headers: { authorization: `Bearer ${publicKeyOf('ours')}`, 'content-type': 'application/json' },
      payload: { queries: [{ indexUid: 'location', filter: 'nothing = 1' }] },
    })
    expect(bad.statusCode).toBe(400)
    expect(bad.json().code).toBe('invalid_search_filter')
  })

  test('follows the database, whichever process leads', async () => {
    await sql`update properties set title = title || '{"en": "Quillfeather"}' where id = 5`.execute(database.db)
    gateway.wake()
    await eventually(async () => expect(await first('quillfeather', 'property')).toContain('Quillfeather'))
    await sql`delete from visas where id = 1`.execute(database.db)
    other.wake()
    await eventually(async () =>
      expect(
        await remote.client
          .index('visa')
          .getDocument(1)
          .catch(() => null),
      ).toBeNull(),
    )
    expect(errors).toEqual([])
  })

  test('that is away is a failure, not an empty answer', async () => {
    const lost = await openRemoteSearch({
      db: database.db,
      masterKey: 'ours',
      folder: '',
      address: 'http://127.0.0.1:1',
      remoteKey: 'x',
      onChange: () => {},
      onError: () => {},
    })
    await expect(lost.search([{ indexUid: 'location', q: 'erbil' }])).rejects.toThrow('could not be reached')
    await lost.stop()
  })
})
