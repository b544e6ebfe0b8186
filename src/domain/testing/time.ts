import { vi } from 'vitest'

/**
 * Milliseconds that this thread worked: how long a busy machine lets it wait for a core is not counted. The least of three, since what
 * others have left to be collected as garbage may fall into one of them.
 */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let left = 3; left > 0; left--) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

/** Waits for events that happen by themselves: a busy machine may take longer than Vitest's second. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000 })
