import type { PropertyDocument } from './documents.ts'
import type { SearchQuery } from './queries.ts'

export type Contestant = {
  build(documents: PropertyDocument[]): void
  /** How many documents it gave back, parsed: a page of them at most. */
  search(query: SearchQuery): number
  /** What it keeps outside of JavaScript's memory. */
  bytesElsewhere?(): number
}

export const contestants = { own: 'Safar', minisearch: 'minisearch 7.2', sqlite: '`node:sqlite` FTS5' } as const
export type ContestantName = keyof typeof contestants
