/** Messages from a page to the worker. A message about a trip is answered with its stored pages, or null. */
export type WorkerNews =
  /** The customer has signed out. */
  | { kind: 'forget' }
  /** Files of a page that was loaded before the worker started. */
  | { kind: 'keep'; page: string; files: string[] }
  | ({ kind: 'keep-journey' } & JourneyInput)
  | { kind: 'find-journey' | 'drop-journey'; path: string }

/** A page that is saved for a trip, the pages that belong to it, and their pictures. */
export type JourneyInput = { path: string; parts: string[]; pictures: string[] }

export type StoredJourney = {
  /** When the page was saved last. */
  savedAt: number
  pages: string[]
  pictures: number
}
