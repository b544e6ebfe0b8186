import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { problemMessages } from '../i18n/messages/problems.ts'
import { createApp, type TrustProxy } from './app.ts'
import { createPageCache } from './cache/page-cache.ts'
import { isRead, refuseMethod } from './http/refuse-method.ts'

let app: FastifyInstance
type Options = { ready?: boolean; publicUrl?: string; trustProxy?: TrustProxy; logLevel?: string }
const open = async (options: Options = {}) => {
  const { ready = true, publicUrl = 'http://localhost:3000', trustProxy, logLevel = 'silent' } = options
  const isReady = async () => ready
  app = await createApp({ cache: createPageCache(), logLevel, publicUrl, isReady, trustProxy })
  return app
}
afterEach(() => app.close())

describe('the server', () => {
  test('is alive whatever happens, and ready only with its database', async () => {
    await open({ ready: false })
    expect((await app.inject('/health')).statusCode).toBe(200)
    const { statusCode, headers } = await app.inject('/ready')
    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('sends the security headers with every answer, and asks for TLS only where it is served by it', async () => {
    await open()
    const { headers } = await app.inject('/nowhere')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.any(String),
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    await app.close()
    await open({ publicUrl: 'https://safar.example' })
    expect((await app.inject('/health')).headers['strict-transport-security']).toMatch(/max-age/)
  })

  test.each([
    [undefined, '127.0.0.1', '9.9.9.9, 203.0.113.5', '203.0.113.5'],
    [undefined, '198.51.100.1', '9.9.9.9', '198.51.100.1'],
    [['10.0.0.0/8'], '10.1.2.3', '9.9.9.9, 203.0.113.5, 10.7.7.7', '203.0.113.5'],
    [['10.0.0.0/8'], '127.0.0.1', '9.9.9.9', '127.0.0.1'],
    [1, '198.51.100.1', '9.9.9.9, 203.0.113.5', '203.0.113.5'],
    [2, '198.51.100.1', '9.9.9.9, 203.0.113.5, 198.51.100.2', '203.0.113.5'],
    [false, '127.0.0.1', '9.9.9.9', '127.0.0.1'],
  ] as const)('behind %j, from %s with `%s`, the address is %s', async (trusted, remoteAddress, forwarded, address) => {
    await open({ trustProxy: trusted as TrustProxy | undefined })
    app.get('/whence', async ({ ip }) => ip)
    const answer = await app.inject({ url: '/whence', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
    expect(answer.body).toBe(address)
  })

  test('writes no secret of a link down, not even where every answer is', async () => {
    await open({ logLevel: 'debug' })
    const debug = vi.fn()
    const info = vi.fn()
    app.addHook('onRequest', async ({ log }) => void Object.assign(log, { debug, info }))
    app.post('/tickets/:secret', refuseMethod)
    await app.inject({ method: 'POST', url: `/tickets/${'s3cret_-'.repeat(4)}` })
    expect(info).toHaveBeenCalledWith({ method: 'POST', url: '/tickets/…' }, expect.any(String))
    expect(debug).toHaveBeenCalledWith(expect.objectContaining({ url: '/tickets/…', status: 405 }), 'answered')
  })

  test('refuses a body above its limit', async () => {
    await open()
    app.post('/take', async () => 'ok')
    expect(
      (await app.inject({ method: 'POST', url: '/take', payload: { text: 'x'.repeat(2_000_000) } })).statusCode,
    ).toBe(413)
  })

  test('a page takes nothing, in whatever form it is sent, and says so in its language', async () => {
    await open()
    app.setNotFoundHandler((request, reply) => (isRead(request) ? reply.send('a page') : refuseMethod(request, reply)))
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const type of ['application/x-www-form-urlencoded', 'application/json', 'nonsense']) {
        const headers = { 'content-type': type }
        const answer = await app.inject({ method, url: '/ar/about', headers, payload: 'a=1' })
        expect([answer.statusCode, answer.headers.allow], `${method} ${type}`).toEqual([405, 'GET, HEAD'])
        expect(answer.body).toBe(problemMessages.ar.METHOD_NOT_ALLOWED)
      }
    expect((await app.inject('/ar/about')).body).toBe('a page')
  })

  test('public answers carry a tag, and who has it gets no body', async () => {
    await open()
    app.get('/list', (_request, reply) => reply.header('cache-control', 'public, max-age=60').send({ data: [1, 2, 3] }))
    const first = await app.inject('/list')
    expect(first.headers.etag).toMatch(/^W\//)
    const again = await app.inject({ url: '/list', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const asked = { method: 'HEAD', url: '/list', headers: { 'if-none-match': String(first.headers.etag) } } as const
    const head = await app.inject(asked)
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([304, '', first.headers.etag])
  })

  test('a page gets the headers of pages, and keeps its own', async () => {
    await open()
    app.get('/page', (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin').send('<p>hi</p>'),
    )
    const { headers } = await app.inject('/page')
    expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cross-origin-opener-policy': 'same-origin' })
    expect((await app.inject('/health')).headers['cross-origin-opener-policy']).toBeUndefined()
  })

  test('compresses what is worth it', async () => {
    await open()
    app.get('/long', async () => ({ text: 'سفر '.repeat(2_000) }))
    expect((await app.inject({ url: '/long', headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe(
      'br',
    )
    expect(
      (await app.inject({ url: '/health', headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
    ).toBeUndefined()
  })

  test('finishes the requests under way before it stops', async () => {
    await open()
    const arrival = Promise.withResolvers<void>()
    app.get('/slow', async () => {
      arrival.resolve()
      await sleep(300)
      return { done: true }
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const slow = fetch(`${url}/slow`)
    await arrival.promise
    const closed = app.close()
    expect(await (await slow).json()).toEqual({ done: true })
    await closed
    await expect(fetch(`${url}/health`)).rejects.toThrow()
  })
})
