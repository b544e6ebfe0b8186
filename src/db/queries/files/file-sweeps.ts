import { sql } from 'kysely'
import type { Db } from '../../database.ts'

export type Sweep = { key: string; isSecond: boolean; attempts: number }

/** A file that is deleted is due by the clock of the database, which may be ahead of ours by a moment. */
export async function findDueSweeps(db: Db, now: Date): Promise<Sweep[]> {
  const { rows } = await sql<Sweep>`
    select storage_key as key, is_second as "isSecond", attempts from file_sweeps
    where due_at <= greatest(${now}::timestamptz, now()) order by due_at limit 100`.execute(db)
  return rows
}

/** The pieces of a key that stay: null while its file is being received, since pieces exist before their rows. */
export async function findStoredNames(db: Db, key: string): Promise<string[] | null> {
  const { rows } = await sql<{ isOpen: boolean; names: string[] }>`
    select coalesce(bool_or(f.ready_at is null and f.refused_for is null), false) as "isOpen",
      coalesce(array_agg(p.name) filter (where p.name is not null), '{}') as names
    from files f left join file_pieces p on p.file_id = f.id where f.storage_key = ${key}`.execute(db)
  const [found] = rows
  return found && !found.isOpen ? found.names : null
}

export const sweepAgain = (db: Db, key: string, due: Date): Promise<unknown> =>
  sql`update file_sweeps set is_second = true, attempts = 0, due_at = ${due} where storage_key = ${key}`.execute(db)

export const retrySweep = (db: Db, key: string, due: Date): Promise<unknown> =>
  sql`update file_sweeps set attempts = least(attempts + 1, 1000), due_at = ${due} where storage_key = ${key}`.execute(
    db,
  )

export const endSweep = (db: Db, key: string): Promise<unknown> =>
  sql`delete from file_sweeps where storage_key = ${key} and is_second`.execute(db)
