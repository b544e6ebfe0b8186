import type { Db, Tx } from '../../db/database.ts'

type Work<T> = {
  /** Locks the next one that is none of these; null where there is none. */
  next: (tx: Tx, failed: readonly number[]) => Promise<T | null>
  /** Whether it counts. */
  work: (tx: Tx, one: T) => Promise<boolean>
}

/** The first errors of a run: enough to know what is wrong. */
const maxErrors = 20

/**
 * One transaction each. What fails is left for the next run, so that nobody else waits until it is mended, and thrown once all others are
 * done. Answers how many were.
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
