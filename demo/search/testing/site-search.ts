import { createApi } from '../../../src/api/service.ts'
import type { SiteSearch } from '../../../src/contract/site-search.ts'
import type { Db } from '../../../src/db/database.ts'
import type { Locale } from '../../../src/domain/text/locale.ts'
import type { ContentIndexes } from '../../../src/search/content/embedded.ts'
import { openSiteSearch } from '../../../src/search/site/testing/site-search.ts'
import { type SearchResults, toResults } from '../../../src/site/features/search/to-results.ts'

export type AskSite = (q: string, locale: Locale) => Promise<SearchResults & Pick<SiteSearch, 'understood'>>

/** Searches these indexes by the call of the API, and answers with the rows of the site's page. */
export function openAskSite(db: Db, indexes: ContentIndexes): AskSite {
  const api = createApi({ db, searchSite: openSiteSearch(db, indexes) })
  return async (q, locale) => {
    const answer = await api.dispatch('GET /public/search', { query: { q }, locale })
    return { ...toResults(answer), understood: answer.understood }
  }
}
