/** What a page says to the worker. What is about a journey is answered with what is kept of it, or null. */
export type WorkerNews =
  /** Somebody has gone. */
  | { kind: 'forget' }
  /** What a page was made of before the worker was there. */
  | { kind: 'keep'; page: string; files: string[] }
  | ({ kind: 'keep-journey' } & JourneyInput)
  | { kind: 'find-journey' | 'drop-journey'; path: string }

/** A page that somebody takes along, other pages that belong to it, and the pictures that are on it. */
export type JourneyInput = { path: string; parts: string[]; pictures: string[] }

export type StoredJourney = {
  /** When the page was saved last. */
  savedAt: number
  pages: string[]
  pictures: number
}
