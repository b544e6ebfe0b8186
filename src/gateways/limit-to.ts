import { Problem } from '../contract/problems.ts'

type Task<T> = () => Promise<T>

/** Runs at most `count` tasks at once; the others wait in line, and one that finds the line full is refused. */
export function limitTo(count: number, max = Number.POSITIVE_INFINITY): <T>(task: Task<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = count
  return async (task) => {
    if (free > 0) free--
    else if (waiting.length >= max) throw new Problem('UNAVAILABLE')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The turn is handed on, not given back: a newcomer must not slip in between.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
