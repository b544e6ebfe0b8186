import { isObject } from '../../engine/paths.ts'
import type { Json } from '../../engine/query.ts'
import { MeiliError, quote } from '../errors.ts'
import { listFields } from '../fields.ts'
import { optional, readObject, readQuery, required, withDefault } from '../parse/fields.ts'
import { count, flag, indexUid, type Kind, list, string } from '../parse/kinds.ts'
import { parseStatsQuery, statsOf, statsOfAll } from '../stats.ts'
import { type Entry, requireForeign } from '../store.ts'
import { enqueue, indexUidOf, jsonBody, type Route, type SearchCall } from './route.ts'

const toView = ({ uid, createdAt, updatedAt, primaryKey }: Entry) => ({
  uid,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  primaryKey,
})

const pageFields = {
  offset: withDefault(count, 'invalid_index_offset', 0),
  limit: withDefault(count, 'invalid_index_limit', 20),
}

function listIndexes({ deps, grant, query }: SearchCall) {
  const { offset, limit } = readQuery(pageFields, query)
  const entries = deps.store.list().filter(({ uid }) => grant.allowsIndex(uid))
  return { results: entries.slice(offset, offset + limit).map(toView), offset, limit, total: entries.length }
}

const creationFields = {
  uid: required(indexUid, 'invalid_index_uid', 'missing_index_uid'),
  primaryKey: optional(string, 'invalid_index_primary_key'),
}

function create(call: SearchCall) {
  const { store } = call.deps
  const { uid, primaryKey } = readObject(creationFields, jsonBody(call))
  requireForeign(store, uid)
  return enqueue(call, {
    type: 'indexCreation',
    indexUids: [uid],
    details: { primaryKey },
    run: () => {
      store.create(uid, primaryKey)
      return undefined
    },
  })
}

const immutable = { createdAt: 'immutable_index_created_at', updatedAt: 'immutable_index_updated_at' } as const
const changeFields = {
  uid: optional(indexUid, 'invalid_index_uid'),
  primaryKey: optional(string, 'invalid_index_primary_key'),
}

function refuseImmutable(body: Json): void {
  for (const [name, code] of Object.entries(immutable))
    if (isObject(body) && Object.hasOwn(body, name))
      throw new MeiliError(code, `Immutable field \`${name}\`: expected one of \`primaryKey\`, \`uid\``)
}

function update(call: SearchCall) {
  const { store } = call.deps
  const uid = indexUidOf(call)
  const body = jsonBody(call)
  refuseImmutable(body)
  const { uid: next, primaryKey } = readObject(changeFields, body)
  for (const name of [uid, next ?? uid]) requireForeign(store, name)
  if (next !== null) call.grant.requireIndex(next)
  const isRenamed = next !== null && next !== uid
  return enqueue(call, {
    type: 'indexUpdate',
    indexUids: [uid],
    details: { primaryKey, ...(isRenamed ? { oldIndexUid: uid, newIndexUid: next } : {}) },
    run: () => {
      const entry = store.get(uid)
      if (primaryKey !== null) store.setPrimaryKey(entry, primaryKey)
      if (isRenamed) store.rename(uid, next)
      return undefined
    },
  })
}

function remove(call: SearchCall) {
  const { store } = call.deps
  const uid = indexUidOf(call)
  requireForeign(store, uid)
  return enqueue(call, {
    type: 'indexDeletion',
    indexUids: [uid],
    details: {},
    failure: { deletedDocuments: 0 },
    run: () => ({ deletedDocuments: store.remove(uid) }),
  })
}

const swapFields = {
  indexes: required(list(indexUid), 'invalid_swap_indexes', 'missing_swap_indexes'),
  rename: withDefault(flag, 'invalid_swap_rename', false),
}
const swapKind: Kind<{ indexes: string[]; rename: boolean }> = {
  json: (value, { path }) => readObject(swapFields, value, { path }),
  text: (value, { path }) => readObject(swapFields, value, { path }),
}

function swap(call: SearchCall) {
  const { store } = call.deps
  const swaps = list(swapKind).json(jsonBody(call), { path: '', code: 'bad_request' })
  const names = swaps.flatMap(({ indexes }) => indexes)
  for (const { indexes } of swaps)
    if (indexes.length !== 2)
      throw new MeiliError(
        'invalid_swap_indexes',
        `Two indexes must be given for each swap. The list \`${quote(`[${indexes.map((uid) => `"${uid}"`).join(', ')}]`)}\` contains ${indexes.length} indexes.`,
      )
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    throw new MeiliError(
      'invalid_swap_duplicate_index_found',
      `Indexes must be declared only once during a swap. \`${twice}\` was specified several times.`,
    )
  for (const name of names) requireForeign(store, name)
  return enqueue(call, {
    type: 'indexSwap',
    indexUids: names,
    details: { swaps },
    run: () => {
      const pairs = swaps.map(({ indexes: [one = '', two = ''], rename }) => ({ one, two, rename }))
      // All are looked for before any is swapped, so that nothing is left half done.
      for (const { one, two, rename } of pairs) {
        store.get(one)
        if (!rename) store.get(two)
      }
      for (const { one, two, rename } of pairs) rename ? store.rename(one, two) : store.swap(one, two)
      return undefined
    },
  })
}

function stats({ deps: { store, tasks }, grant, query }: SearchCall) {
  const entries = store.list().filter(({ uid }) => grant.allowsIndex(uid))
  return statsOfAll(entries, tasks.isBusy, parseStatsQuery(query))
}

function statsOfOne(call: SearchCall) {
  const uid = indexUidOf(call)
  const query = parseStatsQuery(call.query)
  return statsOf(call.deps.store.get(uid), call.deps.tasks.isBusy(uid), query)
}

const path = '/indexes/:indexUid'
export const indexRoutes: Route[] = [
  { method: 'GET', path: '/indexes', action: 'indexes.get', run: listIndexes },
  { method: 'POST', path: '/indexes', action: 'indexes.create', status: 202, run: create },
  { method: 'GET', path, action: 'indexes.get', run: (call) => toView(call.deps.store.get(indexUidOf(call))) },
  { method: 'PATCH', path, action: 'indexes.update', status: 202, run: update },
  { method: 'DELETE', path, action: 'indexes.delete', status: 202, run: remove },
  { method: 'GET', path: `${path}/stats`, action: 'stats.get', run: statsOfOne },
  {
    method: 'POST',
    path: `${path}/fields`,
    action: 'settings.get',
    run: (call) => listFields(call.deps.store.get(indexUidOf(call)), call.body.length === 0 ? {} : jsonBody(call)),
  },
  { method: 'POST', path: '/swap-indexes', action: 'indexes.swap', status: 202, run: swap },
  { method: 'GET', path: '/stats', action: 'stats.get', run: stats },
]
