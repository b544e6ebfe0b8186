import { inject } from 'vitest'
import type { SearchHit, SearchIndexName } from '../../src/contract/search-hits.ts'
import type { Locale } from '../../src/domain/text/locale.ts'

export type Item = { id: number; title: string; picture: { url: string } }
export type List = { data: Item[]; meta: { total: number; page: number; last: number } }

/** The API's public answer over HTTP. */
export async function ask<T = List>(path: string, locale: Locale = 'en'): Promise<T> {
  const response = await fetch(`${inject('site')}/services/api${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return (await response.json()) as T
}

/** The hits of a search over HTTP with the public key. */
export async function find<Index extends SearchIndexName>(index: Index, query: object): Promise<SearchHit<Index>[]> {
  const { key } = await ask<{ key: { key: string } }>('/public/meilisearch/key')
  const response = await fetch(`${inject('site')}/services/search/indexes/${index}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key.key}` },
    body: JSON.stringify(query),
  })
  if (!response.ok) throw new Error(`${response.status} for the search of ${index}`)
  return (await response.json()).hits
}
