import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

/** How far the changes have been read: a transaction's number, and a place among its changes. */
export type Cursor = { xid: string; seq: string }

export type Change = { index: string; id: number | null }

/** The changes after a cursor, of transactions that no unfinished one can precede: later commits come later. Returns the next cursor. */
export async function readSearchChanges(
  db: Db,
  after: Cursor,
  max = 5_000,
): Promise<{ changes: Change[]; cursor: Cursor }> {
  const { rows } = await sql<{ xid: string; seq: string; index: string; id: number | null }>`
    select xid::text, seq::text, index_uid as index, document_id as id from search_changes
    where (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, seq limit ${max}`.execute(db)
  const last = rows.at(-1)
  return { changes: rows, cursor: last ? { xid: last.xid, seq: last.seq } : after }
}

export type SearchState = {
  databaseId: string
  masterKey: string
  /** Everything before it can be read now; what may still come, comes after it. */
  cursor: Cursor
  now: Date
}

export async function getSearchState(db: Db): Promise<SearchState> {
  const { rows } = await sql<{ databaseId: string; masterKey: string; xid: string; now: Date }>`
    select database_id as "databaseId", master_key as "masterKey", pg_snapshot_xmin(pg_current_snapshot())::text as xid, now() as now
    from search_service`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The search service has no row of its own in the database')
  // The transaction of that number is not over yet, so all of its changes lie ahead.
  return { databaseId: row.databaseId, masterKey: row.masterKey, cursor: { xid: row.xid, seq: '0' }, now: row.now }
}

/** Changes are kept for a week: a snapshot that is older is not used any more. */
export const retentionDays = 7

export const forgetSearchChanges = (db: Db): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from search_changes where seq in (
      select seq from search_changes where noted_at < now() - make_interval(days => ${retentionDays}) limit ${limit})`.execute(
      db,
    ),
  )

/** The last free units may disappear by the clock alone, once the other stocks have closed: the thing is sold out then. */
export const noteClosedStocks = (db: Db, { since, now }: { since: Date; now: Date }): Promise<unknown> =>
  sql`insert into search_changes (index_uid, document_id)
    select distinct s.kind, s.item_id from stocks k join sales s on s.id = k.sale_id
    where s.kind <> 'offer' and k.closes_at <= ${now} and k.closes_at > ${since}`.execute(db)
