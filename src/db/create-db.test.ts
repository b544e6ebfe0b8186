import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { openTestDatabase } from './testing/database.ts'

const own = openTestDatabase()
let narrow: Database
beforeAll(async () => {
  narrow = openDatabase(own.url, { connections: 1 })
  await sql`create table marks (id int primary key, note text)`.execute(narrow.db)
})
afterAll(() => narrow.close())

const mark = (id: number, note = 'a') => sql`insert into marks (id, note) values (${id}, ${note})`
const findMarks = async (ids: readonly number[]) => {
  const { rows } = await sql<{ id: number }>`select id from marks where id = any(${ids}::int[]) order by id`.execute(
    narrow.db,
  )
  return rows.map(({ id }) => id)
}
const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'kept',
    (error) => error.message,
  )

describe('a statement', () => {
  test('answers the same in its first run and in later ones', async () => {
    const find = () =>
      sql<object>`select ${1}::int as a, ${'ب'}::text as b, null as c, ${new Date(0)}::timestamptz as d, '2027-01-02'::date as e,
        8::bigint as f, '{"x": [1]}'::jsonb as g, array[1, 2] as h where ${true}::boolean`.execute(narrow.db)
    const first = await find()
    expect(first.rows).toEqual([
      { a: 1, b: 'ب', c: null, d: new Date(0), e: '2027-01-02', f: 8n, g: { x: [1] }, h: [1, 2] },
    ])
    expect(await find()).toEqual(first)
  })

  test('says how many rows it changed', async () => {
    expect(await mark(1).execute(narrow.db)).toEqual({ numAffectedRows: 1n, rows: [] })
    expect(await sql`update marks set note = ${'b'} where id = ${0}`.execute(narrow.db)).toMatchObject({
      numAffectedRows: 0n,
    })
    expect(await sql`select ${1}::int as a`.execute(narrow.db)).toEqual({ rows: [{ a: 1 }] })
  })

  test('that fails can be sent again, and its error names who sent it', async () => {
    const divide = (by: number) => sql<{ part: number }>`select 1 / ${by}::int as part`.execute(narrow.db)
    async function divideByNothing() {
      await divide(0)
    }
    const error = await divideByNothing().catch((failure) => failure)
    expect(error).toMatchObject({ code: '22012', message: 'division by zero' })
    expect(error.stack).toContain('divideByNothing')
    expect((await divide(1)).rows).toEqual([{ part: 1 }])
    await expect(sql`select ${1}::int as a from nowhere`.execute(narrow.db)).rejects.toMatchObject({ code: '42P01' })
    await expect(sql`select ${1}::int as a from nowhere`.execute(narrow.db)).rejects.toMatchObject({ code: '42P01' })
  })

  test('with a value that cannot be sent leaves its connection free', async () => {
    const endless: Record<string, unknown> = {}
    endless.self = endless
    await expect(sql`select ${endless}::jsonb`.execute(narrow.db)).rejects.toThrow('circular')
    expect((await sql`select ${2}::int as a`.execute(narrow.db)).rows).toEqual([{ a: 2 }])
  })
})

describe('a transaction', () => {
  const both = (first: number, second: number) =>
    narrow.db.transaction().execute(async (tx) => {
      await mark(first).execute(tx)
      await mark(second).execute(tx)
    })

  test('keeps all of its statements or none, in its first run and in later ones', async () => {
    for (const first of [10, 20, 30]) {
      await both(first, first + 1)
      expect(await refused(both(first + 2, first))).toContain('duplicate key')
      expect(await findMarks([first, first + 1, first + 2])).toEqual([first, first + 1])
    }
  })

  test('whose first statement fails keeps nothing of what comes after it', async () => {
    const attempt = narrow.db.transaction().execute(async (tx) => {
      await mark(10)
        .execute(tx)
        .catch(() => {})
      await mark(40).execute(tx)
    })
    expect(await refused(attempt)).toContain('current transaction is aborted')
    expect(await findMarks([40])).toEqual([])
  })

  test('does not pretend to have kept what a failed statement has undone', async () => {
    const attempt = narrow.db.transaction().execute(async (tx) => {
      await mark(50).execute(tx)
      await mark(10)
        .execute(tx)
        .catch(() => {})
    })
    expect(await refused(attempt)).toBe('The transaction had failed, so nothing of it was kept')
    expect(await findMarks([50])).toEqual([])
  })

  test('is undone by an error of its own, even while statements are under way', async () => {
    const attempt = narrow.db
      .transaction()
      .execute((tx) => Promise.all([mark(60).execute(tx), mark(61).execute(tx), Promise.reject(new Error('no'))]))
    expect(await refused(attempt)).toBe('no')
    expect(await findMarks([60, 61])).toEqual([])
  })

  test('runs statements that are sent at once one after another', async () => {
    await narrow.db.transaction().execute(async (tx) => {
      await Promise.all([71, 72, 73].map((id) => mark(id).execute(tx)))
    })
    expect(await findMarks([71, 72, 73])).toEqual([71, 72, 73])
  })

  test('may begin with a statement without values, or have none', async () => {
    const attempt = narrow.db.transaction().execute(async (tx) => {
      await sql`savepoint here`.execute(tx)
      await mark(80).execute(tx)
      throw new Error('no')
    })
    expect(await refused(attempt)).toBe('no')
    expect(await narrow.db.transaction().execute(async () => 'nothing')).toBe('nothing')
    expect(await findMarks([80])).toEqual([])
  })

  test('takes no statements after its end, and has no other one inside', async () => {
    const tx = await narrow.db.transaction().execute(async (inside) => {
      await mark(90).execute(inside)
      expect(() => inside.transaction()).toThrow()
      return inside
    })
    expect(await refused(mark(91).execute(tx))).toBe('The transaction is over')
    expect(await findMarks([90, 91])).toEqual([90])
  })

  test('that loses its connection leaves a good one behind', async () => {
    const attempt = narrow.db.transaction().execute(async (tx) => {
      await mark(100).execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(own.db)
      await mark(101).execute(tx)
    })
    expect(await refused(attempt)).not.toBe('kept')
    expect(await findMarks([100, 101])).toEqual([])
  })

  test('as a snapshot reads one moment and writes nothing', async () => {
    const snapshot = narrow.db.transaction().asSnapshot()
    const counts = await snapshot.execute(async (tx) => {
      const count = async () => (await sql<{ n: number }>`select count(*)::int as n from marks`.execute(tx)).rows[0]?.n
      const before = await count()
      await mark(110).execute(own.db)
      return [before, await count()]
    })
    expect(counts[0]).toBe(counts[1])
    expect(await refused(snapshot.execute((tx) => mark(111).execute(tx)))).toContain('read-only transaction')
  })

  test('and the statements of a held connection have the same connection', async () => {
    const pids = await own.db.connection().execute(async (held) => {
      const pid = async (db: typeof held) =>
        (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
      return [await pid(held), await held.transaction().execute(pid), await pid(held)]
    })
    expect(new Set(pids).size).toBe(1)
  })
})
