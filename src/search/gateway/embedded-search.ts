import type { FastifyInstance } from 'fastify'
import type { SearchAnswer, SearchQuery } from '../../contract/search.ts'
import { type SearchIndexName, searchIndexes } from '../../contract/search-hits.ts'
import type { Db } from '../../db/database.ts'
import { openContent } from '../content/embedded.ts'
import { follow } from '../content/follow.ts'
import { contentLanguage, toSettings } from '../content/settings.ts'
import { createIndex } from '../engine/create-index.ts'
import type { Json } from '../engine/query.ts'
import { plain } from '../language/plain.ts'
import { mountSearch } from '../service/mount.ts'
import { searchOnce } from '../service/search.ts'
import { createStore } from '../service/store.ts'
import { createTasks } from '../service/tasks.ts'
import { openDatabaseKeys } from './database-keys.ts'

/** The search service of this process. */
export type SearchService = {
  /** For the site's own pages: no HTTP, no key. */
  search(queries: SearchQuery[]): Promise<SearchAnswer<SearchIndexName>[]>
  mount(scope: FastifyInstance, origins: string[]): Promise<void>
  /** The content may have changed. */
  wake(): void
  stop(): Promise<void>
}

export type SearchDeps = {
  db: Db
  masterKey: string
  /** Where the snapshot lies. */
  folder: string
  /** Called when searches would answer otherwise than before. */
  onChange(): void
  onError(error: unknown): void
}

/** More content than anybody pages through. */
const pagination = { maxTotalHits: 100_000 }

export async function openEmbeddedSearch({
  db,
  masterKey,
  folder,
  onChange,
  onError,
}: SearchDeps): Promise<SearchService> {
  const keys = await openDatabaseKeys(db, masterKey)
  const content = await openContent(db, folder)
  const store = createStore({ createIndex, language: plain })
  for (const name of searchIndexes)
    store.own(name, contentLanguage, { ...toSettings(name), pagination }, 'id', content.indexes[name])
  const tasks = createTasks({ onFault: onError })
  const follower = follow({ look: content.catchUp, onChange, onError })
  return {
    search: async (queries) =>
      queries.map((query) => ({
        indexUid: query.indexUid,
        ...searchOnce(store, query as { indexUid: string; [name: string]: Json }),
      })) as unknown as SearchAnswer<SearchIndexName>[],
    mount: (scope, origins) => mountSearch(scope, { store, keys, tasks, masterKey, origins }),
    wake: follower.wake,
    async stop() {
      await follower.stop()
      await content.save().catch(onError)
    },
  }
}
