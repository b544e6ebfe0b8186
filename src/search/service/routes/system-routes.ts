import type { Json } from '../../engine/query.ts'
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
]
