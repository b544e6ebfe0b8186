import { sql } from 'kysely'
import { z } from 'zod'
import { type PageMeta, toPageMeta } from '../../domain/search/page-meta.ts'
import { toJsonCheck } from '../check-json.ts'
import type { Db } from '../database.ts'
import type { Sql } from './fragments.ts'

export type Paging = { page: number; limit: number }
export type ListOf<T> = { data: T[]; meta: PageMeta }

/**
 * One page of a list, in one statement: `matched` selects `id` and `place` (its rank) of everything that belongs to the list,
 * `card` is the JSON of one entry, `from` joins what the card needs to `slice`. Tests parse every entry by `schema`.
 */
export async function findPage<Schema extends z.ZodType>(
  db: Db,
  schema: Schema,
  { page, limit }: Paging,
  query: { matched: Sql; from: Sql; card: Sql },
): Promise<ListOf<z.output<Schema>>> {
  const check = toJsonCheck(() => z.array(schema))
  const result = await sql<{ total: number; data: z.output<Schema>[] }>`
    with matched as (${query.matched}),
      slice as (select * from matched order by place limit ${limit} offset ${(page - 1) * limit}::bigint)
    select (select count(*)::int from matched) as total,
      coalesce((select json_agg(${query.card} order by slice.place) from slice ${query.from}), '[]') as data`.execute(
    db,
  )
  const { total, data } = result.rows[0] ?? { total: 0, data: [] }
  check(data)
  return { data, meta: toPageMeta({ total, limit, page }) }
}

/** The JSON of one thing, or null. Tests parse it by `schema`. */
export async function findOne<Schema extends z.ZodType>(
  db: Db,
  schema: Schema,
  query: Sql,
): Promise<z.output<Schema> | null> {
  const check = toJsonCheck(() => schema.nullable())
  const result = await sql<{ json: z.output<Schema> | null }>`${query}`.execute(db)
  const json = result.rows[0]?.json ?? null
  check(json)
  return json
}
