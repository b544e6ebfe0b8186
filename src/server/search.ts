import { join } from 'node:path'
import { getSearchState } from '../db/queries/search-changes.ts'
import { publicKeyOf } from '../search/gateway/database-keys.ts'
import { openEmbeddedSearch, type SearchService } from '../search/gateway/embedded-search.ts'
import type { Config } from './config.ts'
import type { Storage } from './database.ts'
import type { Log } from './log.ts'
import type { SearchTransport } from './site.ts'

export type Search = { service: SearchService | null; transport: SearchTransport; publicKey: () => Promise<string> }

type Parts = { config: Config; storage: Storage; onChange: () => void; log: Log }

/** The search of this process: its own, or the one that the configuration names. */
export async function openSearch({ config, storage: { db }, onChange, log }: Parts): Promise<Search> {
  const masterKey = config.SEARCH_KEY ?? (await getSearchState(db)).masterKey
  const publicKey = async () => publicKeyOf(masterKey)
  const onError = (error: unknown) => log.error({ err: error }, 'the search could not follow the database')
  const folder = join(config.DATA_DIR, 'search')
  const service = await openEmbeddedSearch({ db, masterKey, folder, onChange, onError })
  return { service, publicKey, transport: service.search }
}
