import type { SearchAnswer, SearchQuery } from '../../src/contract/search.ts'
import type { SearchIndexName } from '../../src/contract/search-hits.ts'
import { searchIndexes } from '../../src/contract/search-hits.ts'
import type { Locale } from '../../src/domain/locale.ts'
import type { ContentIndexes } from '../../src/search/content/embedded.ts'
import { toLanguage, toSettings } from '../../src/search/content/settings.ts'
import { createIndex } from '../../src/search/engine/create-index.ts'
import type { Json } from '../../src/search/engine/query.ts'
import { plain } from '../../src/search/language/plain.ts'
import { searchOnce } from '../../src/search/service/search.ts'
import { createStore } from '../../src/search/service/store.ts'
import { type Found, toFound, toQueries } from '../../src/web/features/search/find.ts'

/** The search of the site over these indexes, as its page makes it. */
export function createSiteSearch(indexes: ContentIndexes): (q: string, locale: Locale) => Found {
  const store = createStore({ createIndex, language: plain })
  for (const name of searchIndexes) store.own(name, toLanguage(name), toSettings(name), 'id', indexes[name])
  const ask = (query: SearchQuery) => ({
    indexUid: query.indexUid,
    ...searchOnce(store, query as unknown as { indexUid: string; [name: string]: Json }),
  })
  return (q, locale) => {
    const answers = toQueries({ q, kind: null, page: 1 }, locale, new Date()).map(ask)
    return toFound(answers as unknown as SearchAnswer<SearchIndexName>[], locale, q)
  }
}
