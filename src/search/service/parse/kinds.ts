import type { Json } from '../../engine/query.ts'
import { type ErrorCode, MeiliError, quote } from '../errors.ts'

/** Where a value stands: `.queries[0].limit` of a body, or `limit` of a query string. */
export type FieldPath = { path: string; code: ErrorCode }

/** How one kind of value is read from a body and from a query string. */
export type Kind<T> = { json(value: Json, source: FieldPath): T; text(value: string, source: FieldPath): T }

export const describe = (value: Json): string => {
  if (value === null) return 'null'
  const shown = quote(JSON.stringify(value))
  if (Array.isArray(value)) return `an array: \`${shown}\``
  if (typeof value === 'object') return `an object: \`${shown}\``
  if (typeof value === 'string') return `a string: \`${shown}\``
  if (typeof value === 'boolean') return `a boolean: \`${shown}\``
  if (!Number.isInteger(value)) return `a number: \`${shown}\``
  return value < 0 ? `a negative integer: \`${shown}\`` : `a positive integer: \`${shown}\``
}

const at = (path: string): string => (path === '' ? '' : ` at \`${path}\``)

export function refuseType({ path, code }: FieldPath, expected: string, value: Json): never {
  throw new MeiliError(code, `Invalid value type${at(path)}: expected ${expected}, but found ${describe(value)}`)
}
export function refuseValue({ path, code }: FieldPath, message: string): never {
  throw new MeiliError(code, `Invalid value${at(path)}: ${message}`)
}
export function refuseText({ path, code }: FieldPath, message: string): never {
  throw new MeiliError(code, `Invalid value in parameter \`${path}\`: ${message}`)
}

const listOf = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ')

export const string: Kind<string> = {
  json: (value, source) => (typeof value === 'string' ? value : refuseType(source, 'a string', value)),
  text: (value) => value,
}

export const count: Kind<number> = {
  json: (value, source) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0
      ? value
      : refuseType(source, 'a positive integer', value),
  text: (value, source) =>
    /^\d{1,20}$/.test(value)
      ? Number(value)
      : refuseText(source, `could not parse \`${quote(value)}\` as a positive integer`),
}

export const flag: Kind<boolean> = {
  json: (value, source) => (typeof value === 'boolean' ? value : refuseType(source, 'a boolean', value)),
  text: (value, source) =>
    value === 'true' || value === 'false'
      ? value === 'true'
      : refuseText(source, `could not parse \`${quote(value)}\` as a boolean, expected either \`true\` or \`false\``),
}

/** Anything at all: checked later. */
export const anything: Kind<Json> = { json: (value) => value, text: (value) => value }

/** Values with commas between them. With several, a message names the one it is about. */
export function readEach<T>(value: string, source: FieldPath, read: Kind<T>['text']): T[] {
  const parts = value.split(',')
  if (parts.length === 1) return [read(value, source)]
  return parts.map((one, index) => read(one, { ...source, path: `${source.path}[${index}]` }))
}

export const list = <T>(kind: Kind<T>): Kind<T[]> => ({
  json: (value, { path, code }) =>
    Array.isArray(value)
      ? value.map((one, index) => kind.json(one, { path: `${path}[${index}]`, code }))
      : refuseType({ path, code }, 'an array', value),
  text: (value, source) => (value === '' ? [] : readEach(value, source, kind.text)),
})
export const texts = list(string)

/** What nobody needs more of: without an end, one small request could make a very large answer. */
const maxNames = 1000
const maxTag = 200

/** Names in a search. */
export const names: Kind<string[]> = {
  json: (value, source) => {
    const found = texts.json(value, source)
    return found.length > maxNames ? refuseValue(source, `expected at most ${maxNames} elements`) : found
  },
  text: (value, source) => texts.text(value, source).slice(0, maxNames),
}

/** A text that is put into every hit. */
export const tag: Kind<string> = {
  json: (value, source) => {
    const found = string.json(value, source)
    return found.length > maxTag ? refuseValue(source, `expected at most ${maxTag} characters`) : found
  },
  text: (value, source) =>
    value.length > maxTag ? refuseText(source, `expected at most ${maxTag} characters`) : value,
}

export const oneOf = <T extends string>(values: readonly T[]): Kind<T> => ({
  json: (value, { path, code }) => {
    const found = string.json(value, { path, code })
    if (values.includes(found as T)) return found as T
    const message = `Unknown value \`${quote(found)}\`${at(path)}: expected one of ${listOf(values)}`
    throw new MeiliError(code, message)
  },
  text: (value, { path, code }) => {
    if (values.includes(value as T)) return value as T
    const message = `Unknown value \`${quote(value)}\` for parameter \`${path}\`: expected one of ${listOf(values)}`
    throw new MeiliError(code, message)
  },
})

/** A number, within bounds that the message names. */
export const number = (isRight: (value: number) => boolean, message: string): Kind<number> => ({
  json: (value, source) => {
    if (typeof value !== 'number') return refuseType(source, 'a number', value)
    return isRight(value) ? value : refuseValue(source, message)
  },
  text: (value, source) => {
    const found = value.trim() === '' ? Number.NaN : Number(value)
    return isRight(found) ? found : refuseText(source, message)
  },
})

const share = (name: string) =>
  number(
    (value) => value >= 0 && value <= 1,
    `the value of \`${name}\` is invalid, expected a float between \`0.0\` and \`1.0\`.`,
  )
export const threshold = share('rankingScoreThreshold')
export const semanticRatio = share('semanticRatio')

const uidPattern = /^[A-Za-z0-9_-]{1,512}$/
const uidHelp =
  'is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.'

export const isIndexUid = (value: string): boolean => uidPattern.test(value)
export function requireIndexUid(value: string): string {
  if (isIndexUid(value)) return value
  throw new MeiliError('invalid_index_uid', `\`${quote(value)}\` ${uidHelp}`)
}
export const indexUid: Kind<string> = {
  json: (value, source) => {
    const found = string.json(value, source)
    return isIndexUid(found) ? found : refuseValue(source, `\`${quote(found)}\` ${uidHelp}`)
  },
  text: (value, source) => (isIndexUid(value) ? value : refuseText(source, `\`${quote(value)}\` ${uidHelp}`)),
}
