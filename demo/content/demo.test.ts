import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { describeIllustration } from '../pictures/describe.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { loadDemo } from './load.ts'

const database = openDemoDatabase()
const numberOf = async (query: string) => Number((await sql.raw<{ n: bigint }>(query).execute(database.db)).rows[0]?.n)

describe('the demo content', () => {
  test.each([
    ['governorates', 'select count(*) n from locations', 19],
    ['stays', 'select count(*) n from properties', 120],
    ['events ahead', 'select count(*) n from events where starts_at > now()', 40],
    ['activities', 'select count(*) n from activities', 40],
    ['businesses', 'select count(*) n from businesses', 60],
    ['business types in use', 'select count(distinct business_type_id) n from businesses', 12],
    ['articles', 'select count(*) n from articles', 20],
    ['home groups', 'select count(*) n from home_groups', 5],
    ['kinds of stays in use', 'select count(distinct property_type_id) n from properties', 4],
    ['governorates with stays', 'select count(distinct location_id) n from properties', 19],
  ])('has enough %s', async (_, query, min) => expect(await numberOf(query)).toBeGreaterThanOrEqual(min))

  test('every stay has three to six room types, each with a bed', async () => {
    expect(
      await numberOf(`select count(*) n from (select s.id from properties s left join room_types r on r.property_id = s.id
        group by s.id having count(r.id) not between 3 and 6) odd`),
    ).toBe(0)
    expect(await numberOf('select count(*) n from room_types r where not exists (select from room_type_beds b where b.room_type_id = r.id)')).toBe(0)
  })

  test.each(['properties.description', 'events.description', 'activities.content', 'businesses.description', 'articles.body'])(
    'no two of %s are alike in any language',
    async (place) => {
      const [table, column] = place.split('.')
      for (const locale of ['en', 'ar', 'ku'])
        expect(await numberOf(`select count(*) - count(distinct ${column} ->> '${locale}') n from ${table}`)).toBe(0)
    },
  )

  test('Kurdish has no Arabic letters, and neither has Latin words', async () => {
    for (const [table, column] of [['properties', 'title'], ['properties', 'description'], ['events', 'title'], ['activities', 'content'], ['articles', 'body']]) {
      expect(await numberOf(`select count(*) n from ${table} where ${column} ->> 'ku' ~ '[يكةى]'`)).toBe(0)
      expect(await numberOf(`select count(*) n from ${table} where ${column} ->> 'ku' ~ '[A-Za-z]' or ${column} ->> 'ar' ~ '[A-Za-z]'`)).toBe(0)
    }
  })

  test('every album has a cover', async () => {
    expect(await numberOf('select count(*) n from albums a where not exists (select from pictures p where p.album_id = a.id and p.position = 0)')).toBe(0)
  })

  test('is loaded once', async () => {
    expect(await loadDemo(database.db, { today: '2026-01-01', describe: describeIllustration })).toBe('there')
    expect(await numberOf('select count(*) n from locations')).toBe(19)
  })
})
