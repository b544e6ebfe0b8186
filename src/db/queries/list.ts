import { sql } from 'kysely'
import { type PageMeta, toPageMeta } from '../../domain/search/page-meta.ts'
import type { Db } from '../database.ts'
import type { Sql } from './fragments.ts'

export type Paging = { page: number; limit: number }
export type ListOf<T> = { data: T[]; meta: PageMeta }

/**
 * One page of a list, in one statement: `matched` selects `id` and `place` (its rank) of everything that belongs to the list,
 * `card` is the JSON of one entry, `from` joins what the card needs to `slice`.
 */
export async function findPage<T>(
  db: Db,
  { page, limit }: Paging,
  query: { matched: Sql; from: Sql; card: Sql },
): Promise<ListOf<T>> {
  const result = await sql<{ total: number; data: T[] }>`
    with matched as (${query.matched}),
      slice as (select * from matched order by place limit ${limit} offset ${(page - 1) * limit}::bigint)
    select (select count(*)::int from matched) as total,
      coalesce((select json_agg(${query.card} order by slice.place) from slice ${query.from}), '[]') as data`.execute(
    db,
  )
  const { total, data } = result.rows[0] ?? { total: 0, data: [] }
  return { data, meta: toPageMeta({ total, limit, page }) }
}

/** The JSON of one thing, or null. */
export async function findOne<T>(db: Db, query: Sql): Promise<T | null> {
  const result = await sql<{ json: T }>`${query}`.execute(db)
  return result.rows[0]?.json ?? null
}
