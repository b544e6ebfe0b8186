import { Problem } from '../../contract/problems.ts'

/** Each takes 32 MiB and a thread of the pool that files and names need too. */
const most = 3
/** More than this would wait longer than anybody does. */
const mostWaiting = 300

let running = 0
const waiting: (() => void)[] = []

/** Runs one piece of costly work when it is its turn; for the whole process, because so is the memory. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < most) running += 1
  else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
  else throw new Problem('UNAVAILABLE')
  try {
    return await work()
  } finally {
    // The turn is handed on, not given back: a newcomer must not slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
