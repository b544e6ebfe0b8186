import { randomUUID } from 'node:crypto'
import { isObject } from '../../engine/paths.ts'
import type { Json } from '../../engine/query.ts'
import { type ErrorCode, MeiliError, quote } from '../errors.ts'
import { type ApiKey, actions, deriveKey } from '../keys/key.ts'
import { optional, readObject, required } from './fields.ts'
import { isIndexUid, type Kind, list, oneOf, refuseValue, string } from './kinds.ts'

const ofBody = <T>(json: Kind<T>['json']): Kind<T> => ({ json, text: (value, source) => json(value, source) })

const uuid = ofBody((value, source) => {
  const found = string.json(value, source)
  if (/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(found)) return found.toLowerCase()
  return refuseValue(source, `\`${quote(found)}\` is not a valid uuid.`)
})
const pattern = ofBody((value, source) => {
  const found = string.json(value, source)
  if (found === '*' || isIndexUid(found.replace(/\*$/, ''))) return found
  return refuseValue(
    source,
    `\`${quote(found)}\` is not a valid index uid pattern. Index uid patterns can be an integer or a string containing only alphanumeric characters, hyphens (-), underscores (_), and optionally end with a star (*).`,
  )
})

const forms = [
  /^\d{4}-\d{2}-\d{2}$/,
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}$/,
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i,
]
/** The database keeps it, and knows no zero byte. */
const label = ofBody((value, source) => {
  const found = string.json(value, source)
  return found.includes('\0') ? refuseValue(source, 'a zero byte cannot be kept') : found
})

const expiry = (now: Date) =>
  ofBody((value, source) => {
    const found = string.json(value, source)
    const isZoned = forms[2]?.test(found)
    const time = forms.some((form) => form.test(found))
      ? Date.parse(isZoned ? found : `${found.slice(0, 10)}T${found.slice(11) || '00:00:00'}Z`)
      : Number.NaN
    if (time > now.getTime()) return new Date(time)
    return refuseValue(
      source,
      `\`${quote(found)}\` is not a valid date. It should follow the RFC 3339 format to represents a date or datetime in the future or specified as a null value. e.g. 'YYYY-MM-DD' or 'YYYY-MM-DD HH:MM:SS'.\n`,
    )
  })

export function parseKey(body: Json, masterKey: string, now: Date): ApiKey {
  const fields = {
    description: optional(label, 'invalid_api_key_description'),
    name: optional(label, 'invalid_api_key_name'),
    uid: optional(uuid, 'invalid_api_key_uid'),
    actions: required(list(oneOf(actions)), 'invalid_api_key_actions', 'missing_api_key_actions'),
    indexes: required(list(pattern), 'invalid_api_key_indexes', 'missing_api_key_indexes'),
    expiresAt: optional(expiry(now), 'invalid_api_key_expires_at'),
  }
  const { uid: wanted, ...key } = readObject(fields, body)
  // Null means no end: a missing field may have been forgotten.
  if (!Object.hasOwn(body as object, 'expiresAt'))
    throw new MeiliError('missing_api_key_expires_at', 'Missing field `expiresAt`')
  const uid = wanted ?? randomUUID()
  return { ...key, uid, key: deriveKey(uid, masterKey), createdAt: now, updatedAt: now }
}

const immutable: Record<string, ErrorCode> = {
  uid: 'immutable_api_key_uid',
  key: 'immutable_api_key_key',
  actions: 'immutable_api_key_actions',
  indexes: 'immutable_api_key_indexes',
  expiresAt: 'immutable_api_key_expires_at',
  createdAt: 'immutable_api_key_created_at',
  updatedAt: 'immutable_api_key_updated_at',
}

/** What a body changes of a key, whichever key that is. */
export function parseKeyChange(body: Json): Partial<Pick<ApiKey, 'name' | 'description'>> {
  const names = isObject(body) ? Object.keys(body) : []
  const fixed = names.find((name) => Object.hasOwn(immutable, name))
  if (fixed !== undefined)
    throw new MeiliError(
      immutable[fixed] as ErrorCode,
      `Immutable field \`${fixed}\`: expected one of \`description\`, \`name\``,
    )
  const change = readObject(
    { description: optional(label, 'invalid_api_key_description'), name: optional(label, 'invalid_api_key_name') },
    body,
  )
  return Object.fromEntries(Object.entries(change).filter(([name]) => names.includes(name)))
}
