type Task<T> = () => Promise<T>

/** Runs at most `count` tasks at once; the others wait in line. */
export function limitTo(count: number): <T>(task: Task<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = count
  return async (task) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
