import { type PageMeta, toPageMeta } from './page-meta.ts'

export type SearchPage<T> = { data: T[]; meta: PageMeta }

export const toOffset = ({ page, limit }: { page: number; limit: number }): number => (page - 1) * limit

/** The answer of a search as a page of a list. */
export const toSearchPage = <T>(
  { hits, estimatedTotalHits }: { hits: T[]; estimatedTotalHits: number },
  { page, limit }: { page: number; limit: number },
): SearchPage<T> => ({ data: hits, meta: toPageMeta({ total: estimatedTotalHits, limit, page }) })

/** The first page begins the list anew; later ones go on with it. The newest meta is the list's. */
export const addPage = <T>(list: SearchPage<T> | null, page: SearchPage<T>): SearchPage<T> =>
  page.meta.page === 1 || !list ? page : { data: [...list.data, ...page.data], meta: page.meta }
