import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Until as many statements as said wait for a lock in this database: however slow the machine is, they have come by then. */
export async function waitForLocks(db: Db, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.n ?? 0) >= count) return
    await sleep(5)
  }
}
