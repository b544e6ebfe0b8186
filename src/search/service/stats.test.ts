import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, openTestClient, prefix, type TestClient } from './testing/service.ts'

let service: TestClient
beforeAll(async () => {
  service = await openTestClient()
  const documents = Array.from({ length: 40 }, (_, id) => ({ id: id + 10, title: 'x'.repeat(80) }))
  await service.client.index('some').addDocuments(documents).waitTask()
  await service.client.createIndex('empty').waitTask()
})
afterAll(() => service.close())

const ask = async (path: string) => (await service.app.inject({ url: prefix + path, headers: bearer() })).json()

test('sizes are bytes, or as people say them', async () => {
  const raw = { avgDocumentSize: 100, rawDocumentDbSize: 4000, indexSize: 4000, usedIndexSize: 4000 }
  const human = {
    avgDocumentSize: '100 B',
    rawDocumentDbSize: '3.91 KiB',
    indexSize: '3.91 KiB',
    usedIndexSize: '3.91 KiB',
  }
  for (const path of ['/indexes/some/stats', '/indexes/some/stats?sizeFormat=raw'])
    expect(await ask(path)).toMatchObject({ numberOfDocuments: 40, ...raw })
  expect(await ask('/indexes/some/stats?sizeFormat=human')).toMatchObject({ numberOfDocuments: 40, ...human })
  expect(await ask('/stats')).toMatchObject({ databaseSize: 4000, usedDatabaseSize: 4000, indexes: { some: raw } })
  expect(await ask('/stats?sizeFormat=human')).toMatchObject({
    databaseSize: '3.91 KiB',
    usedDatabaseSize: '3.91 KiB',
    indexes: { some: human, empty: { rawDocumentDbSize: '0 B' } },
  })
})

test('what an index is made of is shown on demand', async () => {
  expect(await ask('/indexes/some/stats')).not.toHaveProperty('internalDatabaseSizes')
  expect(await ask('/indexes/some/stats?showInternalDatabaseSizes=true')).toMatchObject({
    internalDatabaseSizes: { documents: 4000 },
  })
  expect(await ask('/stats?showInternalDatabaseSizes=true&sizeFormat=human')).toMatchObject({
    indexes: { some: { internalDatabaseSizes: { documents: '3.91 KiB' } } },
  })
})

test.each([
  ['sizeFormat=large', 'invalid_stats_size_format'],
  ['showInternalDatabaseSizes=maybe', 'invalid_stats_show_internal_database_sizes'],
  ['size=raw', 'bad_request'],
])('%s is refused', async (query, code) => {
  for (const path of ['/stats', '/indexes/some/stats']) expect(await ask(`${path}?${query}`)).toMatchObject({ code })
})
