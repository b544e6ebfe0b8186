import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth } from '../../auth/service.ts'
import { useOnce as createUseOnce } from '../../db/queries/accounts/used-solutions.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createAltchaCheck } from '../../gateways/bot-check/altcha-check.ts'
import { createGoogle } from '../../gateways/google/google.ts'
import { parseConfig } from '../config.ts'
import { mountGoogle } from './google-routes.ts'

const database = openTestDatabase()
const clientId = 'safar.apps.example'
const app: FastifyInstance = fastify()
const keys = await generateKeyPair('RS256')
let jwks: Server

beforeAll(async () => {
  const published = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }] })
  jwks = createServer((_request, response) => void response.end(published)).listen(0, '127.0.0.1')
  await new Promise((resolve) => jwks.once('listening', resolve))
  const jwksUrl = `http://127.0.0.1:${(jwks.address() as AddressInfo).port}/`
  const { db } = database
  // With the real bot check: a sign-in by Google needs no solution.
  const auth = createAuth({
    db,
    botCheck: createAltchaCheck({ secret: 'y'.repeat(32), useOnce: createUseOnce(db) }),
    google: createGoogle({ clientId, jwksUrl }),
    secret: 'x'.repeat(32),
    issuer: 'https://safar.example',
  })
  const config = parseConfig({ GOOGLE_CLIENT_ID: clientId, PUBLIC_URL: 'https://safar.example' })
  await app.register((scope) => mountGoogle(scope, { transport: auth.dispatch, config }), { prefix: '/api/google' })
})
afterAll(async () => {
  await app.close()
  jwks.close()
})

async function start(to: string, more: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/google/start?${new URLSearchParams({ to, ...more })}` })
  const address = new URL(String(answer.headers.location))
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { answer, address, cookie, asked: Object.fromEntries(address.searchParams) }
}

const idToken = (claims: object) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer('https://accounts.google.com')
    .setAudience(clientId)
    .setSubject('1234567890')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(keys.privateKey)

const comeBack = (cookie: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/google/callback',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://accounts.google.com' },
    payload: new URLSearchParams(form).toString(),
  })

const sessionOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name, value }) => name === '__Host-safar_session' && value !== '')

test('the person is sent to Google, and comes back signed in to where they were', async () => {
  const { answer, address, cookie, asked } = await start('/ar/properties?page=2')
  expect(answer.statusCode).toBe(303)
  expect(address.origin).toBe('https://accounts.google.com')
  expect(asked).toMatchObject({
    client_id: clientId,
    response_type: 'id_token',
    response_mode: 'form_post',
    redirect_uri: 'https://safar.example/api/google/callback',
  })
  const back = await comeBack(cookie, { state: asked.state ?? '', id_token: await idToken({ nonce: asked.nonce }) })
  expect(back.statusCode).toBe(303)
  expect(back.headers.location).toBe('/ar/properties?page=2')
  expect(sessionOf(back)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a b',
  '/a\u0001',
  '/سفر',
  `/${'a'.repeat(5_000)}`,
  '',
])('the Google sign-in never redirects to %j', async (to) => {
  const { cookie, asked } = await start(to)
  const back = await comeBack(cookie, { state: asked.state ?? '', id_token: await idToken({ nonce: asked.nonce }) })
  expect(back.headers.location).toBe('/')
})

test.each([
  [
    'a token for another visit',
    async (asked: Record<string, string>) => ({
      state: asked.state ?? '',
      id_token: await idToken({ nonce: 'other' }),
    }),
  ],
  [
    'another state',
    async (asked: Record<string, string>) => ({ state: 'other', id_token: await idToken({ nonce: asked.nonce }) }),
  ],
  ['a change of mind', async (asked: Record<string, string>) => ({ state: asked.state ?? '', error: 'access_denied' })],
  ['nonsense', async (asked: Record<string, string>) => ({ state: asked.state ?? '', id_token: 'nonsense' })],
])('%s signs nobody in', async (_, form) => {
  const { cookie, asked } = await start('/events')
  const back = await comeBack(cookie, await form(asked))
  expect(back.statusCode).toBe(303)
  expect(back.headers.location).toBe('/events')
  expect(sessionOf(back)).toBeUndefined()
})

test('a Google sign-in that did not begin here is refused', async () => {
  const { asked } = await start('/')
  const back = await comeBack('', { state: asked.state ?? '', id_token: await idToken({ nonce: asked.nonce }) })
  expect(sessionOf(back)).toBeUndefined()
})

describe('proof once more of who somebody is', () => {
  const confirm = (cookie: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/google/confirm', headers: { cookie, ...headers } })

  test('asks Google for a fresh sign-in, and signs nobody in', async () => {
    const { cookie, asked } = await start('/ku/account/profile', { purpose: 'confirm' })
    expect(asked).toMatchObject({ prompt: 'login', max_age: '0' })
    const back = await comeBack(cookie, { state: asked.state ?? '', id_token: await idToken({ nonce: asked.nonce }) })
    expect(back.headers.location).toBe('/ku/account/profile#confirmed')
    expect(sessionOf(back)).toBeUndefined()
    const proof = back.cookies.find(({ name }) => name === 'safar_google_proof')
    expect(proof).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/api/google', maxAge: 300 })
    // Without a session it belongs to no account.
    expect((await confirm(`safar_google_proof=${proof?.value}`)).statusCode).toBe(401)
  })

  test('is for our own pages only, and not without what Google said', async () => {
    expect((await confirm('safar_google_proof=x', { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await confirm('')).json()).toMatchObject({ code: 'GOOGLE_REFUSED' })
  })
})
