import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Behaviour, failures, openStandIn } from '../testing/stand-in.ts'
import { createGoogle, GoogleError } from './google.ts'

const now = new Date('2026-03-03T10:00:00Z')
const seconds = now.getTime() / 1000
const clientId = 'safar.apps.googleusercontent.example'
const claims: JWTPayload = {
  iss: 'https://accounts.google.com',
  aud: clientId,
  azp: clientId,
  sub: '110169484474386276334',
  email: 'shilan@example.com',
  email_verified: true,
  name: 'شیلان عومەر',
  nonce: 'n-0S6_WzA2Mj',
  iat: seconds - 5,
  exp: seconds + 3595,
}

const [own, other, elliptic] = await Promise.all([
  generateKeyPair('RS256', { extractable: true }),
  generateKeyPair('RS256'),
  generateKeyPair('ES256', { extractable: true }),
])
const jwk = async (key: CryptoKey, kid: string, alg = 'RS256') => ({ ...(await exportJWK(key)), kid, alg, use: 'sig' })
const keySet = JSON.stringify({
  keys: [await jwk(own.publicKey, 'key-1'), await jwk(elliptic.publicKey, 'key-2', 'ES256')],
})

let service: Awaited<ReturnType<typeof openStandIn>>
beforeEach(async () => {
  service = await openStandIn({ body: keySet, headers: { 'content-type': 'application/json' } })
})
afterEach(() => service.close())

const google = () => createGoogle({ clientId, jwksUrl: `${service.url}/certs`, timeout: service.patience() })
const sign = (payload: JWTPayload, key: CryptoKey | Uint8Array = own.privateKey, header: object = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header }).sign(key)
const failure = async (token: string, verifier = google()): Promise<GoogleError> =>
  verifier.verify(token, now).then(
    () => Promise.reject(new Error('it was accepted')),
    (error) => error,
  )

describe('a good token', () => {
  test('gives the identity', async () => {
    expect(await google().verify(await sign(claims), now)).toEqual({
      subject: '110169484474386276334',
      email: 'shilan@example.com',
      name: 'شیلان عومەر',
      nonce: 'n-0S6_WzA2Mj',
      signedInAt: new Date((claims.iat ?? 0) * 1000),
      expiresAt: new Date((claims.exp ?? 0) * 1000),
    })
  })

  test.each<[string, JWTPayload, object]>([
    ['the short issuer', { iss: 'accounts.google.com' }, {}],
    ['an address that is not verified', { email_verified: false }, { email: null }],
    ['an address verified in words', { email_verified: 'true' }, { email: null }],
    ['an address without a word on it', { email_verified: undefined }, { email: null }],
    ['no address', { email: undefined }, { email: null }],
    ['no name', { name: undefined, nonce: undefined }, { name: null, nonce: null }],
    ['a name of spaces', { name: '  ' }, { name: null }],
    ['things of another kind', { name: 7, nonce: {}, email: [] }, { name: null, nonce: null, email: null }],
    ['when somebody signed in there', { auth_time: seconds - 90 }, { signedInAt: new Date((seconds - 90) * 1000) }],
    ['a clock that is a little off', { iat: seconds + 20, nbf: seconds + 20 }, {}],
    ['an end a moment ago', { exp: seconds - 20 }, {}],
  ])('may have %s', async (_, changed, expected) => {
    const identity = await google().verify(await sign({ ...claims, ...changed }), now)
    expect(identity).toMatchObject({ subject: claims.sub, ...expected })
  })

  test('takes the clock of the machine when none is given', async () => {
    const real = Math.floor(Date.now() / 1000)
    const token = await sign({ ...claims, iat: real, exp: real + 60 })
    expect((await google().verify(token)).subject).toBe(claims.sub)
    await expect(google().verify(await sign({ ...claims, iat: 1, exp: 2 }))).rejects.toMatchObject({
      reason: 'refused',
    })
  })

  test('asks for the keys once', async () => {
    const verifier = google()
    for (const token of [await sign(claims), await sign(claims)]) await verifier.verify(token, now)
    expect(service.asked.map(({ path }) => path)).toEqual(['/certs'])
  })
})

describe('a token that is refused', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['signed by another key', () => sign(claims, other.privateKey)],
    ['of a key that nobody has', () => sign(claims, other.privateKey, { kid: 'key-9' })],
    ['that names no key and is signed by another', () => sign(claims, other.privateKey, { kid: undefined })],
    ['for another app', () => sign({ ...claims, aud: 'other.apps.googleusercontent.example' })],
    ['for nobody', () => sign({ ...claims, aud: undefined })],
    ['by another issuer', () => sign({ ...claims, iss: 'https://accounts.google.com.evil.example' })],
    ['by nobody', () => sign({ ...claims, iss: undefined })],
    ['that has ended', () => sign({ ...claims, exp: seconds - 31 })],
    ['that never ends', () => sign({ ...claims, exp: undefined })],
    ['not yet good', () => sign({ ...claims, nbf: seconds + 300 })],
    ['without a subject', () => sign({ ...claims, sub: undefined })],
    ['with an empty subject', () => sign({ ...claims, sub: '' })],
    ['with a subject that is no text', () => sign({ ...claims, sub: 7 as unknown as string })],
    ['without a signature', () => new UnsecuredJWT(claims).encode()],
    [
      'of another algorithm whose key is in the set',
      () => sign(claims, elliptic.privateKey, { alg: 'ES256', kid: 'key-2' }),
    ],
    [
      'signed with the public key as a secret',
      async () => sign(claims, new TextEncoder().encode(await exportSPKI(own.publicKey)), { alg: 'HS256' }),
    ],
    ['with another payload', async () => swapPayload(await sign(claims), { ...claims, sub: '1' })],
    ['that is no token', () => 'hello'],
    ['that is empty', () => ''],
    ['that is a flood', async () => sign({ ...claims, filler: 'x'.repeat(20_000) })],
  ])('one %s', async (_, token) => {
    const error = await failure(await token())
    expect(error).toBeInstanceOf(GoogleError)
    expect(error.reason).toBe('refused')
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/shilan|1101694/)
  })
})

describe('keys that cannot be read', () => {
  const hopeless: [string, Behaviour][] = [
    ...failures,
    ['404', { status: 404, body: keySet }],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
    ['keys that are no list', { body: '{"keys":"none"}' }],
    ['an empty list', { body: '{"keys":[]}' }],
    ['a broken key', { body: '{"keys":[{"kty":"RSA","kid":"key-1","n":"!","e":"AQAB"}]}' }],
  ]
  test.each(hopeless)('%s: unavailable', async (_, behaviour) => {
    service.answer(behaviour)
    const verifier = google()
    const error = await failure(await sign(claims), verifier)
    expect(error).toBeInstanceOf(GoogleError)
    expect(error.reason).toBe('unavailable')
  })

  test('unavailable at first, and good once they can be read', async () => {
    const verifier = google()
    service.answer('close')
    expect((await failure(await sign(claims), verifier)).reason).toBe('unavailable')
    service.answer({ body: keySet })
    expect((await verifier.verify(await sign(claims), now)).subject).toBe(claims.sub)
  })
})

test('needs to know for whom tokens are', () => {
  expect(() => createGoogle({ clientId: '' })).toThrow(/needs the client id/)
})

function swapPayload(token: string, payload: JWTPayload): string {
  const [header, , signature] = token.split('.')
  return [header, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.')
}
