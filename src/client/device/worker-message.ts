/** Messages from a page to the worker. A message about an offline bundle is answered with the stored one, or null. */
export type WorkerMessage =
  /** The customer has signed out. */
  | { kind: 'forget' }
  /** Files of a page that was loaded before the worker started. */
  | { kind: 'keep'; page: string; files: string[] }
  | ({ kind: 'keep-journey' } & OfflineBundleInput)
  | { kind: 'find-journey' | 'drop-journey'; path: string }

/** A page to store, the pages that belong to it, and their pictures. The kinds of message say `journey`, as older workers do. */
export type OfflineBundleInput = { path: string; parts: string[]; pictures: string[] }

export type StoredBundle = {
  /** When the page was saved last. */
  savedAt: number
  pages: string[]
  pictures: number
}
