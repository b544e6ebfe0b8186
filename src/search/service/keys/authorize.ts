import { createHash, timingSafeEqual } from 'node:crypto'
import type { Json } from '../../engine/query.ts'
import { MeiliError } from '../errors.ts'
import { type ApiKey, deriveKey, type KeyAction, matchesIndex, mayDo } from './key.ts'
import type { KeyStore } from './key-store.ts'
import { readTenantToken, ruleFor, type SearchRules } from './tenant-token.ts'

/** What a caller may do. */
export type Grant = {
  allowsIndex(indexUid: string): boolean
  /** Refuses an index that the caller may not use, with the reason. */
  requireIndex(indexUid: string): void
  /** Whether the caller may also do something else, to this index. */
  allows(action: KeyAction, indexUid: string): boolean
  /** What everything found must pass. */
  ruleFor(indexUid: string): { filter: Json | null } | null
  isBounded: boolean
}

export type Authorizer = (header: string | undefined, action: KeyAction, indexUid: string | null) => Promise<Grant>

const everything: Grant = {
  allowsIndex: () => true,
  requireIndex: () => {},
  allows: () => true,
  ruleFor: () => null,
  isBounded: false,
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const refuse = (message = 'The provided API key is invalid.'): never => {
  throw new MeiliError('invalid_api_key', message)
}

/** Decides on every request. Texts are compared by their digests, in a time that does not depend on them. */
export function createAuthorizer(keys: KeyStore, masterKey: string, now = () => new Date()): Authorizer {
  const master = digest(masterKey)

  return async (header, action, indexUid) => {
    const [, token] = /^Bearer (.*)$/s.exec(header ?? '') ?? []
    if (token === undefined)
      throw new MeiliError(
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
      )
    if (timingSafeEqual(digest(token), master)) return everything
    // Only searches can be handed on by a token.
    const tenant = action === 'search' ? readTenantToken(token, masterKey, now()) : null
    const key = await keys.find(tenant?.apiKeyUid ?? token)
    if (!key || !isGenuine(key, tenant ? null : token, masterKey)) return refuse()
    if (key.expiresAt && key.expiresAt <= now()) return refuse()
    const grant = toGrant(key, tenant?.rules ?? null)
    if (indexUid !== null) grant.requireIndex(indexUid)
    return mayDo(key, action) ? grant : refuse()
  }
}

/** A uid is no secret and opens nothing: what was sent must be the key itself. */
function isGenuine({ uid }: ApiKey, token: string | null, masterKey: string): boolean {
  return token === null || timingSafeEqual(digest(token), digest(deriveKey(uid, masterKey)))
}

function toGrant(key: ApiKey, rules: SearchRules | null): Grant {
  const keyAllows = (uid: string) => key.indexes.some((pattern) => matchesIndex(pattern, uid))
  const tokenAllows = (uid: string) => rules === null || ruleFor(rules, uid) !== undefined
  const shown = (names: Iterable<string>) => JSON.stringify([...names].sort()).replaceAll('","', '", "')
  return {
    allowsIndex: (uid) => keyAllows(uid) && tokenAllows(uid),
    requireIndex(uid) {
      if (!tokenAllows(uid))
        refuse(
          `The provided tenant token cannot acces the index \`${uid}\`, allowed indexes are ${shown(rules?.keys() ?? [])}.`,
        )
      if (keyAllows(uid)) return
      if (rules) refuse(`The API key used to generate this tenant token cannot acces the index \`${uid}\`.`)
      refuse(`The API key cannot acces the index \`${uid}\`, authorized indexes are ${shown(key.indexes)}.`)
    },
    allows: (action, uid) => mayDo(key, action) && keyAllows(uid),
    ruleFor: (uid) => (rules && ruleFor(rules, uid)) ?? null,
    isBounded: !key.indexes.includes('*') || rules !== null,
  }
}
