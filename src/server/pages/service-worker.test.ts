import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountServiceWorker } from './service-worker.ts'

const open = (isOn: boolean) => {
  const app = fastify()
  mountServiceWorker(app, { isOn })
  return app
}

const workers = ['/service-worker.js', '/business/service-worker.js']

test.each(workers)('%s is asked for anew each time, and fetches from here alone', async (worker) => {
  const { headers } = await open(true).inject(worker)
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; worker-src 'self'",
  })
})

test.each(workers)('turned off, %s forgets everything and goes', async (worker) => {
  const { body } = await open(false).inject(worker)
  for (const step of ['skipWaiting()', 'caches.delete(', 'deleteDatabase(', 'registration.unregister()'])
    expect(body).toContain(step)
})

test.each([
  ['none', '"cache", "storage"'],
  ['same-origin', '"cache", "storage"'],
  ['cross-site', undefined],
  ['same-site', undefined],
  [undefined, undefined],
])('a device is cleared by its owner, not by another site (%s)', async (from, cleared) => {
  const headers = from ? { 'sec-fetch-site': from } : {}
  const answer = await open(true).inject({ url: '/clear-site-data', headers })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['clear-site-data']).toBe(cleared)
})
