import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteClosedStocks } from '../../db/queries/search/search-changes.ts'
import { findSearchDocuments } from '../../db/queries/search/search-documents.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { SaleKind } from '../../domain/sales/sale.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const api = () => createApi({ db: database.db })
let listener: pg.Client
let heard = 0
beforeAll(async () => {
  listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  listener.on('notification', () => heard++)
  await listener.query('listen content_changed')
})
afterAll(() => listener.end())

const stocksOf = (kind: SaleKind, item: number) =>
  sql`select id from stocks where sale_id = (select id from sales where kind = ${kind} and item_id = ${item})`
const fill = (kind: SaleKind, item: number) =>
  sql`update stocks set taken = capacity where id in (${stocksOf(kind, item)})`.execute(database.db)
const empty = (kind: SaleKind, item: number) =>
  sql`update stocks set taken = 0 where id in (${stocksOf(kind, item)})`.execute(database.db)

const lists = {
  event: ['GET /public/events', 'GET /public/events/{id}'],
  activity: ['GET /public/activities', 'GET /public/activities/{id}'],
  offer: ['GET /public/offers', 'GET /public/offers/{id}'],
} as const

test.each(['event', 'activity', 'offer'] as const)('%s: sold out is said in the list and on the page', async (kind) => {
  const [list, page] = lists[kind]
  const find = async (available: string) =>
    (await api().dispatch(list, { locale: 'en', query: { limit: '100', available } })).data
  const pageOf = () => api().dispatch(page, { locale: 'en', params: { id: '2' } })
  const all = await find('false')
  expect(all.filter(({ isSoldOut }) => isSoldOut)).toEqual([])
  expect(await find('true')).toEqual(all)

  await fill(kind, 2)
  expect((await find('false')).filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)).toEqual([2])
  // Sold-out entries never come before available ones.
  expect((await find('false')).at(-1)?.id).toBe(2)
  expect((await find('true')).map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter((id) => id !== 2))
  expect(await pageOf()).toMatchObject({ isSoldOut: true })

  await empty(kind, 2)
  expect(await find('true')).toEqual(all)
  expect(await pageOf()).toMatchObject({ isSoldOut: false })
})

test('content without a sale is not sold out', async () => {
  await sql`delete from sales where event_id = 3`.execute(database.db)
  expect(await api().dispatch('GET /public/events/{id}', { locale: 'en', params: { id: '3' } })).toMatchObject({
    isSoldOut: false,
  })
})

test('anything else than yes and no is refused', async () => {
  const ask = (available: string) => api().dispatch('GET /public/events', { locale: 'en', query: { available } })
  for (const wrong of ['', '1', 'yes']) await expect(ask(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test.each(['tourism', 'umrah', 'event', 'activity'] as const)('%s: the document says so', async (kind) => {
  const document = async () => (await findSearchDocuments(database.db, kind, [4]))[0]
  expect(await document()).toMatchObject({ isSoldOut: false })
  await fill(kind, 4)
  expect(await document()).toMatchObject({ isSoldOut: true })
})

/** Changes since the last call: documents to be made anew, and whether cached pages were dropped. */
async function changes(act: () => Promise<unknown>): Promise<{ documents: string[]; pages: boolean }> {
  await sql`delete from search_changes`.execute(database.db)
  heard = 0
  await act()
  // Notifications arrive in order, so earlier ones were heard before this one.
  const before = heard
  await listener.query('select 1')
  const { rows } = await sql<{ name: string }>`
    select index_uid || ' ' || document_id as name from search_changes order by seq`.execute(database.db)
  return { documents: rows.map(({ name }) => name), pages: Math.max(before, heard) > 0 }
}

test('a sale is told only where it is the last one, or one is free again', async () => {
  const { rows } = await sql<{ id: number; capacity: number }>`
    select k.id, k.capacity from stocks k join sales s on s.id = k.sale_id where s.event_id = 5 order by k.position`.execute(
    database.db,
  )
  const [standard] = rows
  const take = (count: number) =>
    sql`update stocks set taken = taken + ${count}::int where id = ${standard?.id}`.execute(database.db)
  const max = (standard?.capacity ?? 0) - 1
  expect(await changes(() => take(max))).toEqual({ documents: [], pages: false })
  expect(await changes(() => take(1))).toEqual({ documents: ['event 5'], pages: true })
  expect(await changes(() => take(-1))).toEqual({ documents: ['event 5'], pages: true })
  expect(await changes(() => take(-max))).toEqual({ documents: [], pages: false })
})

test('a change by a seller is announced', async () => {
  const few = () =>
    sql`update stocks set capacity = 3 where sale_id = (select id from sales where tourism_package_id = 5)`.execute(
      database.db,
    )
  const { documents, pages } = await changes(few)
  expect([new Set(documents), pages]).toEqual([new Set(['tourism 5']), true])
  const gone = () => sql`delete from sales where tourism_package_id = 5`.execute(database.db)
  expect(await changes(gone)).toEqual({ documents: ['tourism 5'], pages: true })
})

test('a sale that its time closes is checked again once', async () => {
  const close = () =>
    sql`update stocks set closes_at = now() - interval '1 hour' where sale_id = (select id from sales where umrah_package_id = 6)`.execute(
      database.db,
    )
  await close()
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const note = (since: Date, now: Date) => changes(() => noteClosedStocks(database.db, { since, now }))
  expect((await note(ago(3), ago(2))).documents).toEqual([])
  expect((await note(ago(2), ago(0))).documents).toEqual(['umrah 6'])
  expect((await note(ago(0.5), ago(0))).documents).toEqual([])
})
