type Delivery = {
  /** Sends what is due. True when more may be due at once. */
  sendDue(): Promise<boolean>
  onError(reason: string): void
  /** Milliseconds between two looks for due messages. */
  pollEvery: number
}

/** Sends due messages on a timer and when woken, one batch at a time, until it is stopped. */
export function runDelivery({ sendDue, onError, pollEvery }: Delivery): { wake(): void; stop(): Promise<void> } {
  let isStopped = false
  let isWoken = false
  let running: Promise<void> | null = null

  async function drain(): Promise<void> {
    do {
      isWoken = false
      if (await sendDue()) isWoken = true
    } while (isWoken && !isStopped)
  }

  function wake(): void {
    isWoken = true
    if (isStopped || running) return
    running = drain()
      .catch((error) => onError(toErrorName(error)))
      .finally(() => {
        running = null
        // A caller who woke it after its last query was still told that it is running.
        if (isWoken) wake()
      })
  }

  const timer = setInterval(wake, pollEvery)
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** The name and code of an error. The text of an error that is not ours may repeat what was to be sent. */
export function toErrorName(error: unknown): string {
  const { name = 'unknown', code } = (error ?? {}) as { name?: string; code?: unknown }
  return typeof code === 'string' ? `${name} ${code}` : name
}
