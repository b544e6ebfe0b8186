import type { siteSearchCalls } from '../../contract/site-search.ts'
import type { Handlers } from '../handler.ts'

/** Hits of a kind: on a page with all kinds, and on a page of one. */
const sizes = { overview: 6, kind: 20 }

export const siteSearchHandlers: Handlers<keyof typeof siteSearchCalls> = {
  'GET /public/search': ({ searchSite, query: { q, kind = null, page, limit }, locale, now }) =>
    searchSite({ q, kind, page, limit: limit ?? (kind ? sizes.kind : sizes.overview) }, { locale, now }),
}
