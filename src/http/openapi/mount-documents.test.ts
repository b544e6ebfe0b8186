import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import { sendProblem } from '../send-problem.ts'
import { mountDocuments } from './mount-documents.ts'

const apps: FastifyInstance[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

/** A service that counts how often its calls are read to describe them. */
async function open(max = Number.POSITIVE_INFINITY) {
  const app = fastify()
  apps.push(app)
  app.setErrorHandler(sendProblem)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  const counts = { read: 0, admitted: 0 }
  const described = {
    title: 'A service',
    get calls() {
      counts.read++
      return contract
    },
    publicUrl: 'https://api.example',
  }
  const admit = async () => {
    if (++counts.admitted > max) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: 1 })
  }
  await app.register(async (scope) =>
    mountDocuments(scope, Object.defineProperties({ admit } as never, Object.getOwnPropertyDescriptors(described))),
  )
  return { app, counts }
}

test.each(['/openapi.json', '/docs'])('%s is made and compressed once, and has a tag', async (url) => {
  const { app, counts } = await open()
  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => app.inject({ url, method, headers })
  const plain = await get({})
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get({ 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(br.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=300' })
  // Any coding is accepted: nothing is compressed for this request alone.
  expect((await get({ 'accept-encoding': '*' })).headers['content-encoding']).toBeUndefined()
  const tag = { 'if-none-match': String(plain.headers.etag) }
  expect(await get(tag)).toMatchObject({ statusCode: 304, body: '' })
  expect(await get(tag, 'HEAD')).toMatchObject({ statusCode: 304, body: '' })
  expect(counts.read).toBe(1)
})

test('an address that asks for documents without end is refused', async () => {
  const { app } = await open(3)
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1) statuses.push((await app.inject(n % 2 ? '/docs' : '/openapi.json')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
