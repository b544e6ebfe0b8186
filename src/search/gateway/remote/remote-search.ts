import type { FastifyInstance } from 'fastify'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import { follow } from '../../content/follow.ts'
import type { Json } from '../../engine/query.ts'
import { MeiliError } from '../../service/errors.ts'
import { createAuthorizer, type Grant } from '../../service/keys/authorize.ts'
import { mountRoutes } from '../../service/mount.ts'
import { parseMultiSearch } from '../../service/parse/multi-search-request.ts'
import { type ParsedSearch, parseSearch, parseSearchParameters } from '../../service/parse/search-request.ts'
import { type Admitted, indexUidOf, jsonBody, type Route } from '../../service/routes/route.ts'
import { openDatabaseKeys } from '../database-keys.ts'
import type { SearchDeps, SearchService } from '../embedded-search.ts'
import { askRemote, type RemoteQuery } from './ask-remote.ts'
import { createMeilisearch, type Meilisearch } from './meilisearch.ts'
import { followInto } from './remote-content.ts'

type RemoteDeps = SearchDeps & { address: string; remoteKey: string }

/** A Meilisearch elsewhere does the searching; keys, languages and the way from the database stay here. */
export async function openRemoteSearch({
  db,
  masterKey,
  address,
  remoteKey,
  onChange,
  onError,
}: RemoteDeps): Promise<SearchService> {
  const keys = await openDatabaseKeys(db, masterKey)
  const remote = createMeilisearch(address, remoteKey)
  const look = followInto(remote, db, address)
  const follower = follow({ look, onChange, onError })
  return {
    search: async (queries) => (await askRemote(remote, queries)) as unknown as SearchAnswer<SearchIndexName>[],
    mount: (scope: FastifyInstance, origins) =>
      mountRoutes(scope, { routes: toRoutes(remote), authorize: createAuthorizer(keys, masterKey), origins }),
    wake: follower.wake,
    stop: follower.stop,
  }
}

const path = '/indexes/:indexUid/search'

function toRoutes(remote: Meilisearch): Route<Admitted>[] {
  const answer = async (call: Admitted, request: ParsedSearch) => {
    const uid = indexUidOf(call)
    const [found] = await alone(askRemote(remote, [toRemote(uid, request, call.grant)]))
    const { indexUid: _, ...rest } = found ?? {}
    return rest
  }
  return [
    {
      method: 'GET',
      path,
      action: 'search',
      run: (call) => answer(call, parseSearchParameters(call.query)),
    },
    {
      method: 'POST',
      path,
      action: 'search',
      run: (call) => answer(call, parseSearch(jsonBody(call))),
    },
    {
      method: 'POST',
      path: '/multi-search',
      action: 'search',
      run: async (call) => {
        const { queries, federation } = parseMultiSearch(jsonBody(call), call.grant.isBounded)
        if (federation) throw new MeiliError('feature_not_enabled', 'Federated searches are not passed on.')
        return {
          results: await askRemote(
            remote,
            queries.map(({ indexUid, search }) => toRemote(indexUid, search, call.grant)),
          ),
        }
      },
    },
    { method: 'GET', path: '/health', action: null, run: () => remote.ask('GET', '/health') },
  ]
}

/** All searches are passed on together, also for callers of a single one. */
async function alone<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof MeiliError)) throw error
    const message = error.message.replace(/^Inside `\.queries\[0\]`: /, '')
    throw new MeiliError(error.code, message, error.code === 'index_not_found' ? 404 : error.status)
  }
}

/** The request with the caller's rule added; fields that were not requested are left out. */
function toRemote(indexUid: string, request: ParsedSearch, grant: Grant): RemoteQuery {
  grant.requireIndex(indexUid)
  const asked = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null && value !== false))
  const rule = grant.ruleFor(indexUid)?.filter ?? null
  const filters: Json[] = [rule, request.filter].filter((filter) => filter !== null && filter !== undefined)
  const isPaged = request.page !== null || request.hitsPerPage !== null
  const { limit, offset, ...rest } = asked
  return {
    ...rest,
    ...(isPaged ? {} : { limit, offset }),
    indexUid,
    ...(filters.length > 0 ? { filter: filters.flatMap((filter) => (Array.isArray(filter) ? filter : [filter])) } : {}),
  }
}
