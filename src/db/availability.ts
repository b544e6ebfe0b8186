import type pg from 'pg'

/** The database cannot be used now. Carries PostgreSQL's own code for that, so that callers are told to try again. */
export class DatabaseUnavailable extends Error {
  readonly code = '57P03'
  constructor() {
    super('The database is away')
  }
}

/**
 * Whether the database can be used, by the heartbeat of `follow-changes.ts`. While it is away, requests for a connection fail at once, and
 * connections that may have gone silent are closed.
 */
export type DatabaseAvailability = {
  isUnavailable(): boolean
  setUnavailable(): void
  setAvailable(): void
  /** Registers a connection to be closed when the database goes away. */
  watch(client: pg.Client): void
  /** Waits for a connection; rejects as soon as the database is away, and gives back a connection that comes too late. */
  gate<T extends { release(): void }>(connect: () => Promise<T>): Promise<T>
}

export function createAvailability(): DatabaseAvailability {
  const clients = new Set<pg.Client>()
  const waiting = new Set<(reason: Error) => void>()
  let isUnavailable = false

  /** Without a farewell: the other side of a silent connection would never answer it. */
  function closeAll(): void {
    for (const client of clients) closeSilent(client)
    clients.clear()
  }

  return {
    isUnavailable: () => isUnavailable,

    setUnavailable() {
      isUnavailable = true
      for (const reject of waiting) reject(new DatabaseUnavailable())
      waiting.clear()
      closeAll()
    },

    setAvailable() {
      if (!isUnavailable) return
      // Attempts to connect that were begun while it was away may hang for long.
      closeAll()
      isUnavailable = false
    },

    watch(client) {
      clients.add(client)
      client.once('end', () => clients.delete(client))
    },

    gate(connect) {
      if (isUnavailable) return Promise.reject(new DatabaseUnavailable())
      return new Promise((resolve, reject) => {
        let isOver = false
        const end = (settle: () => void): void => {
          isOver = true
          waiting.delete(giveUp)
          settle()
        }
        const giveUp = (reason: Error): void => end(() => reject(reason))
        waiting.add(giveUp)
        connect().then(
          (client) => (isOver ? client.release() : end(() => resolve(client))),
          (error) => !isOver && giveUp(error),
        )
      })
    },
  }
}

/** Ends a connection whose other side may never answer. Its statements fail at once, and its pool takes no more from it. */
export function closeSilent(client: pg.Client): void {
  const inner = client as unknown as { _queryable: boolean; connection: { stream: { destroy(): void } } }
  // Until the end has been noticed, the pool would hand it out again.
  inner._queryable = false
  inner.connection.stream.destroy()
}
