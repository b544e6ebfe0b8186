import type { FastifyInstance } from 'fastify'
import { createStaticAnswer, isCompressed } from '../../http/static-answer.ts'
import { readWorker } from './assets.ts'
import type { SiteName } from './site-names.ts'

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

const workerPaths: Record<SiteName, string> = {
  site: '/service-worker.js',
  office: '/business/service-worker.js',
}

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': workerPolicy,
  // The pages of the back office in Arabic and Kurdish lie outside of the folder of its worker.
  'service-worker-allowed': '/',
}

/**
 * The workers behind the pages, one a site. Browsers ask for it whenever a page is opened, past any worker: that is how it is replaced, and how
 * `SERVICE_WORKER=off` takes it away from every device.
 */
export function mountServiceWorker(app: FastifyInstance, { isOn }: { isOn: boolean }): void {
  for (const [site, path] of Object.entries(workerPaths)) {
    const source = (isOn && readWorker(site as SiteName)) || lastWorker
    app.get(path, isCompressed, createStaticAnswer({ headers, make: () => source }))
  }
  // For one device on which something is broken beyond that. Nobody can be sent here by another site: it would cost them what a till
  // has accepted without a network.
  app.get('/clear-site-data', (request, reply) => {
    const from = request.headers['sec-fetch-site']
    const isOwn = from === 'none' || from === 'same-origin'
    if (isOwn) reply.header('clear-site-data', '"cache", "storage"')
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}
