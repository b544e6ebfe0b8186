import type { siteSearchCalls } from '../../contract/site-search.ts'
import type { Handlers } from '../handler.ts'
import { toSearchedStays } from './searched-stays.ts'

/** Hits of a kind: on a page with all kinds, and on a page of one. */
const sizes = { overview: 6, kind: 20 }

export const siteSearchHandlers: Handlers<keyof typeof siteSearchCalls> = {
  'GET /public/search': ({ db, searchSite, query: { kind = null, limit, ...query }, locale, now }) =>
    searchSite(
      { ...query, kind, limit: limit ?? (kind ? sizes.kind : sizes.overview) },
      { locale, now, stays: toSearchedStays(db, now) },
    ),
}
