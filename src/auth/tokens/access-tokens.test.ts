import { createHmac } from 'node:crypto'
import { decodeProtectedHeader, exportSPKI, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createTestAuth, forgiveLimits, warmUp } from '../testing/auth.ts'

const database = openTestDatabase()
const issuer = 'https://safar.example/services/auth'
const open = () => createTestAuth(database.db)
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

async function signIn() {
  const auth = open()
  const { accessToken } = await auth.signUp()
  const [header = '', payload = '', signature = ''] = accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  // Another process: one that has not seen the token yet.
  const identify = (token: string, now = auth.now()) => open().accounts.identify(token, now)
  return {
    auth,
    accessToken,
    header,
    payload,
    signature,
    claims,
    identify,
    kid: decodeProtectedHeader(accessToken).kid ?? '',
  }
}

/** Signed with our own key, but not as we do. */
async function forge(claims: object, header: { kid: string; typ?: string; alg?: string }) {
  const { rows } = await sql<{
    key: JWK
  }>`select private_key as key from signing_keys where id = ${header.kid}`.execute(database.db)
  const key = await importJWK(rows[0]?.key ?? {}, 'EdDSA')
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header }).sign(key)
}

describe('an access token', () => {
  test('says whose it is, for fifteen minutes', async () => {
    const { auth, accessToken, claims, identify } = await signIn()
    const member = { account: claims.sub, session: claims.sid }
    expect(claims).toMatchObject({ iss: issuer, aud: 'safar', exp: claims.iat + 900 })
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
    for (const ask of [identify, auth.accounts.identify]) {
      expect(await ask(accessToken, auth.now())).toEqual(member)
      expect(await ask(accessToken, auth.now())).toEqual(member)
      expect(await ask(accessToken, new Date((claims.exp + 1) * 1000))).toBeNull()
    }
  })

  test('can be checked with the published keys', async () => {
    const { auth, accessToken } = await signIn()
    const { keys } = await auth.jwks()
    const key = await importJWK(keys[0] as JWK, 'EdDSA')
    expect((await jwtVerify(accessToken, key, { audience: 'safar', issuer, typ: 'at+jwt' })).payload.sub).toBeTruthy()
    for (const published of keys) expect(published).not.toHaveProperty('d')
  })

  test('one that is signed as ours is ours: the forgeries below fail for their own reason', async () => {
    const { claims, kid, identify } = await signIn()
    expect(await identify(await forge(claims, { kid }))).not.toBeNull()
  })

  test('is refused with another signature, payload or none', async () => {
    const { header, payload, signature, claims, kid, identify } = await signIn()
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const stranger = encode({ ...claims, sub: crypto.randomUUID() })
    const none = encode({ alg: 'none', typ: 'at+jwt', kid })
    for (const token of [
      `${header}.${payload}.${flipped}`,
      `${header}.${stranger}.${signature}`,
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}`,
      'x'.repeat(5_000),
      '',
      '..',
    ])
      expect(await identify(token)).toBeNull()
  })

  test('is refused when the public key was taken for a shared secret', async () => {
    const { auth, payload, kid, identify } = await signIn()
    const { keys } = await auth.jwks()
    const jwk = keys.find((key) => (key as JWK).kid === kid) as JWK
    const publicKey = (await importJWK(jwk, 'EdDSA', { extractable: true })) as Parameters<typeof exportSPKI>[0]
    const head = encode({ alg: 'HS256', typ: 'at+jwt', kid })
    for (const secret of [await exportSPKI(publicKey), Buffer.from(jwk.x ?? '', 'base64url'), jwk.x ?? '']) {
      const mac = createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url')
      expect(await identify(`${head}.${payload}.${mac}`)).toBeNull()
    }
  })

  test('is refused from another key, known by name or not', async () => {
    const { claims, kid, identify } = await signIn()
    const { privateKey } = await generateKeyPair('EdDSA')
    for (const name of [kid, 'another', ''])
      expect(
        await identify(
          await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: name }).sign(privateKey),
        ),
      ).toBeNull()
  })

  test.each([
    ['another audience', { aud: 'elsewhere' }, {}],
    ['no audience', { aud: undefined }, {}],
    ['another issuer', { iss: 'https://elsewhere.example' }, {}],
    ['another type', {}, { typ: 'JWT' }],
    ['no type', {}, { typ: undefined }],
    ['no end', { exp: undefined }, {}],
    ['no session', { sid: undefined }, {}],
    ['no account', { sub: undefined }, {}],
  ])('is refused with %s', async (_, claim, header) => {
    const { claims, kid, identify } = await signIn()
    expect(await identify(await forge({ ...claims, ...claim }, { kid, ...header }))).toBeNull()
  })
})

describe('the keys', () => {
  const forget = () => sql`delete from signing_keys`.execute(database.db)

  test('are made once, whoever comes first', async () => {
    await forget()
    await warmUp(database.db)
    await Promise.all(Array.from({ length: 8 }, () => open().jwks()))
    expect((await sql`select from signing_keys`.execute(database.db)).rows).toHaveLength(1)
  })

  test('change after thirty days; the next is published a day before, the old one until its tokens are over', async () => {
    await forget()
    const auth = open()
    const day = 24 * 60 * 60
    const kids = async () => (await auth.jwks()).keys.map((key) => (key as JWK).kid)
    const phone = (await auth.signUp()).phone
    const signer = async () => {
      await forgiveLimits(database.db)
      const { accessToken } = await auth.signIn(phone)
      return { accessToken, kid: decodeProtectedHeader(accessToken).kid }
    }
    const first = await signer()
    expect(await kids()).toEqual([first.kid])
    auth.travel(29 * day + 3_600)
    expect(await kids()).toHaveLength(2)
    expect((await signer()).kid).toBe(first.kid)
    auth.travel(day - 3_600 - 60)
    const last = await signer()
    expect(last.kid).toBe(first.kid)
    auth.travel(120)
    const second = await signer()
    expect(second.kid).not.toBe(first.kid)
    expect(await open().accounts.identify(last.accessToken, auth.now())).not.toBeNull()
    auth.travel(3_600)
    expect(await kids()).toEqual([second.kid])
  })

  test('an unknown one is looked for, but not at every word of a stranger', async () => {
    await forget()
    const [mine, other] = [open(), open()]
    await mine.jwks()
    const before = mine.now()
    await sql`update signing_keys set id = 'renamed'`.execute(database.db)
    const { accessToken } = await other.signUp()
    expect(decodeProtectedHeader(accessToken).kid).toBe('renamed')
    expect(await mine.accounts.identify(accessToken, new Date(before.getTime() + 5_000))).toBeNull()
    expect(await mine.accounts.identify(accessToken, new Date(before.getTime() + 11_000))).not.toBeNull()
  })
})
