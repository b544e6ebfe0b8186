import type { Db, Tx } from '../../db/database.ts'
import { lockUnanswered } from '../../db/queries/reservations.ts'
import { reject } from './decide.ts'

/**
 * Gives everything back where a property has not said a word to what was paid: nobody pays in vain. One transaction each, as with holds
 * that run out; several processes may do this at once.
 */
export async function rejectUnanswered(db: Db, now: Date): Promise<number> {
  for (let ended = 0; ; ended++) {
    const isDone = await db.transaction().execute((tx) => rejectNext(tx, now))
    if (isDone) return ended
  }
}

async function rejectNext(tx: Tx, now: Date): Promise<boolean> {
  const id = await lockUnanswered(tx, now)
  if (id === null) return true
  await reject(tx, id, now)
  return false
}
