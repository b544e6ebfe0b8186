import { openCachedPages, openCustomerPages } from '../../client/service-worker/cached-pages.ts'
import { startWorker } from '../../client/service-worker/start-worker.ts'
import type { WorkerScope } from '../../client/service-worker/worker-scope.ts'
import { alwaysStoredPattern, storedPattern } from '../screens/patterns.ts'

startWorker(globalThis as unknown as WorkerScope, {
  pages: openCachedPages({ name: 'safar-office-pages', offlinePath: '/business/offline' }),
  neighbour: openCustomerPages(),
  paths: { stored: storedPattern, alwaysStored: alwaysStoredPattern },
})
