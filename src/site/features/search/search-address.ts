import type { SearchIndexName } from '../../../contract/search-hits.ts'

/** The parameters of a search: its text, and optionally one kind, one page of it, and what was understood but is not meant. */
export type SearchPageQuery = { q: string; kind: SearchIndexName | null; page: number; not: readonly string[] }

/** The rows of a page of one kind. */
export const pageSize = 20

export const maxQuery = 200

export const toQueryText = (typed: string): string => typed.replace(/\s+/g, ' ').trim().slice(0, maxQuery)

/** The same for the call. */
export const toCallQuery = ({ q, kind, page, not }: SearchPageQuery) => ({
  q,
  ...(kind && { kind, page }),
  ...(not.length > 0 && { not: not.join(',') }),
})

/** The one address of a search, without the locale. */
export function toSearchPath({ q, kind, page, not }: SearchPageQuery): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (q && kind) params.set('kind', kind)
  if (q && not.length > 0) params.set('not', not.join(','))
  if (q && kind && page > 1) params.set('page', String(page))
  return params.size > 0 ? `/search?${params.toString().replaceAll('%2C', ',')}` : '/search'
}

const maxTaken = 30

/** What an address takes away of the understanding; words that can be none are left out. */
export const parseTaken = (list: string | null): string[] =>
  [...new Set((list ?? '').split(','))].filter((aspect) => /^[a-z][a-z\d_-]{0,39}$/.test(aspect)).slice(0, maxTaken)
