import { createHmac, timingSafeEqual } from 'node:crypto'
import { isObject } from '../../engine/paths.ts'
import type { Json } from '../../engine/query.ts'
import { MeiliError } from '../errors.ts'
import { parseJson } from '../json.ts'
import { deriveKey, matchesIndex } from './key.ts'

/** Which indexes a token may search, and what its finds must pass. */
export type SearchRules = Map<string, { filter: Json | null }>
export type TenantToken = { apiKeyUid: string; rules: SearchRules }

const hashes: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' }
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const refuse = (message: string): never => {
  throw new MeiliError('invalid_api_key', message)
}
const undecodable = (reason: string): never => refuse(`Could not decode tenant token, ${reason}.`)

/** A bearer that is a signed token; null if it has not even the form of one. */
export function readTenantToken(token: string, masterKey: string, now: Date): TenantToken | null {
  const [header, payload, signature, ...rest] = token.split('.')
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) return null
  const { alg } = readPart(header)
  const { apiKeyUid, searchRules, exp } = readPart(payload)
  const hash = typeof alg === 'string' && Object.hasOwn(hashes, alg) ? hashes[alg] : undefined
  if (!hash) return undecodable('InvalidAlgorithm')
  if (typeof apiKeyUid !== 'string' || !uuid.test(apiKeyUid)) return undecodable('JSON error: invalid `apiKeyUid`')
  const rules = readRules(searchRules)
  const right = createHmac(hash, deriveKey(apiKeyUid.toLowerCase(), masterKey)).update(`${header}.${payload}`).digest()
  const input = Buffer.from(signature, 'base64url')
  if (input.length !== right.length || !timingSafeEqual(input, right)) return undecodable('InvalidSignature')
  if (exp !== undefined && exp !== null) {
    if (typeof exp !== 'number') return undecodable('JSON error: invalid `exp`')
    const seconds = Math.floor(now.getTime() / 1000)
    if (seconds > exp) return refuse(`Tenant token expired. Was valid up to \`${exp}\` and we're now \`${seconds}\`.`)
  }
  return { apiKeyUid: apiKeyUid.toLowerCase(), rules }
}

function readPart(part: string): { [name: string]: Json } {
  try {
    const value = parseJson(Buffer.from(part, 'base64url').toString())
    if (isObject(value)) return value
  } catch {
    // Told below.
  }
  return undecodable('JSON error')
}

function readRules(value: Json | undefined): SearchRules {
  if (Array.isArray(value) && value.every((name) => typeof name === 'string'))
    return new Map(value.map((name) => [name, { filter: null }]))
  if (value === undefined || !isObject(value)) return undecodable('JSON error: invalid `searchRules`')
  return new Map(
    Object.entries(value).map(([pattern, rule]) => {
      if (rule === null) return [pattern, { filter: null }]
      if (!isObject(rule)) return undecodable('JSON error: invalid `searchRules`')
      return [pattern, { filter: rule.filter ?? null }]
    }),
  )
}

/** The rule that speaks most exactly of an index; undefined if none lets it be searched. */
export function ruleFor(rules: SearchRules, indexUid: string): { filter: Json | null } | undefined {
  const fitting = [...rules].filter(([pattern]) => matchesIndex(pattern, indexUid))
  const weight = ([pattern]: [string, unknown]) => (pattern === indexUid ? 1e6 : 0) + pattern.length
  return fitting.sort((one, two) => weight(two) - weight(one))[0]?.[1]
}
