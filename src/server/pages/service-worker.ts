import type { FastifyInstance } from 'fastify'
import { createStaticAnswer, isCompressed } from '../../http/static-answer.ts'
import { readWorker } from './assets.ts'
import type { SiteName } from './site-names.ts'

/** It fetches from this site only. Its fetches for a web worker count apart in Safari. */
const workerPolicy = "default-src 'none'; connect-src 'self'; worker-src 'self'"

/** Replaces any earlier worker, deletes all caches, and unregisters itself. */
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
  // For a device that is broken beyond that. Another site cannot send people here: it would cost them the offline redemptions of a till.
  app.get('/clear-site-data', (request, reply) => {
    const from = request.headers['sec-fetch-site']
    const isOwn = from === 'none' || from === 'same-origin'
    if (isOwn) reply.header('clear-site-data', '"cache", "storage"')
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}
