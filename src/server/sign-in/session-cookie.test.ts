import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sessionCookieOf } from './session-cookie.ts'

async function ask(publicUrl: string, path: string) {
  const app = fastify()
  await app.register(cookie)
  const session = sessionCookieOf(publicUrl)
  app.get('/set', async (_request, reply) => {
    session.set(reply, 'token', 60)
    session.setDevice(reply, 'device')
  })
  app.get('/clear', async (_request, reply) => session.clear(reply))
  return { session, cookies: (await app.inject(path)).headers['set-cookie'] }
}

test('with TLS the cookies are Secure, and no subdomain can set the session cookie', async () => {
  const { cookies } = await ask('https://safar.example', '/set')
  expect(cookies).toEqual([
    '__Host-safar_session=token; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    'safar_device=device; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict',
  ])
})

test('without TLS every browser stores and clears the cookies', async () => {
  const { cookies, session } = await ask('http://localhost:3000', '/set')
  expect(cookies).toEqual([
    'safar_session=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    'safar_device=device; Max-Age=31536000; Path=/; HttpOnly; SameSite=Strict',
  ])
  expect(session.cleared).toBe('safar_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  const cleared = await ask('http://localhost:3000', '/clear')
  expect(cleared.cookies).not.toContain('Secure')
})
