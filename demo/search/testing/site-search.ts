import type { SearchAnswer, SearchQuery } from '../../../src/contract/search.ts'
import type { SearchIndexName } from '../../../src/contract/search-hits.ts'
import { searchIndexes } from '../../../src/contract/search-hits.ts'
import type { Locale } from '../../../src/domain/text/locale.ts'
import type { ContentIndexes } from '../../../src/search/content/embedded.ts'
import { toLanguage, toSettings } from '../../../src/search/content/settings.ts'
import { createIndex } from '../../../src/search/engine/create-index.ts'
import type { Json } from '../../../src/search/engine/query.ts'
import { plain } from '../../../src/search/language/plain.ts'
import { searchOnce } from '../../../src/search/service/search.ts'
import { createStore } from '../../../src/search/service/store.ts'
import { type SearchResults, toFound, toQueries } from '../../../src/site/features/search/find.ts'
import { findAll } from '../../../src/site/features/search/find-all.ts'

type Ask = (queries: SearchQuery[]) => SearchAnswer<SearchIndexName>[]

function createAsk(indexes: ContentIndexes): Ask {
  const store = createStore({ createIndex, language: plain })
  for (const name of searchIndexes) store.own(name, toLanguage(name), toSettings(name), 'id', indexes[name])
  const askOne = (query: SearchQuery) => ({
    indexUid: query.indexUid,
    ...searchOnce(store, query as unknown as { indexUid: string; [name: string]: Json }),
  })
  return (queries) => queries.map(askOne) as unknown as SearchAnswer<SearchIndexName>[]
}

/** Searches these indexes for words, as the site's page does. */
export function createSiteSearch(indexes: ContentIndexes): (q: string, locale: Locale) => SearchResults {
  const ask = createAsk(indexes)
  return (q, locale) => toFound(ask(toQueries({ q, kind: null, page: 1 }, locale, new Date())), locale, q)
}

/** Searches these indexes for a sentence, its price included. */
export function createSentenceSearch(indexes: ContentIndexes): (q: string, locale: Locale) => Promise<SearchResults> {
  const ask = createAsk(indexes)
  const many = async (queries: SearchQuery[]) => ask(queries)
  return (q, locale) => findAll(many, { q, kind: null, page: 1 }, { locale, now: new Date() }, () => null)
}
