import type { Db } from '../../db/database.ts'
import type { Cursor } from '../../db/queries/search-changes.ts'
import { catchUp, type Target } from './content-index.ts'

export type Follower = {
  /** Something may have changed: looks at once. */
  wake(): void
  cursor(): Cursor
  stop(): Promise<void>
}

type Options = {
  db: Db
  target: Target
  from: Cursor
  onChange(): void
  onError(error: unknown): void
}

/** A commit can be told of before all earlier transactions are over, so being told is not enough: it looks again by itself. */
const pause = 200

export function followChanges({ db, target, from, onChange, onError }: Options): Follower {
  let cursor = from
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let isWoken = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    try {
      do {
        isWoken = false
        const reached = await catchUp(db, target, cursor)
        cursor = reached.cursor
        if (reached.isChanged) onChange()
      } while (isWoken && !isStopped)
    } catch (error) {
      // The cursor stays where it was, so nothing is left out when the database is back.
      if (!isStopped) onError(error)
    }
  }

  function wake(): void {
    isWoken = true
    if (isRunning || isStopped) return
    isRunning = true
    clearTimeout(timer)
    running = look().finally(() => {
      isRunning = false
      if (!isStopped) timer = setTimeout(wake, pause)
    })
  }

  wake()
  return {
    wake,
    cursor: () => cursor,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
