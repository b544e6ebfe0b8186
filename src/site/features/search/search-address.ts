import type { SearchIndexName } from '../../../contract/search-hits.ts'

/** The parameters of a search: its text, and optionally one kind and one page of it. */
export type SearchPageQuery = { q: string; kind: SearchIndexName | null; page: number }

/** The rows of a page of one kind. */
export const pageSize = 20

export const maxQuery = 200

export const toQueryText = (typed: string): string => typed.replace(/\s+/g, ' ').trim().slice(0, maxQuery)

/** The same for the call. */
export const toCallQuery = ({ q, kind, page }: SearchPageQuery) => ({ q, ...(kind && { kind, page }) })

/** The one address of a search, without the locale. */
export function toSearchPath({ q, kind, page }: SearchPageQuery): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (q && kind) params.set('kind', kind)
  if (q && kind && page > 1) params.set('page', String(page))
  return params.size > 0 ? `/search?${params}` : '/search'
}
