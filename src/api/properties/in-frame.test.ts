import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const ask = (query: Record<string, string>, locale: Locale = 'en') =>
  createApi({ db: database.db }).dispatch('GET /user/properties', { locale, query: { limit: '100', ...query } })

async function idsWithin(west: number, south: number, east: number, north: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from properties
    where longitude between ${west} and ${east} and latitude between ${south} and ${north}
    order by rating desc nulls last, rating_count desc, id`.execute(database.db)
  return rows.map(({ id }) => id)
}

describe('stays in a part of the map', () => {
  test.each([
    ['a town', '43.8,36,44.3,36.4', [43.8, 36, 44.3, 36.4]],
    ['half of the country', '38.4,33,49,37.6', [38.4, 33, 49, 37.6]],
    ['a desert', '40,30,40.5,30.5', [40, 30, 40.5, 30.5]],
    ['the world', '-180,-85,180,85', [-180, -85, 180, 85]],
  ] as const)('are those of %s, in the order of the list', async (_, frame, [west, south, east, north]) => {
    const { data, meta } = await ask({ frame })
    const expected = await idsWithin(west, south, east, north)
    expect(data.map(({ id }) => id)).toEqual(expected.slice(0, 100))
    expect(meta.total).toBe(expected.length)
  })

  test('are also those of a governorate, page by page', async () => {
    const all = await ask({})
    const [first] = all.data
    const location = String(first?.location.id)
    const inBoth = await ask({ location, frame: '38.4,28.7,49,37.6' })
    expect(inBoth.meta.total).toBe((await ask({ location })).meta.total)
    expect((await ask({ location, frame: '40,30,40.5,30.5' })).data).toEqual([])
    const second = await ask({ frame: '38.4,28.7,49,37.6', limit: '1', page: '2' })
    expect(second.data[0]?.id).toBe(all.data[1]?.id)
  })

  test.each(['170,28,-170,37', '44,NaN,45,34', '44,33,45', '1e1,33,45,34', '49,37,38,28', '44,33,45,90', ''])(
    'are none in %j, which is said in every language',
    async (frame) => {
      for (const locale of locales)
        await expect(ask({ frame }, locale)).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400 })
    },
  )

  test('are found by the index on points', async () => {
    await sql
      .raw(
        'insert into places (source, item_id, kind, title, location_key, latitude, longitude, is_exact, visible_until) select \'property\', 100000 + n, \'property\', \'{"en":"a","ar":"a","ku":"a"}\', \'x\', 30 + n % 7, 39 + n % 89 / 10.0, true, \'infinity\' from generate_series(1, 20000) n',
      )
      .execute(database.db)
    await sql.raw('vacuum analyze places').execute(database.db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from properties s
      where s.id in (select item_id from places where source = 'property' and at <@ box(point(0.6226, 0.4), point(0.6228, 0.402)))`.execute(
      database.db,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('places_by_point')
  })
})
