import type { SearchMany } from '../../../contract/search.ts'
import { searchIndexes } from '../../../contract/search-hits.ts'
import type { SearchSite } from '../../../contract/site-search.ts'
import type { Db } from '../../../db/database.ts'
import { findLandmarks } from '../../../db/queries/catalogue/landmarks.ts'
import { type ContentIndexes, openContent } from '../../content/embedded.ts'
import { toLanguage, toSettings } from '../../content/settings.ts'
import { createIndex } from '../../engine/create-index.ts'
import type { Json } from '../../engine/query.ts'
import { plain } from '../../language/plain.ts'
import { searchOnce } from '../../service/search.ts'
import { createStore } from '../../service/store.ts'
import { createSiteSearch } from '../create-site-search.ts'
import { openContentNames } from '../open-content-names.ts'

/** Searches these indexes as the service of a process does. */
export function searchIn(indexes: ContentIndexes): SearchMany {
  const store = createStore({ createIndex, language: plain })
  for (const name of searchIndexes) store.own(name, toLanguage(name), toSettings(name), 'id', indexes[name])
  return async (queries) =>
    queries.map((query) => ({
      indexUid: query.indexUid,
      ...searchOnce(store, query as unknown as { indexUid: string; [name: string]: Json }),
    })) as unknown as Awaited<ReturnType<SearchMany>>
}

/** The search of the site over the content of a database, which is loaded at the first search. */
export function openSiteSearch(db: Db, indexes?: ContentIndexes): SearchSite {
  let opened: Promise<SearchSite> | undefined
  const findNames = openContentNames(db)
  const open = async () =>
    createSiteSearch({
      many: searchIn(indexes ?? (await openContent(db, '/nowhere')).indexes),
      findLandmarks: (locale, name) => findLandmarks(db, locale, { name, limit: 1 }),
      findNames,
    })
  return async (...input) => {
    opened ??= open()
    return (await opened)(...input)
  }
}
