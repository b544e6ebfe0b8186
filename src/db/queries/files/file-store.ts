import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'

/** The mark of the folder that holds the files of this database: the one given, where there was none before. */
export async function claimFileStore(db: Db, mark: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    with claimed as (insert into file_store (mark) values (${mark}::uuid) on conflict do nothing returning mark)
    select mark from claimed union all select mark from file_store limit 1`.execute(db)
  // Another process that starts at the same moment was first, and this statement began before it was done.
  return rows[0]?.mark ?? claimFileStore(db, mark)
}

export async function forgetFileStore(db: Db | Tx): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from file_store`.execute(db)
  return numAffectedRows > 0n
}
