import type { Deliver } from './sandbox-bank.ts'

type Options = {
  /** Milliseconds before each further try of a notice that was not taken with a 2xx. */
  retries?: number[]
  timeout?: number
}

/** Webhooks by HTTP. Those that still wait when the process ends are lost, as with any bank: payments are asked for, too. */
export function createHttpDeliver({ retries = [1000, 10_000, 60_000], timeout = 10_000 }: Options = {}): {
  deliver: Deliver
  close(): void
} {
  const waiting = new Set<NodeJS.Timeout>()
  let isClosed = false

  const wait = (delay: number, send: () => Promise<void>) => {
    if (isClosed) return
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void send()
    }, delay)
    timer.unref()
    waiting.add(timer)
  }

  return {
    async deliver(url, body, headers, { after }) {
      const send = async (tries: number[]): Promise<void> => {
        const [next, ...rest] = tries
        if (!(await isTaken(url, body, headers, timeout)) && next !== undefined) wait(next, () => send(rest))
      }
      // Never before the page has answered: a notice must not be what keeps a person waiting.
      wait(after, () => send(retries))
    },
    close() {
      isClosed = true
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}

async function isTaken(url: string, body: string, headers: Record<string, string>, timeout: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
