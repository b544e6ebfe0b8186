import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const run = (statement: string) => sql.raw(statement).execute(database.db)
const title = `'{"en":"a","ar":"a","ku":"a"}'::jsonb`
const addPlaces = (from: number, count: number, at: string) => `
  insert into places (source, item_id, kind, title, location_key, latitude, longitude, is_exact, visible_until)
  select 'landmark', ${from} + n, (array['shrine', 'mosque', 'museum'])[1 + n % 3], ${title}, 'x', ${at}, true,
    case when n % 5 = 0 then now() + interval '1 day' * (n % 7 - 3) else 'infinity' end
  from generate_series(1, ${count}) n`

beforeAll(async () => {
  await run('select setseed(0.3)')
  await run(addPlaces(100_000, 3000, '29 + random() * 8, 39 + random() * 9'))
})

/** Counted one by one, without an index, a sum or a grid. */
async function countIn([west, south, east, north]: readonly number[]) {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from places
    where longitude between ${west} and ${east} and latitude between ${south} and ${north} and visible_until > now()
    group by kind order by kind`.execute(database.db)
  return rows
}

const ask = (frame: readonly number[], zoom: number) =>
  createApi({ db: database.db }).dispatch('GET /public/places', {
    locale: 'en',
    query: { frame: frame.join(','), zoom: String(zoom) },
  })
const byKind = (counts: { kind: string; count: number }[]) =>
  counts.toSorted((one, two) => (one.kind < two.kind ? -1 : 1))

const frames = [
  [38.4, 28.7, 49, 37.6],
  [-180, -85, 180, 85],
  [40.1, 30.2, 46.3, 35.7],
  [43, 33, 44.2, 33.9],
  [44.3, 33.2, 44.5, 33.4],
  [42.1875, 31, 45, 34.7],
  [39, 33.301, 48, 33.302],
  [44.4, 29, 44.401, 37],
]

describe('sums that are kept say what counting says', () => {
  test.each(frames)('in %d, %d, %d, %d', async (...frame) => {
    const wanted = await countIn(frame)
    for (const zoom of [0, 3, 6, 8, 12]) {
      const { counts, marks, total } = await ask(frame, zoom)
      expect(byKind(counts)).toEqual(wanted)
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      for (const { count, key } of marks) expect(key !== null).toBe(count === 1)
    }
  })

  test('after places have moved, changed kind, come to an end and gone', async () => {
    await run(`update places set longitude = longitude + 0.3 where item_id % 4 = 0`)
    await run(`update places set kind = 'church' where item_id % 9 = 0 and source = 'landmark'`)
    await run(`update places set visible_until = now() - interval '1 hour' where item_id % 11 = 0`)
    await run(`update places set visible_until = 'infinity' where item_id % 25 = 0`)
    await run('delete from places where item_id % 6 = 0')
    for (const frame of frames) expect(byKind((await ask(frame, 6)).counts)).toEqual(await countIn(frame))
  })

  test('and a single place far from all others is found by its name', async () => {
    await run(addPlaces(900_000, 1, '10.5, 10.5'))
    const { marks } = await ask([5, 5, 15, 15], 5)
    expect(marks).toMatchObject([{ key: 'landmark-900001', count: 1, coordinates: { latitude: 10.5 } }])
  })
})

/** Ends with the transaction still open, so that another can be in the way. */
function begin(work: (tx: Tx) => Promise<unknown>) {
  const finish = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const done = database.db.transaction().execute(async (tx) => {
    await work(tx)
    begun.resolve()
    await finish.promise
  })
  return {
    begun: begun.promise,
    finish: () => {
      finish.resolve()
      return done
    },
  }
}

test('two writers of one square never wait for each other, and both are counted', async () => {
  const [square, at] = [[9, 9, 12, 12], '10.5, 10.5'] as const
  const before = (await ask(square, 5)).total
  const one = begin((tx) => sql.raw(addPlaces(910_000, 1, at)).execute(tx))
  await one.begun
  const other = begin((tx) => sql.raw(`set local lock_timeout = '2s'; ${addPlaces(920_000, 1, at)}`).execute(tx))
  await other.begun
  await Promise.all([one.finish(), other.finish()])
  expect((await ask(square, 5)).total).toBe(before + 2)
  await run('delete from places where item_id > 900000')
  expect((await ask(square, 5)).total).toBe(before - 1)
})

test('rows of a square are put together by the next writer', async () => {
  const rowsOf = async () =>
    Number(
      (
        await sql<{ n: bigint }>`
          select count(*) - count(distinct (across, down, kind)) as n from place_cells`.execute(database.db)
      ).rows[0]?.n,
    )
  await run('update places set title = title')
  expect(await rowsOf()).toBe(0)
})

test('no cell is left when all places are removed', async () => {
  await run('truncate places')
  expect((await sql`select from place_cells`.execute(database.db)).rows).toEqual([])
})
