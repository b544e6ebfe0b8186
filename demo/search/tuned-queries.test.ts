import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ContentIndexes, openContent } from '../../src/search/content/embedded.ts'
import { everything } from '../../src/search/engine/query.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { tuning } from './tuning.ts'

const database = openDemoDatabase()
let indexes: ContentIndexes
const ids = { location: new Map<string, number>(), stay: new Map<string, number>() }

beforeAll(async () => {
  indexes = (await openContent(database.db, '/nowhere')).indexes
  const read = (table: string) =>
    sql<{ key: string; id: number }>`select key, id from ${sql.table(table)}`.execute(database.db)
  for (const { key, id } of (await read('locations')).rows) ids.location.set(key, id)
  for (const { key, id } of (await read('properties')).rows) ids.stay.set(key, id)
})

const finds = ({ q, expect: wanted }: (typeof tuning)[number]): boolean => {
  const has = (index: 'location' | 'property', id: number | undefined) =>
    indexes[index].search({ ...everything, limit: 5, q }).hits.some((hit) => hit.document.id === id)
  if (wanted.location && has('location', ids.location.get(wanted.location))) return true
  return wanted.stay !== undefined && has('property', ids.stay.get(wanted.stay))
}

const kinds = [...new Set(tuning.map(({ kind }) => kind))]

describe('what people mean is among the first five', () => {
  test.each(kinds)('%s', (kind) => {
    const asked = tuning.filter((one) => one.kind === kind)
    const missed = asked.filter((one) => !finds(one)).map(({ q }) => q)
    expect(missed.length / asked.length, `missed: ${missed.join(' | ')}`).toBeLessThanOrEqual(0.05)
  })

  test('in 98 of 100 cases', () => {
    const missed = tuning.filter((one) => !finds(one)).map(({ q }) => q)
    expect(missed.length / tuning.length, `missed: ${missed.join(' | ')}`).toBeLessThanOrEqual(0.02)
  })
})
