import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

/** For a bot check: true for the first that asks for this key, in whichever process. */
export const useOnce =
  (db: Db) =>
  async (key: string, until: Date): Promise<boolean> => {
    const { numAffectedRows } = await sql`
      insert into used_solutions (key, until) values (${key}, ${until}) on conflict (key) do nothing`.execute(db)
    return numAffectedRows === 1n
  }

/** With time to spare: one that is forgotten while it is still valid elsewhere could be used again. */
export const forgetOldSolutions = (db: Db): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from used_solutions where ctid = any(array(
      select ctid from used_solutions where until < now() - interval '1 hour' limit ${limit}))`.execute(db),
  )
