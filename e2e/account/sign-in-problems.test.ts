import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, createClient, goodPassword, newPhone, provider } from '../support/client.ts'
import { messagesTo, otherThan } from '../support/outbox.ts'

const pool = new pg.Pool({ connectionString: inject('database'), max: 2 })
afterAll(() => pool.end())

const codeOfProblem = ({ status, body }: Answer) => `${status} ${body.code ?? 'ok'}`

describe('a code', () => {
  const client = createClient()
  let phone: string
  let id: string
  let code: string
  beforeAll(async () => {
    phone = newPhone()
    id = (await client.register(phone)).body.id
    code = await client.codeOf(phone)
  })
  const guess = async (typed: string, whose = phone) => codeOfProblem(await client.verify(id, typed, whose))

  test('that is wrong is refused five times, and then the right one as well', async () => {
    for (let n = 0; n < 5; n += 1) expect(await guess(otherThan(code))).toBe('400 INVALID_CODE')
    expect(await guess(code)).toBe('410 CODE_EXPIRED')
  })

  test('is good once, and for its own phone', async () => {
    const other = newPhone()
    const begun = (await client.register(other)).body.id
    const right = await client.codeOf(other)
    expect(codeOfProblem(await client.verify(begun, right, newPhone()))).toBe('400 INVALID_CODE')
    expect(codeOfProblem(await client.verify(begun, right, other))).toBe('200 ok')
    expect(codeOfProblem(await client.verify(begun, right, other))).toBe('410 CODE_EXPIRED')
  })

  test('whose time is over is refused', async () => {
    const other = newPhone()
    const begun = (await client.register(other)).body.id
    await pool.query(`update verifications set expires_at = now() - interval '1 second' where id = $1`, [begun])
    expect(codeOfProblem(await client.verify(begun, await client.codeOf(other), other))).toBe('410 CODE_EXPIRED')
  })

  test('cannot be had again before five minutes are over, and says when', async () => {
    const answer = await client.auth('public/mfa-provider-password-otp/resend-otp-register', { id })
    expect(codeOfProblem(answer)).toBe('429 TOO_MANY_REQUESTS')
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(200)
    expect(wait).toBeLessThanOrEqual(300)
  })
})

describe('the bot check', () => {
  const client = createClient()
  const login = async (recaptchaToken: string) =>
    codeOfProblem(
      await client.send('POST', '/api/login', {
        body: { provider, password: goodPassword, identifierId: newPhone(), recaptchaToken },
      }),
    )

  test('a solution is good once', async () => {
    const solution = await client.human()
    expect(await login(solution)).toBe('401 INVALID_CREDENTIALS')
    expect(await login(solution)).toBe('403 BOT_CHECK_FAILED')
  })

  test('two that send one solution at once: one is refused', async () => {
    const solution = await client.human()
    const answers = await Promise.all([login(solution), login(solution)])
    expect(answers.sort()).toEqual(['401 INVALID_CREDENTIALS', '403 BOT_CHECK_FAILED'])
  })

  test('none, nonsense and a changed one are refused', async () => {
    const solved = JSON.parse(Buffer.from(await client.human(), 'base64').toString())
    solved.challenge.parameters.expiresAt += 600
    const changed = Buffer.from(JSON.stringify(solved)).toString('base64')
    for (const token of ['', 'nonsense', changed]) expect(await login(token)).toBe('403 BOT_CHECK_FAILED')
  })
})

describe('a refresh token', () => {
  test('that comes again ends the session with all that followed from it', async () => {
    const client = createClient()
    const { accessToken } = await client.signUp()
    const stolen = client.cookie()
    const renewed = await client.refresh()
    const latest = client.cookie()
    expect(latest).not.toBe(stolen)
    expect((await client.customer('GET', 'me', renewed.body.accessToken)).status).toBe(200)
    const reused = await client.refresh(stolen)
    expect(codeOfProblem(reused)).toBe('401 SESSION_ENDED')
    expect(reused.headers.get('set-cookie')).toMatch(/^safar_session=;/)
    expect(codeOfProblem(await client.refresh(latest))).toBe('401 SESSION_ENDED')
    for (const token of [accessToken, renewed.body.accessToken])
      expect(codeOfProblem(await client.customer('GET', 'me', token))).toBe('401 UNAUTHORIZED')
  })
})

describe('an access token', () => {
  const client = createClient()
  let genuine: string
  let kid: string
  let key: Awaited<ReturnType<typeof importJWK>>
  let published: JWK
  beforeAll(async () => {
    genuine = (await client.signUp()).accessToken
    kid = String(decodeProtectedHeader(genuine).kid)
    const { rows } = await pool.query('select private_key as jwk from signing_keys where id = $1', [kid])
    key = await importJWK(rows[0].jwk, 'EdDSA')
    const { keys } = await (await fetch(`${inject('site')}/services/auth/.well-known/jwks.json`)).json()
    published = keys.find((jwk: JWK) => jwk.kid === kid)
  })

  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const sign = (claims: object, with_: Parameters<SignJWT['sign']>[0] = key, header: object = {}) =>
    new SignJWT({ ...decodeJwt(genuine), ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...header })
      .sign(with_)
  const me = async (token: string) => codeOfProblem(await client.customer('GET', 'me', token))
  const seconds = () => Math.floor(Date.now() / 1000)

  test('of our own making is taken: what follows fails for its own reason', async () => {
    expect(await me(genuine)).toBe('200 ok')
    expect(await me(await sign({ jti: 'another' }))).toBe('200 ok')
  })

  test('is refused when its time is over', async () => {
    expect(await me(await sign({ iat: seconds() - 1_000, exp: seconds() - 1 }))).toBe('401 UNAUTHORIZED')
  })

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'others' }],
    ['another session', { sid: crypto.randomUUID() }],
    ['another account', { sub: crypto.randomUUID() }],
    ['no end', { exp: undefined }],
  ])('is refused with %s', async (_, claims) => expect(await me(await sign(claims))).toBe('401 UNAUTHORIZED'))

  test('is refused as something else than an access token', async () =>
    expect(await me(await sign({}, key, { typ: 'JWT' }))).toBe('401 UNAUTHORIZED'))

  test('is refused from another key, whatever it calls itself', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    expect(await me(await sign({}, privateKey))).toBe('401 UNAUTHORIZED')
    expect(await me(await sign({}, privateKey, { kid: crypto.randomUUID() }))).toBe('401 UNAUTHORIZED')
    const jwk = { ...published, x: createPublicKey(privateKey).export({ format: 'jwk' }).x }
    expect(await me(await sign({}, privateKey, { jwk }))).toBe('401 UNAUTHORIZED')
  })

  test('is refused without a signature, and with the public key as the secret', async () => {
    const [, payload, signature] = genuine.split('.')
    const claims = decodeJwt(genuine)
    for (const alg of ['none', 'None', 'NONE']) {
      const bare = `${encode({ alg, typ: 'at+jwt', kid })}.${encode(claims)}`
      for (const token of [`${bare}.`, `${bare}.${signature}`, bare]) expect(await me(token)).toBe('401 UNAUTHORIZED')
    }
    const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', kid })}.${payload}`
    for (const secret of [JSON.stringify(published), Buffer.from(String(published.x), 'base64url')])
      expect(await me(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`)).toBe(
        '401 UNAUTHORIZED',
      )
  })

  test('is refused with other claims than were signed, and as nonsense', async () => {
    const [header, , signature] = genuine.split('.')
    const claims = encode({ ...decodeJwt(genuine), exp: seconds() + 1e6 })
    for (const token of [`${header}.${claims}.${signature}`, 'x', 'a.b.c', genuine.slice(0, -2), 'x'.repeat(9_000)])
      expect(await me(token)).toBe('401 UNAUTHORIZED')
  })
})

test('what is another customer’s is not there', async () => {
  const [mine, theirs] = [createClient(), createClient()]
  const [me, them] = [await mine.signUp(), await theirs.signUp('Sara Ali')]
  const { data } = (await theirs.customer('GET', 'sessions', them.accessToken)).body
  const end = (token: string) => mine.customer('DELETE', `sessions/${data[0].id}`, token, { password: goodPassword })
  expect(codeOfProblem(await end(me.accessToken))).toBe('404 NOT_FOUND')
  expect((await theirs.customer('GET', 'me', them.accessToken)).body.name).toBe('Sara Ali')
  // Their code for another phone is no use to me.
  const change = await theirs.auth(
    'public/auth/initiate-update-identifier',
    { newIdentifier: newPhone(), password: goodPassword },
    them.accessToken,
  )
  const { rows } = await pool.query('select phone from verifications where id = $1', [change.body.token])
  const proof = { code: await mine.codeOf(rows[0].phone), token: change.body.token }
  const stolen = await mine.auth('public/auth/verify-update-identifier', proof, me.accessToken)
  expect(codeOfProblem(stolen)).toBe('410 CODE_EXPIRED')
  expect(codeOfProblem(await end(them.accessToken))).toBe('200 ok')
})

describe('nothing tells whether a phone is known', () => {
  const client = createClient()
  let known: string
  beforeAll(async () => {
    known = (await client.signUp()).phone
  })

  test('a forgotten password: the same answer, and no message to the unknown', async () => {
    const unknown = newPhone()
    const before = (await messagesTo(client.server, known)).length
    const [yes, no] = [await client.forgot(known), await client.forgot(unknown)]
    expect([yes.status, no.status]).toEqual([200, 200])
    const { id: one, ...rest } = yes.body
    const { id: other, ...same } = no.body
    expect(same).toEqual(rest)
    expect(other).toMatch(/^[0-9a-f-]{36}$/)
    expect(one).not.toBe(other)
    const shapeOf = (answer: Answer) => [...answer.headers.keys()].sort()
    expect(shapeOf(no)).toEqual(shapeOf(yes))
    expect(await messagesTo(client.server, known)).toHaveLength(before + 1)
    expect(await messagesTo(client.server, unknown)).toEqual([])
    const tries = [await client.verify(one, '000000'), await client.verify(other, '000000')]
    expect(tries.map(codeOfProblem)).toEqual(['400 INVALID_CODE', '400 INVALID_CODE'])
    const resent = await Promise.all(
      [one, other].map((id) => client.auth('public/mfa-provider-password-otp/resend-otp-register', { id })),
    )
    expect(resent.map(codeOfProblem)).toEqual(['429 TOO_MANY_REQUESTS', '429 TOO_MANY_REQUESTS'])
  })

  test('a sign-in: the same answer, after the same work', async () => {
    // A phone of its own, without counted wrong passwords.
    const { phone } = await createClient().signUp()
    const spent: Record<string, number[]> = { known: [], unknown: [] }
    for (let n = 0; n < 8; n += 1)
      for (const [name, identifierId] of Object.entries({ known: phone, unknown: newPhone() })) {
        const body = { provider, password: 'not this one', identifierId, recaptchaToken: await client.human() }
        const start = performance.now()
        const answer = await client.send('POST', '/api/login', { body })
        spent[name]?.push(performance.now() - start)
        expect(codeOfProblem(answer)).toBe('401 INVALID_CREDENTIALS')
      }
    // The fastest of each is what the machine can do undisturbed; without the work it would be a small part.
    const fastest = (name: string) => Math.min(...(spent[name] ?? []))
    expect(fastest('unknown')).toBeGreaterThan(fastest('known') * 0.4)
    expect(fastest('known')).toBeGreaterThan(fastest('unknown') * 0.4)
  })
})

describe('the site’s own routes', () => {
  test('another site cannot use the cookie', async () => {
    const client = createClient()
    await client.signUp()
    for (const [name, value] of Object.entries({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }))
      expect(codeOfProblem(await client.send('POST', '/api/refresh', { headers: { [name]: value } }))).toBe(
        '403 FORBIDDEN',
      )
    expect((await client.refresh()).status).toBe(200)
  })

  test('the cookie is for the server alone, and answers are kept by nobody', async () => {
    const client = createClient()
    const phone = newPhone()
    const { id } = (await client.register(phone)).body
    const { headers } = await client.verify(id, await client.codeOf(phone), phone)
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^safar_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
