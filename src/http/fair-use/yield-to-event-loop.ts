import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which other requests get a turn. */
const maxTurn = 4

/** For long work in pieces: awaited between two of them, it lets other requests in where the work has had the thread for long enough. */
export function createYield(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < maxTurn) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}
