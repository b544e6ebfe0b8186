export type Follower = {
  /** Something may have changed: looks at once. */
  wake(): void
  stop(): Promise<void>
}

type Options = {
  /** Brings the indexes up to date, and answers whether anything changed. */
  look(): Promise<boolean>
  onChange(): void
  onError(error: unknown): void
}

/** A commit can be told of before all earlier transactions have ended, so being told is not enough: it looks again by itself. */
const pause = 200
const pauseAfterError = 2_000

export function follow({ look, onChange, onError }: Options): Follower {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let isWoken = false
  let timer: NodeJS.Timeout | undefined

  /** Answers how long to wait. */
  async function lookOnce(): Promise<number> {
    try {
      do {
        isWoken = false
        if (await look()) onChange()
      } while (isWoken && !isStopped)
      return pause
    } catch (error) {
      // The next look begins where this one failed, so nothing is left out when the database is back.
      if (!isStopped) onError(error)
      return pauseAfterError
    }
  }

  function wake(): void {
    isWoken = true
    if (isRunning || isStopped) return
    isRunning = true
    clearTimeout(timer)
    running = lookOnce().then((next) => {
      isRunning = false
      if (!isStopped) timer = setTimeout(wake, next)
    })
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
