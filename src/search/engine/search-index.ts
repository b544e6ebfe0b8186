import type { Document, Query, QueryResult } from './query.ts'
import type { Settings } from './settings.ts'

/** One index. A document's id is a string here, whatever its type in the document. */
export type SearchIndex = {
  readonly size: number
  settings(): Settings
  /** Everything is indexed anew. */
  change(settings: Settings): void
  /** Adds or replaces documents. The next search finds them. */
  put(documents: { id: string; document: Document }[]): void
  /**
   * `change` and `put` in steps, and a replacement of all documents: searches and other work go on in between, and see the old documents until all
   * is done. A caller must await it before the next change.
   */
  changeInSlices(settings: Settings): Promise<void>
  putInSlices(documents: { id: string; document: Document }[]): Promise<void>
  replaceInSlices(documents: { id: string; document: Document }[]): Promise<void>
  remove(ids: string[]): void
  clear(): void
  get(id: string): Document | null
  /** In the order in which they came. */
  documents(): Iterable<{ id: string; document: Document }>
  search(query: Query): QueryResult
  /** How many documents have each attribute. */
  fieldDistribution(): Record<string, number>
  /** Values of a filterable attribute that begin with the typed text (a typo apart), counted over the query's matches. */
  facetValues(attribute: string, typed: string, query: Query): { value: string; count: number }[]
}
