import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

export const StockCount = z.object({
  stock: z.int(),
  count: z.int(),
})
export type StockCount = z.output<typeof StockCount>

export type LockedStock = { id: number; left: number; closesAt: Date }

/**
 * Locked in the order of ids, so that two transactions cannot deadlock. The locking statement reads the free units: after a wait it sees the others' purchases.
 */
export async function lockStocks(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedStock>> {
  const { rows } = await sql<LockedStock>`
    select id, capacity - taken as left, closes_at as "closesAt" from stocks
    where id = any(${ids}::int[]) order by id for no key update`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

export const countsOf = (counts: readonly StockCount[]): Sql =>
  sql`unnest(${counts.map(({ stock }) => stock)}::int[], ${counts.map(({ count }) => count)}::int[]) chosen (stock_id, count)`

/** Under the lock. */
export const takePlaces = (tx: Tx, counts: readonly StockCount[]): Promise<unknown> =>
  sql`update stocks k set taken = k.taken + chosen.count from ${countsOf(counts)} where k.id = chosen.stock_id`.execute(
    tx,
  )

/** Under the lock. */
export const freePlaces = (tx: Tx, counts: readonly StockCount[]): Promise<unknown> =>
  sql`update stocks k set taken = k.taken - chosen.count from ${countsOf(counts)} where k.id = chosen.stock_id`.execute(
    tx,
  )
