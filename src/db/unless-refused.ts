import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Keeps the writes and locks of `act` only where it returns true. */
export async function unlessRefused(tx: Tx, act: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint unless_refused`.execute(tx)
  const isAccepted = await act()
  await (isAccepted ? sql`release savepoint unless_refused` : sql`rollback to savepoint unless_refused`).execute(tx)
  return isAccepted
}
