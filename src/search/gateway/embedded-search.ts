import type { FastifyInstance } from 'fastify'
import type { SearchAnswer, SearchQuery } from '../../contract/search.ts'
import { type SearchIndexName, searchIndexes } from '../../contract/search-hits.ts'
import type { Db } from '../../db/database.ts'
import { minuteMs } from '../../domain/time/units.ts'
import { openContent } from '../content/embedded.ts'
import { follow } from '../content/follow.ts'
import { toLanguage, toSettings } from '../content/settings.ts'
import type { Json } from '../engine/query.ts'
import { mountSearch } from '../service/mount.ts'
import { searchOnce } from '../service/search.ts'
import { openDatabaseKeys } from './database-keys.ts'
import { openForeignIndexes } from './foreign-indexes.ts'

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
  /** The folder of the snapshot. */
  folder: string
  /** Called when searches would answer otherwise than before. */
  onChange(): void
  onError(error: unknown): void
}

/** More content than anybody pages through. */
const pagination = { maxTotalHits: 10_000 }

export async function openEmbeddedSearch({
  db,
  masterKey,
  folder,
  onChange,
  onError,
}: SearchDeps): Promise<SearchService> {
  const keys = await openDatabaseKeys(db, masterKey)
  const content = await openContent(db, folder)
  const foreign = await openForeignIndexes(folder, onError)
  const { store, tasks } = foreign
  for (const name of searchIndexes)
    store.own(name, toLanguage(name), { ...toSettings(name), pagination }, 'id', content.indexes[name])
  let isSaved = false
  const follower = follow({
    look: content.catchUp,
    onError,
    onChange() {
      isSaved = false
      onChange()
    },
  })
  // A killed process begins again from the last snapshot.
  const timer = setInterval(() => {
    if (isSaved) return
    content.save().then(() => {
      isSaved = true
    }, onError)
  }, minuteMs)
  return {
    async search(queries) {
      const answers: unknown[] = []
      for (const [at, query] of queries.entries()) {
        // A page asks several at once; others are answered in between.
        if (at > 0) await new Promise((resolve) => setImmediate(resolve))
        answers.push({
          indexUid: query.indexUid,
          ...searchOnce(store, query as { indexUid: string; [name: string]: Json }),
        })
      }
      return answers as SearchAnswer<SearchIndexName>[]
    },
    mount: (scope, origins) => mountSearch(scope, { store, keys, tasks, masterKey, origins }),
    wake: follower.wake,
    async stop() {
      clearInterval(timer)
      await follower.stop()
      await content.save().catch(onError)
      await foreign.stop()
    },
  }
}
