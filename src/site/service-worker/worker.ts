import { openCustomerPages } from '../../client/service-worker/cached-pages.ts'
import { startWorker } from '../../client/service-worker/start-worker.ts'
import type { WorkerScope } from '../../client/service-worker/worker-scope.ts'
import { alwaysStoredPattern, storedPattern } from '../screens/patterns.ts'
import { dropBundle, findBundle, storeBundle } from './offline-bundles.ts'
import { forgetPushMessages, openPushMessage, showPushMessage } from './push-messages.ts'

const scope = globalThis as unknown as WorkerScope

startWorker(scope, {
  pages: openCustomerPages(),
  paths: { stored: storedPattern, alwaysStored: alwaysStoredPattern },
  forget: () => forgetPushMessages(scope),
  async hear(news, port) {
    if (news.kind === 'keep-journey') port?.postMessage(await storeBundle(news).catch(() => null))
    if (news.kind === 'find-journey') port?.postMessage(await findBundle(news.path).catch(() => null))
    if (news.kind === 'drop-journey') port?.postMessage(await dropBundle(news.path))
  },
})
scope.addEventListener('push', (event) => event.waitUntil(showPushMessage(scope, event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushMessage(scope, event)))
