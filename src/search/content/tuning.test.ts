import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/test-database.ts'
import { everything } from '../engine/query.ts'
import { tuning } from '../language/tuning.ts'
import { type ContentIndexes, openContent } from './embedded.ts'

const database = openTestDatabase()
let indexes: ContentIndexes
const ids = { location: new Map<string, number>(), property: new Map<string, number>() }

beforeAll(async () => {
  indexes = (await openContent(database.db, '/nowhere')).indexes
  const read = (table: string) =>
    sql<{ key: string; id: number }>`select key, id from ${sql.table(table)}`.execute(database.db)
  for (const { key, id } of (await read('locations')).rows) ids.location.set(key, id)
  for (const { key, id } of (await read('properties')).rows) ids.property.set(key, id)
})

const finds = ({ q, expect: wanted }: (typeof tuning)[number]): boolean => {
  const has = (index: 'location' | 'property', id: number | undefined) =>
    indexes[index].search({ ...everything, limit: 5, q }).hits.some((hit) => hit.document.id === id)
  if (wanted.location && has('location', ids.location.get(wanted.location))) return true
  return wanted.property !== undefined && has('property', ids.property.get(wanted.property))
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
