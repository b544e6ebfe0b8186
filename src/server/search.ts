import { join } from 'node:path'
import { searchMany } from '../client/call/search.ts'
import type { Ok } from '../contract/contract.ts'
import type { SearchAnswer, SearchMany } from '../contract/search.ts'
import type { SearchIndexName } from '../contract/search-hits.ts'
import type { SearchSite } from '../contract/site-search.ts'
import { findLandmarks } from '../db/queries/catalogue/landmarks.ts'
import { getSearchState } from '../db/queries/search/search-changes.ts'
import { logLevelOf } from '../http/send-problem.ts'
import { publicKeyOf } from '../search/gateway/database-keys.ts'
import { openEmbeddedSearch, type SearchService } from '../search/gateway/embedded-search.ts'
import { openRemoteSearch } from '../search/gateway/remote/remote-search.ts'
import { createSiteSearch } from '../search/site/create-site-search.ts'
import { openContentNames } from '../search/site/open-content-names.ts'
import type { Config } from './config.ts'
import type { Storage } from './database/database.ts'
import type { Log } from './log.ts'
import type { Transport } from './pages/server-call.ts'

export type Search = {
  /** Null where the search is another process's alone. */
  service: SearchService | null
  transport: SearchMany
  /** What the API answers with, and the site shows. */
  searchSite: SearchSite
  publicKey(): Promise<string>
}

type Parts = { config: Config; storage: Storage; onChange(): void; log: Log }

/** The search of a process with a database: the embedded engine, a Meilisearch behind it, or another Safar's. */
export async function openSearch({ config, storage: { patientDb: db }, onChange, log }: Parts): Promise<Search> {
  const { SEARCH_URL: address, SEARCH_KEY: key } = config
  const masterKey = (!address && key) || (await getSearchState(db)).masterKey
  const publicKey = async () => publicKeyOf(masterKey)
  const findNames = openContentNames(db)
  const toSearch = (transport: SearchMany, service: SearchService | null = null): Search => ({
    service,
    publicKey,
    transport,
    searchSite: createSiteSearch({
      many: transport,
      findLandmarks: (locale, name) => findLandmarks(db, locale, { name, limit: 1 }),
      findNames,
    }),
  })
  if (address && !key) return toSearch(searchOverHttp(address, publicKey))
  const isNeeded = (['search', 'site', 'api'] as const).some((name) => config.SERVICES.includes(name))
  if (!isNeeded) return toSearch(noSearch)
  const onError = (error: unknown) => log[logLevelOf(error)]({ err: error }, 'the search could not follow the database')
  const folder = join(config.DATA_DIR, 'search')
  const deps = { db, masterKey, folder, onChange, onError }
  const service =
    address && key ? await openRemoteSearch({ ...deps, address, remoteKey: key }) : await openEmbeddedSearch(deps)
  return toSearch(service.search, service)
}

/** The search service of another Safar. */
export const searchOverHttp =
  (searchUrl: string, findKey: () => Promise<string>): SearchMany =>
  async (queries): Promise<SearchAnswer<SearchIndexName>[]> =>
    searchMany({ searchUrl, searchKey: await findKey() }, queries, AbortSignal.timeout(10_000))

/** For a site without a database: the API tells the key. */
export function searchElsewhere(config: Config, transport: Transport): SearchMany {
  let key: string | undefined
  const findKey = async (): Promise<string> => {
    if (key) return key
    const answer = (await transport('GET /public/meilisearch/key', {
      locale: 'en',
    })) as Ok<'GET /public/meilisearch/key'>
    key = answer.key.key
    setTimeout(() => {
      key = undefined
    }, keyLifetime).unref()
    return key
  }
  return searchOverHttp(searchAddressOf(config), findKey)
}

const keyLifetime = 60_000

const noSearch: SearchMany = async () => {
  throw new Error('This process has no search service')
}

/** The address at which browsers search: an external one only if another Safar serves it. */
export function searchAddressOf({ SEARCH_URL, SEARCH_KEY, API_URL, SERVICES }: Config): string {
  if (SEARCH_URL && !SEARCH_KEY) return SEARCH_URL
  const isElsewhere = API_URL !== undefined && !SERVICES.includes('search')
  return isElsewhere ? new URL('/services/search', API_URL).href : '/services/search'
}
