import { sql } from 'kysely'
import { z } from 'zod'
import { Texts } from '../../../contract/shapes.ts'

import type { Db } from '../../database.ts'
import { findOne } from '../list.ts'

/** `units`: of each room type, however many are sold. */
const WaitedProperty = z.object({ title: Texts, units: z.record(z.string(), z.int()) })

export const findPropertyToWaitFor = (db: Db, id: number) =>
  findOne(
    db,
    WaitedProperty,
    sql`select json_build_object('title', s.title, 'units', coalesce((
        select json_object_agg(r.id, r.units) from room_types r where r.property_id = s.id), '{}')) as json
      from properties s where s.id = ${id}`,
  )

/** How many there are of each stock, however many are taken. */
export async function findCapacities(db: Db, stocks: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; capacity: number }>`
    select id, capacity from stocks where id = any(${stocks}::int[])`.execute(db)
  return new Map(rows.map(({ id, capacity }) => [id, capacity]))
}

/** Limits of one customer in a sale. */
export async function findMaxEach(db: Db, sale: number): Promise<number> {
  const { rows } = await sql<{ max: number }>`select most_each as max from sales where id = ${sale}`.execute(db)
  return rows[0]?.max ?? 0
}
