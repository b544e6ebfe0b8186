import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MeiliError } from '../errors.ts'
import { parseKey, parseKeyChange } from '../parse/key-request.ts'
import { createAuthorizer } from './authorize.ts'
import {
  type ApiKey,
  actions,
  deriveKey,
  type KeyAction,
  makeDefaultKeys,
  matchesIndex,
  mayDo,
  toKeyView,
} from './key.ts'
import { createMemoryKeyStore } from './key-store.ts'
import { readTenantToken, ruleFor } from './tenant-token.ts'

const master = 'a master key of length'
const now = new Date('2026-11-15T12:00:00Z')
const uid = '3db051e0-423d-4b5c-a63a-f82a7043dce6'
const make = (change: Partial<ApiKey> = {}): ApiKey => ({
  uid,
  key: deriveKey(uid, master),
  name: null,
  description: null,
  actions: ['search'],
  indexes: ['*'],
  expiresAt: null,
  createdAt: now,
  updatedAt: now,
  ...change,
})
const problem = async (run: () => unknown): Promise<string> => {
  try {
    await run()
  } catch (error) {
    if (error instanceof MeiliError) return `${error.status} ${error.code}: ${error.message}`
    throw error
  }
  return 'allowed'
}

describe('a key', () => {
  test('follows from its uid and the master key', () => {
    expect(deriveKey(uid, master)).toBe(createHmac('sha256', master).update(uid).digest('hex'))
    expect(makeDefaultKeys(master, now)).toEqual(makeDefaultKeys(master, now))
    expect(makeDefaultKeys(master, now)[0]?.uid).not.toBe(makeDefaultKeys('another', now)[0]?.uid)
    expect(makeDefaultKeys(master, now)[0]?.uid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  })

  test.each<[KeyAction[], KeyAction, boolean]>([
    [['*'], 'keys.delete', true],
    [['documents.*'], 'documents.add', true],
    [['documents.*'], 'indexes.get', false],
    [['*.get'], 'settings.get', true],
    [['*.get'], 'keys.get', false],
    [['*.get'], 'search', false],
    [['search'], 'search', true],
    [[], 'search', false],
  ])('for %j may do %s: %s', (allowed, action, verdict) =>
    expect(mayDo(make({ actions: allowed }), action)).toBe(verdict),
  )

  test('is for indexes by name or by beginning', () => {
    expect(matchesIndex('hotels', 'hotels')).toBe(true)
    expect(matchesIndex('hotel*', 'hotels')).toBe(true)
    expect(matchesIndex('hotel', 'hotels')).toBe(false)
  })

  test('is shown with dates as they were given', () => {
    const view = toKeyView(
      make({ expiresAt: new Date('2050-11-13T00:00:00Z'), createdAt: new Date('2026-01-01T00:00:00.120Z') }),
    )
    expect(view).toMatchObject({ expiresAt: '2050-11-13T00:00:00Z', createdAt: '2026-01-01T00:00:00.12Z' })
  })
})

describe('a wish for a key', () => {
  const parse = (body: object) => problem(() => parseKey(body as never, master, now))
  const good = { actions: ['search'], indexes: ['a*'], expiresAt: null }
  test.each([
    [good, /^allowed/],
    [{ ...good, expiresAt: '2027-01-01' }, /^allowed/],
    [{ ...good, expiresAt: '2027-01-01 10:00:00' }, /^allowed/],
    [{ ...good, expiresAt: '2027-01-01T10:00:00+03:00' }, /^allowed/],
    [{ ...good, uid: 'x' }, /^400 invalid_api_key_uid/],
    [
      { ...good, actions: ['search', 'rule'] },
      /^400 invalid_api_key_actions: Unknown value `rule` at `.actions\[1\]`: expected one of `\*`/,
    ],
    [{ ...good, indexes: ['a b'] }, /^400 invalid_api_key_indexes/],
    [{ ...good, name: 'a\0b' }, /^400 invalid_api_key_name/],
    [{ ...good, description: 'a\0b' }, /^400 invalid_api_key_description/],
    [{ ...good, expiresAt: '2020-01-01' }, /^400 invalid_api_key_expires_at/],
    [{ ...good, expiresAt: 'soon' }, /^400 invalid_api_key_expires_at/],
    [{ actions: ['search'], indexes: ['*'] }, /^400 missing_api_key_expires_at/],
    [{ indexes: ['*'], expiresAt: null }, /^400 missing_api_key_actions: Missing field `actions`/],
    [{ indexes: ['a b'] }, /^400 invalid_api_key_indexes/],
    [{ ...good, colour: 'red' }, /^400 bad_request/],
  ])('%j', async (body, verdict) => expect(await parse(body)).toMatch(verdict))

  test('every action can be wished for', () => {
    expect(parseKey({ ...good, actions }, master, now).actions).toEqual(actions)
  })

  test('only its name and description change', async () => {
    expect(parseKeyChange({ name: 'n' })).toEqual({ name: 'n' })
    expect(parseKeyChange({ description: null })).toEqual({ description: null })
    expect(await problem(() => parseKeyChange({ indexes: [] }))).toMatch(/^400 immutable_api_key_indexes/)
  })
})

describe('who is let in', () => {
  const ask = async (
    key: ApiKey | null,
    header: string | undefined,
    action: KeyAction = 'search',
    index: string | null = 'hotels',
  ) => problem(() => createAuthorizer(createMemoryKeyStore(key ? [key] : []), master, () => now)(header, action, index))
  const own = `Bearer ${deriveKey(uid, master)}`

  test.each<[string, ApiKey | null, string | undefined, RegExp]>([
    ['the master', null, `Bearer ${master}`, /^allowed/],
    ['a key', make(), own, /^allowed/],
    ['nobody', make(), undefined, /^401 missing_authorization_header/],
    ['another method', make(), `Basic ${deriveKey(uid, master)}`, /^401 missing_authorization_header/],
    ['a stranger', make(), 'Bearer wrong', /^403 invalid_api_key: The provided API key is invalid\.$/],
    ['a uid, which is no secret', make(), `Bearer ${uid}`, /^403 invalid_api_key/],
    [
      'a key of another master',
      make({ key: deriveKey(uid, 'another') }),
      `Bearer ${deriveKey(uid, 'another')}`,
      /^403 invalid_api_key/,
    ],
    ['a key that has ended', make({ expiresAt: now }), own, /^403 invalid_api_key/],
    ['a key for something else', make({ actions: ['documents.*'] }), own, /^403 invalid_api_key/],
    [
      'a key for another index',
      make({ indexes: ['visa', 'event*'] }),
      own,
      /^403 invalid_api_key: The API key cannot acces the index `hotels`, authorized indexes are \["event\*", "visa"\]\.$/,
    ],
  ])('%s', async (_, key, header, verdict) => expect(await ask(key, header)).toMatch(verdict))
})

describe('a token', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sign = (payload: object, alg = 'HS256', secret = deriveKey(uid, master), hash = 'sha256') => {
    const text = `${part({ alg, typ: 'JWT' })}.${part(payload)}`
    return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
  }
  const read = (token: string) => problem(() => readTenantToken(token, master, now))
  const claims = { apiKeyUid: uid, searchRules: ['*'] }

  test.each([
    ['right', sign(claims), /^allowed/],
    ['right, by another hash', sign(claims, 'HS384', undefined, 'sha384'), /^allowed/],
    ['not over yet', sign({ ...claims, exp: now.getTime() / 1000 }), /^allowed/],
    ['over', sign({ ...claims, exp: 1000 }), /Tenant token expired\. Was valid up to `1000` and we're now `\d+`\.$/],
    ['signed by another', sign(claims, 'HS256', 'x'), /InvalidSignature/],
    ['signed by nobody', `${sign(claims, 'none').split('.').slice(0, 2).join('.')}.`, /InvalidAlgorithm/],
    ['of another algorithm', sign(claims, 'RS256'), /InvalidAlgorithm/],
    ['of a name of the prototype', sign(claims, 'constructor'), /InvalidAlgorithm/],
    ['without rules', sign({ apiKeyUid: uid }), /searchRules/],
    ['without a key', sign({ searchRules: [] }), /apiKeyUid/],
    ['garbage', 'a.b.c', /Could not decode tenant token/],
  ])('%s', async (_, token, verdict) => expect(await read(token)).toMatch(verdict))

  test('is none without three parts', () => {
    expect(readTenantToken(deriveKey(uid, master), master, now)).toBeNull()
    expect(readTenantToken('a.b.c.d', master, now)).toBeNull()
  })

  test('speaks by its most exact rule', () => {
    const token = readTenantToken(
      sign({ apiKeyUid: uid, searchRules: { '*': null, 'hot*': { filter: 'a = 1' }, hotels: { filter: 'b = 2' } } }),
      master,
      now,
    )
    const filterOf = (index: string) => ruleFor(token?.rules ?? new Map(), index)?.filter
    expect([filterOf('hotels'), filterOf('hotpots'), filterOf('visa')]).toEqual(['b = 2', 'a = 1', null])
    expect(ruleFor(new Map([['a', { filter: null }]]), 'b')).toBeUndefined()
  })
})
