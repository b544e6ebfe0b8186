import { MeiliError, quote } from '../errors.ts'
import { type ApiKey, toKeyView } from '../keys/key.ts'
import { readQuery, withDefault } from '../parse/fields.ts'
import { parseKey, parseKeyChange } from '../parse/key-request.ts'
import { count } from '../parse/kinds.ts'
import { jsonBody, type Route, type SearchCall } from './route.ts'

const pageFields = {
  offset: withDefault(count, 'invalid_api_key_offset', 0),
  limit: withDefault(count, 'invalid_api_key_limit', 20),
}

async function find({ deps, params }: SearchCall): Promise<ApiKey> {
  const name = params.key ?? ''
  const key = await deps.keys.find(name)
  if (key) return key
  throw new MeiliError('api_key_not_found', `API key \`${quote(name)}\` not found.`)
}

export const keyRoutes: Route[] = [
  {
    method: 'GET',
    path: '/keys',
    action: 'keys.get',
    run: async ({ deps, query }) => {
      const { offset, limit } = readQuery(pageFields, query)
      const keys = await deps.keys.list()
      return { results: keys.slice(offset, offset + limit).map(toKeyView), offset, limit, total: keys.length }
    },
  },
  {
    method: 'POST',
    path: '/keys',
    action: 'keys.create',
    status: 201,
    run: async (call) => {
      const { keys, masterKey, now } = call.deps
      const key = parseKey(jsonBody(call), masterKey, now())
      if (await keys.insert(key)) return toKeyView(key)
      throw new MeiliError(
        'api_key_already_exists',
        `\`uid\` field value \`${key.uid}\` is already an existing API key.`,
      )
    },
  },
  { method: 'GET', path: '/keys/:key', action: 'keys.get', run: async (call) => toKeyView(await find(call)) },
  {
    method: 'PATCH',
    path: '/keys/:key',
    action: 'keys.update',
    run: async (call) => {
      const { keys, now } = call.deps
      const change = parseKeyChange(jsonBody(call))
      const key = { ...(await find(call)), ...change, updatedAt: now() }
      await keys.update(key)
      return toKeyView(key)
    },
  },
  {
    method: 'DELETE',
    path: '/keys/:key',
    action: 'keys.delete',
    status: 204,
    run: async (call) => {
      await call.deps.keys.remove((await find(call)).uid)
      return null
    },
  },
]
