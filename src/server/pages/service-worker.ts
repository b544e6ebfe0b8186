import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createStaticAnswer, isCompressed } from '../../http/static-answer.ts'
import { clientFolder } from './assets.ts'

/** It fetches from this site, and nothing from anywhere else. What it fetches for a web worker is one more thing to Safari. */
const workerPolicy = "default-src 'none'; connect-src 'self'; worker-src 'self'"

/** Takes the place of whatever stood there, forgets all that was kept, and goes. */
const lastWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('safar-personal-pages')
  await registration.unregister()
})()))
`

/**
 * The worker behind the pages. Browsers ask for it whenever a page is opened, past any worker: that is how it is replaced, and how
 * `SERVICE_WORKER=off` takes it away from every device.
 */
export function mountServiceWorker(app: FastifyInstance, { isOn }: { isOn: boolean }): void {
  const file = join(clientFolder, '../worker/service-worker.js')
  const source = isOn && existsSync(file) ? readFileSync(file, 'utf8') : lastWorker
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': workerPolicy,
  }
  app.get('/service-worker.js', isCompressed, createStaticAnswer({ headers, make: () => source }))
  // For one device on which something is broken beyond that. Nobody can be sent here by another site: it would cost them what a till
  // has accepted without a network.
  app.get('/clear-site-data', (request, reply) => {
    const from = request.headers['sec-fetch-site']
    const isOwn = from === 'none' || from === 'same-origin'
    if (isOwn) reply.header('clear-site-data', '"cache", "storage"')
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}
