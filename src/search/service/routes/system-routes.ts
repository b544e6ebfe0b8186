import type { Json } from '../../engine/query.ts'
import { MeiliError } from '../errors.ts'
import type { Action } from '../keys/key.ts'
import { optional, readObject } from '../parse/fields.ts'
import { flag } from '../parse/kinds.ts'
import { type Features, featureNames } from '../store.ts'
import { jsonBody, type Route } from './route.ts'

const featureFields = Object.fromEntries(featureNames.map((name) => [name, optional(flag, 'bad_request')]))

function changeFeatures(features: Features, body: Json): Features {
  for (const [name, input] of Object.entries(readObject(featureFields, body)))
    if (input !== null) features[name as keyof Features] = input
  return features
}

/** What belongs to a server of its own: here content comes from a database that is saved by other means. */
const notOffered = (path: string, action: Action, what: string): Route => ({
  method: 'POST',
  path,
  action,
  run: () => {
    throw new MeiliError('feature_not_enabled', `${what} are not offered by this service.`)
  },
})

export const systemRoutes: Route[] = [
  { method: 'GET', path: '/health', action: null, run: () => ({ status: 'available' }) },
  {
    method: 'GET',
    path: '/version',
    action: 'version',
    run: () => ({ commitSha: 'unknown', commitDate: 'unknown', pkgVersion: '1.50.0' }),
  },
  {
    method: 'GET',
    path: '/experimental-features',
    action: 'experimental.get',
    run: ({ deps }) => deps.store.features,
  },
  {
    method: 'PATCH',
    path: '/experimental-features',
    action: 'experimental.update',
    run: (call) => changeFeatures(call.deps.store.features, jsonBody(call)),
  },
  notOffered('/dumps', 'dumps.create', 'Dumps'),
  notOffered('/snapshots', 'snapshots.create', 'Snapshots'),
  notOffered('/export', 'export', 'Exports'),
]
