import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import { type Cursor, retentionDays } from './search-changes.ts'

/** Runs `work` in the one process that brings this address up to date; the others get null at once. */
export const asLeader = <T>(db: Db, address: string, work: (tx: Tx) => Promise<T>): Promise<T | null> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      held: boolean
    }>`select pg_try_advisory_xact_lock(hashtext(${`search ${address}`})) as held`.execute(tx)
    if (!rows[0]?.held) return null
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    return work(tx)
  })

export type SearchTarget = Cursor & {
  form: string
  /** Whether changes can be followed from there: none is forgotten yet, and it is no cursor of another server. */
  isFresh: boolean
}

export async function findTarget(db: Db, address: string): Promise<SearchTarget | null> {
  const { rows } = await sql<SearchTarget>`
    select xid::text, seq::text, form, moved_at > now() - make_interval(days => ${retentionDays - 1})
      and xid <= pg_snapshot_xmin(pg_current_snapshot()) as "isFresh"
    from search_targets where address = ${address}`.execute(db)
  return rows[0] ?? null
}

export const moveTarget = (db: Db, address: string, form: string, { xid, seq }: Cursor): Promise<unknown> =>
  sql`insert into search_targets (address, xid, seq, form) values (${address}, ${xid}::xid8, ${seq}::bigint, ${form})
    on conflict (address) do update set xid = excluded.xid, seq = excluded.seq, form = excluded.form, moved_at = now()`.execute(
    db,
  )
