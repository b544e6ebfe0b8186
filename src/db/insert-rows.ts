import { sql } from 'kysely'
import type { Tx } from './database.ts'

export type IdOf = (key: string) => number

/** Inserts all rows in one statement, their columns named by the first one's fields, and returns the new ids in order. */
export async function insertRows(
  tx: Tx,
  table: string,
  rows: Record<string, unknown>[],
  { hasId = true } = {},
): Promise<number[]> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return []
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const returning = hasId ? sql`returning id` : sql``
  const result = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality
    order by ordinality ${returning}`.execute(tx)
  return result.rows.map((row) => row.id)
}

/** Rows by key: answers how a key becomes an id. */
export async function insertKeyed(
  tx: Tx,
  table: string,
  rows: ({ key: string } & Record<string, unknown>)[],
): Promise<IdOf> {
  const ids = await insertRows(tx, table, rows)
  const byKey = new Map(rows.map((row, index) => [row.key, ids[index]]))
  return (key) => {
    const id = byKey.get(key)
    if (id === undefined) throw new Error(`"${key}" is not among the ${table} that were inserted`)
    return id
  }
}
