import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchIndexes } from '../../contract/search-hits.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { eventually } from '../../domain/testing/time.ts'
import { codeOf, masterKey, prefix } from '../service/testing/service.ts'
import { publicKeyOf } from './database-keys.ts'
import { openEmbeddedSearch, type SearchService } from './embedded-search.ts'

const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-embedded-'))
const errors: unknown[] = []
let service: SearchService
let app: FastifyInstance
let owner: Meilisearch
let visitor: Meilisearch

beforeAll(async () => {
  const onError = (error: unknown) => errors.push(error)
  service = await openEmbeddedSearch({ db: database.db, masterKey, folder, onChange: () => {}, onError })
  app = fastify()
  await app.register((scope) => service.mount(scope, []), { prefix })
  const host = (await app.listen({ port: 0, host: '127.0.0.1' })) + prefix
  owner = new Meilisearch({ host, apiKey: masterKey, defaultWaitOptions: { interval: 5 } })
  visitor = new Meilisearch({ host, apiKey: publicKeyOf(masterKey) })
  await owner
    .index('diaries')
    .addDocuments([{ id: 1, text: 'Secret' }])
    .waitTask()
})
afterAll(async () => {
  await app.close()
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the key that everybody has', () => {
  test('searches all of the content in one request', async () => {
    const { results } = await visitor.multiSearch({
      queries: searchIndexes.map((indexUid) => ({ indexUid, q: '', limit: 1 })),
    })
    expect(results.map(({ indexUid }) => indexUid)).toEqual([...searchIndexes])
    for (const { indexUid, hits } of results) expect(hits, indexUid).toHaveLength(1)
  })

  test('searches nothing else', async () => {
    expect((await owner.index('diaries').search('secret')).hits).toHaveLength(1)
    expect(await codeOf(visitor.index('diaries').search('secret'))).toBe('invalid_api_key')
    const together = [
      { indexUid: 'offer', q: '' },
      { indexUid: 'diaries', q: '' },
    ]
    expect(await codeOf(visitor.multiSearch({ queries: together }))).toBe('invalid_api_key')
  })

  test.each(['offer', 'discount_package'])('changes nothing of %s, and neither does the owner’s', async (uid) => {
    for (const client of [visitor, owner]) {
      expect(await codeOf(client.index(uid).addDocuments([{ id: 1 }]))).toBe('invalid_api_key')
      expect(await codeOf(client.index(uid).updateSettings({}))).toBe('invalid_api_key')
    }
    expect((await visitor.index(uid).search('')).hits.length).toBeGreaterThan(2)
  })
})

test('an offer is found by its title in any language until it is over or gone', async () => {
  const idsFor = async (q: string) => {
    const { hits } = await visitor.index('offer').search(q, { filter: 'endsDay >= 20270101' })
    return hits.map(({ id }) => id)
  }
  const title = { en: 'Gondola to Zanzibar', ar: 'جندول إلى زنجبار', ku: 'گۆندۆلا بۆ زەنجیبار' }
  await sql`update offers set title = ${JSON.stringify(title)}::jsonb, ends_on = '2027-01-01' where id = 4`.execute(
    database.db,
  )
  service.wake()
  for (const q of Object.values(title)) await eventually(async () => expect((await idsFor(q))[0]).toBe(4))
  await sql`update offers set ends_on = '2026-12-31' where id = 4`.execute(database.db)
  service.wake()
  await eventually(async () => expect(await idsFor('zanzibar')).not.toContain(4))
  await sql`update offers set ends_on = '2027-01-01' where id = 4`.execute(database.db)
  service.wake()
  await eventually(async () => expect(await idsFor('zanzibar')).toContain(4))
  await sql`delete from sales where offer_id = 4`.execute(database.db)
  await sql`delete from offers where id = 4`.execute(database.db)
  service.wake()
  await eventually(async () => expect(await idsFor('zanzibar')).not.toContain(4))
  expect(errors).toEqual([])
})
