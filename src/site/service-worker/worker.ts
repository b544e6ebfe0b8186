import { openCachedPages } from '../../client/service-worker/cached-pages.ts'
import { startWorker } from '../../client/service-worker/start-worker.ts'
import type { WorkerScope } from '../../client/service-worker/worker-scope.ts'
import { alwaysStoredPattern, storedPattern } from '../screens/patterns.ts'
import { dropJourney, findJourney, storeJourney } from './journeys.ts'
import { forgetPushed, openPushed, showPushed } from './notifications.ts'

const scope = globalThis as unknown as WorkerScope

startWorker(scope, {
  pages: openCachedPages({ name: 'safar-pages', offlinePath: '/offline' }),
  paths: { stored: storedPattern, alwaysStored: alwaysStoredPattern },
  forget: () => forgetPushed(scope),
  async hear(news, port) {
    if (news.kind === 'keep-journey') port?.postMessage(await storeJourney(news).catch(() => null))
    if (news.kind === 'find-journey') port?.postMessage(await findJourney(news.path).catch(() => null))
    if (news.kind === 'drop-journey') port?.postMessage(await dropJourney(news.path))
  },
})
scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope, event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(scope, event)))
