import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const api = () => createApi({ db: database.db })
const country = '38.4,28.7,49,37.6'
const ask = (query: Record<string, string>, locale: Locale = 'en') =>
  api().dispatch('GET /public/places', { locale, query: { frame: country, ...query } })
const countOf = async (kind: string, frame = country) =>
  (await ask({ frame })).counts.find((one) => one.kind === kind)?.count ?? 0
const run = (statement: string) => sql.raw(statement).execute(database.db)

describe('what lies in a frame', () => {
  test('is counted by kind, marked by cell and listed from the middle', async () => {
    const { counts, marks, places, total } = await ask({ zoom: '6' })
    expect(total).toBe(counts.reduce((sum, { count }) => sum + count, 0))
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect(places).toHaveLength(30)
    for (const { count, frame, key } of marks) expect([frame !== null, key === null]).toEqual([count > 1, count > 1])
  })

  test('is only what was asked for, while all of it is counted', async () => {
    const { counts, places, total } = await ask({ kinds: 'airport,border_crossing' })
    expect(total).toBe(24)
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['airport', 'border_crossing']))
    expect(counts.length).toBeGreaterThan(10)
  })

  test('is listed kind after kind, the best rated first, when that order is asked for', async () => {
    const { rows } = await sql<{ key: string }>`
      select 'property-' || id as key from properties
      order by rating desc nulls last, rating_count desc, id limit 30`.execute(database.db)
    const { places } = await ask({ order: 'rating' })
    expect(places.slice(0, rows.length).map(({ key }) => key)).toEqual(rows.map(({ key }) => key))
    const kinds = (await ask({ order: 'rating', kinds: 'airport,activity' })).places.map(({ kind }) => kind)
    expect(kinds).toEqual(kinds.toSorted())
    expect(new Set(kinds).size).toBe(2)
  })

  test('never makes more marks than wanted, however far the zoom', async () => {
    for (const [zoom, limit] of [
      [20, 200],
      [9, 12],
      [0, 1],
    ] as const) {
      const { marks, total } = await ask({ zoom: String(zoom), limit: String(limit) })
      expect(marks.length).toBeLessThanOrEqual(limit)
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    }
  })

  test('is told in every language', async () => {
    const titles = await Promise.all(
      locales.map(async (locale) => (await ask({ kinds: 'airport' }, locale)).places[0]?.title),
    )
    expect(new Set(titles).size).toBe(3)
  })

  test.each<Record<string, string>>([
    { frame: '170,28,-170,37' },
    { frame: '38,NaN,49,37' },
    { frame: '38,28,49' },
    { frame: '-1e3,28,49,37' },
    { frame: '38,37,49,28' },
    { frame: '38,28,49,90' },
    { zoom: '99' },
    { limit: '10000' },
    { kinds: 'castle' },
    { order: 'title' },
  ])('refuses %o in every language', async (query) => {
    for (const locale of locales)
      await expect(ask(query, locale)).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400 })
  })
})

describe('places follow', () => {
  test('a property that moves, and goes', async () => {
    const before = await countOf('property')
    await run('update properties set latitude = 10, longitude = 10 where id = (select min(id) from properties)')
    expect(await countOf('property')).toBe(before - 1)
    expect(await countOf('property', '9,9,11,11')).toBe(1)
    await run('update properties set latitude = 33, longitude = 44 where latitude = 10')
    expect(await countOf('property')).toBe(before)
  })

  test('a stay and an activity that are called otherwise or lie in another governorate, and not their rating', async () => {
    const rows = async () =>
      (
        await sql<{ written: string; title: { en: string }; place: string }>`
          select xmin::text as written, title, location_key as place from places
          where (source, item_id) in (select 'property', min(id) from properties union select 'activity', min(id) from activities)`.execute(
          database.db,
        )
      ).rows
    const change = async (what: string) => {
      await run(`update properties set ${what} where id = (select min(id) from properties)`)
      await run(`update activities set ${what} where id = (select min(id) from activities)`)
    }
    const before = await rows()
    await change('rating_sum = rating_sum + 5, rating_count = rating_count + 1')
    expect(await rows()).toEqual(before)
    await change(`title = '{"en":"New","ar":"جديد","ku":"نوێ"}'`)
    expect((await rows()).map(({ title }) => title.en)).toEqual(['New', 'New'])
    await change("location_id = (select id from locations where key = 'basra')")
    expect((await rows()).map(({ place }) => place)).toEqual(['basra', 'basra'])
  })

  test('an event until it is over', async () => {
    const before = await countOf('event')
    await run(
      "update events set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = (select id from events where ends_at > now() limit 1)",
    )
    expect(await countOf('event')).toBe(before - 1)
  })

  test('a business for as long as it has a discount', async () => {
    const { rows } = await sql<{ id: number }>`
      select business_id as id from discounts where ends_on is null or ends_on > now() limit 1`.execute(database.db)
    const before = await countOf('business')
    await sql`update discounts set ends_on = '2020-01-01' where business_id = ${rows[0]?.id}`.execute(database.db)
    expect(await countOf('business')).toBe(before - 1)
    await sql`update discounts set ends_on = null where business_id = ${rows[0]?.id}`.execute(database.db)
    expect(await countOf('business')).toBe(before)
    await sql`delete from discounts where business_id = ${rows[0]?.id}`.execute(database.db)
    expect(await countOf('business')).toBe(before - 1)
  })

  test('a landmark that becomes another kind, and all that are taken away', async () => {
    const before = await countOf('mosque')
    await run("update landmarks set kind = 'museum' where key = 'umm-al-qura-mosque'")
    expect(await countOf('mosque')).toBe(before - 1)
    await run('truncate landmarks')
    expect(await countOf('mosque')).toBe(0)
  })
})

test('a place is found by its own key only', async () => {
  const one = await api().dispatch('GET /public/places/{key}', { locale: 'ar', params: { key: 'property-2' } })
  expect(one).toMatchObject({ key: 'property-2', kind: 'property', link: '/properties/2', isExact: true })
  for (const key of ['property-99999', 'castle-1', 'property-0', "x' or 1=1"])
    await expect(api().dispatch('GET /public/places/{key}', { locale: 'en', params: { key } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
})

test('the index on points answers a small frame', async () => {
  await run(
    'insert into places (source, item_id, kind, title, location_key, latitude, longitude, is_exact, visible_until) select \'property\', 100000 + n, \'property\', \'{"en":"a","ar":"a","ku":"a"}\', \'x\', 30 + random() * 7, 39 + random() * 9, true, \'infinity\' from generate_series(1, 20000) n',
  )
  await run('vacuum analyze places')
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select kind from places
    where at <@ box(point(0.6226, 0.4), point(0.6228, 0.402)) and visible_until > now()`.execute(database.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('places_by_point')
})
