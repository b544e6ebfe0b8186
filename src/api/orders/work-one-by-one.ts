import type { Db, Tx } from '../../db/database.ts'

type Work<T> = {
  /** Locks the next one that is none of these; null where there is none. */
  next: (tx: Tx, failed: readonly number[]) => Promise<T | null>
  /** Whether it counts. */
  work: (tx: Tx, one: T) => Promise<boolean>
}

/** The first errors of a run: enough to find the cause. */
const maxErrors = 20

/**
 * Runs each item in a transaction of its own. A failed item is left for the next run, so that it delays no other, and its error is thrown once
 * all others are done. Returns the number of items.
 */
export async function workOneByOne<T extends { id: number }>(db: Db, { next, work }: Work<T>): Promise<number> {
  const failed: number[] = []
  const errors: unknown[] = []
  for (let done = 0; ; ) {
    const turn: { id: number | null } = { id: null }
    try {
      const isDone = await db.transaction().execute(async (tx) => {
        const one = await next(tx, failed)
        turn.id = one?.id ?? null
        return one !== null && (await work(tx, one))
      })
      if (isDone) done++
    } catch (error) {
      errors.push(error)
      if (turn.id !== null) failed.push(turn.id)
    }
    if (turn.id !== null) continue
    if (errors.length === 0) return done
    throw new AggregateError(errors.slice(0, maxErrors), `Left for the next run: ${failed.join(', ')}`)
  }
}
