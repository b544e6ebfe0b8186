import type { Document, Query, QueryResult } from './query.ts'
import type { Settings } from './settings.ts'

/** One index. Documents are known by their id, which is a string here whatever its type in the document. */
export type SearchIndex = {
  readonly size: number
  settings(): Settings
  /** Everything is indexed anew. */
  change(settings: Settings): void
  /** Adds or replaces. What is put is found by the next search. */
  put(documents: { id: string; document: Document }[]): void
  /**
   * The same as `change` and `put`, and all documents replaced by others: letting searches and other work go on in between, which find what
   * was there before until all of it is done. Whoever calls one of them must wait for it before the next change.
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
  /** Values of a filterable attribute that begin with (a typo apart) what is typed, counted over what the query finds. */
  facetValues(attribute: string, typed: string, query: Query): { value: string; count: number }[]
}
