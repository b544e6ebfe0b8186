import type { WorkerMessage } from '../device/worker-message.ts'
import { isOfficePath } from '../screens/office-path.ts'
import { answerFile, answerGround, cacheFiles } from './cached-files.ts'
import type { CachedPages } from './cached-pages.ts'
import { kindOf, type StoredPaths } from './kind-of-request.ts'
import { forgetPersonal, watchForgetting } from './personal-pages.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

type Worker = {
  pages: CachedPages
  paths: StoredPaths
  /** Pages of the other site: one of its addresses, `/business/download`, lies in the scope of this worker. */
  neighbour?: CachedPages
  /** Further data of this site to delete with the customer who has left. */
  forget?: () => Promise<void>
  /** Hears what only the pages of this site say. */
  hear?: (news: WorkerMessage, port: MessagePort | undefined) => Promise<void>
}

/** Stands behind the pages of one site: files and pages are answered from the network, and without one as they were. */
export function startWorker(scope: WorkerScope, worker: Worker): void {
  const { pages, forget, hear } = worker
  scope.addEventListener('install', (event) =>
    event.waitUntil(pages.cacheOfflinePages().then(() => scope.skipWaiting())),
  )
  scope.addEventListener('activate', (event) => event.waitUntil(begin(scope)))
  scope.addEventListener('fetch', (event) => answer(scope, event, worker))
  scope.addEventListener('message', (event) => {
    const news = event.data as WorkerMessage
    const hearAll = async () => {
      if (news.kind === 'forget') await Promise.all([forgetPersonal(), forget?.()])
      if (news.kind === 'keep') {
        await cacheFiles(news.files)
        await pages.cacheWholePage(news.page)
      }
      await hear?.(news, event.ports[0])
    }
    event.waitUntil(hearAll())
  })
}

async function begin(scope: WorkerScope): Promise<void> {
  const preload = scope.registration.navigationPreload
  // In Firefox a failed preload takes the whole answer with it: offline no cached page would be shown.
  await (/Firefox\//.test(scope.navigator.userAgent) ? preload?.disable() : preload?.enable())
  await scope.clients.claim()
}

function answer(scope: WorkerScope, event: FetchEvent, worker: Worker): void {
  const { request } = event
  const { url, method, mode } = request
  const preloaded = event.preloadResponse ?? Promise.resolve(undefined)
  const own = kindOf({ url, method, mode, origin: scope.location.origin }, worker.paths)
  const neighbour = own === 'live-page' && !isOfficePath(new URL(url).pathname) ? worker.neighbour : undefined
  const [kind, pages] = neighbour ? (['page', neighbour] as const) : [own, worker.pages]
  if (kind === 'file') event.respondWith(answerFile(request))
  if (kind === 'ground') event.respondWith(answerGround(request))
  if (kind === 'page') {
    const isForgotten = watchForgetting()
    const answered = pages.answerPage(request, preloaded)
    event.respondWith(answered.then((response) => response.clone()))
    event.waitUntil(answered.then((response) => cacheIfNew(pages, url, response, isForgotten)))
  }
  if (kind === 'live-page') {
    // One worker stood behind all pages before the back office had its own: a till that it has stored opens until that one is there.
    const fallback = isOfficePath(new URL(url).pathname) ? pages.savedPage : pages.offlinePage
    event.respondWith(preloaded.then((response) => response ?? fetch(request)).catch(() => fallback(url)))
  }
  if (kind === 'data') {
    const answered = fetch(request)
    event.respondWith(answered)
    event.waitUntil(
      answered.then(
        () => pages.cacheWholePage(url.replace(/\.data(?=$|\?)/, '')),
        () => {},
      ),
    )
  }
}

/** The worker's own answers have no address. */
async function cacheIfNew(
  pages: CachedPages,
  url: string,
  response: Response,
  isForgotten: () => boolean,
): Promise<void> {
  if (response.url) await pages.cachePage(url, response, isForgotten)
}
