import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { landmarkKinds } from '../domain/map/place-kind.ts'
import { openTestDatabase } from './testing/database.ts'

const database = openTestDatabase()

test('a new database has landmarks of every kind, in every governorate, with names in three scripts', async () => {
  const { rows } = await sql<{ kind: string; location_key: string; en: string; ar: string; ku: string }>`
    select kind, location_key, title ->> 'en' as en, title ->> 'ar' as ar, title ->> 'ku' as ku from landmarks`.execute(
    database.db,
  )
  expect(rows.length).toBeGreaterThanOrEqual(150)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(landmarkKinds))
  expect(new Set(rows.map(({ location_key }) => location_key)).size).toBe(19)
  expect(rows.filter(({ en }) => !/^[A-Z0-9]/.test(en))).toEqual([])
  expect(rows.filter(({ ar }) => /[A-Za-zڕڵێۆە]/.test(ar))).toEqual([])
  expect(rows.filter(({ ku }) => /[A-Za-zكيةىأإ]/.test(ku))).toEqual([])
})
