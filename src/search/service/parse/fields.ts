import { isObject } from '../../engine/paths.ts'
import type { Json } from '../../engine/query.ts'
import { type ErrorCode, MeiliError, quote } from '../errors.ts'
import { type Kind, refuseType } from './kinds.ts'

/** A field of a request. One that is missing, or null, has the value of `absent`; without that it must be there. */
export type Field<T> = { kind: Kind<T>; code: ErrorCode; absent?: T; missing?: ErrorCode }
export type Fields = Record<string, Field<unknown>>
export type Read<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer T> ? T : never
}

export const optional = <T>(kind: Kind<T>, code: ErrorCode): Field<T | null> => ({
  kind: kind as Kind<T | null>,
  code,
  absent: null,
})
export const withDefault = <T>(kind: Kind<T>, code: ErrorCode, absent: T): Field<T> => ({ kind, code, absent })
export const required = <T>(kind: Kind<T>, code: ErrorCode, missing: ErrorCode): Field<T> => ({ kind, code, missing })

type ObjectOptions = { path?: string; code?: ErrorCode; ignoresOthers?: boolean }

/** The fields of a JSON object, each in its kind; a field that is not known is refused. */
export function readObject<F extends Fields>(fields: F, value: Json, options: ObjectOptions = {}): Read<F> {
  const { path = '', code = 'bad_request', ignoresOthers = false } = options
  if (!isObject(value)) return refuseType({ path, code }, 'an object', value)
  if (!ignoresOthers) refuseUnknown(fields, Object.keys(value), code, path === '' ? '' : ` inside \`${path}\``, 'field')
  const read = (name: string, { kind, code }: Field<unknown>) =>
    kind.json(value[name] as Json, { path: `${path}.${name}`, code })
  const isPresent = (name: string) => Object.hasOwn(value, name) && value[name] !== null
  return readEach(fields, isPresent, read, path === '' ? '' : ` inside \`${path}\``)
}

/** The parameters of a query string. */
export function readQuery<F extends Fields>(fields: F, query: Record<string, unknown>): Read<F> {
  refuseUnknown(fields, Object.keys(query), 'bad_request', '', 'parameter')
  const read = (name: string, { kind, code }: Field<unknown>) => {
    const input = query[name]
    if (typeof input === 'string') return kind.text(input, { path: name, code })
    throw new MeiliError('bad_request', `Parameter \`${name}\` is given several times`)
  }
  return readEach(fields, (name) => query[name] !== undefined, read, '')
}

function readEach<F extends Fields>(
  fields: F,
  isPresent: (name: string) => boolean,
  read: (name: string, field: Field<unknown>) => unknown,
  inside: string,
): Read<F> {
  const found: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) found[name] = isPresent(name) ? read(name, field) : field.absent
  // Only now, as Meilisearch does: what was sent is wrong whatever else is added to it.
  for (const [name, { missing }] of Object.entries(fields))
    if (missing && !isPresent(name)) throw new MeiliError(missing, `Missing field \`${name}\`${inside}`)
  return found as Read<F>
}

function refuseUnknown(fields: Fields, names: string[], code: ErrorCode, inside: string, what: string): void {
  const unknown = names.find((name) => !Object.hasOwn(fields, name))
  if (unknown === undefined) return
  const known = Object.keys(fields).map((name) => `\`${name}\``)
  throw new MeiliError(code, `Unknown ${what} \`${quote(unknown)}\`${inside}: expected one of ${known.join(', ')}`)
}
