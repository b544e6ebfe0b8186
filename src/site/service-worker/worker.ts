import type { WorkerNews } from '../../client/device/worker-news.ts'
import { answerFile, answerGround, cacheFiles } from './cached-files.ts'
import { answerPage, cacheOfflinePages, cachePage, cacheWholePage, offlinePage } from './cached-pages.ts'
import { dropJourney, findJourney, storeJourney } from './journeys.ts'
import { kindOf } from './kind-of-request.ts'
import { forgetPushed, openPushed, showPushed } from './notifications.ts'
import { forgetPersonal, watchForgetting } from './personal-pages.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages().then(() => scope.skipWaiting())))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('fetch', answer)
scope.addEventListener('message', (event) => event.waitUntil(hear(event.data as WorkerNews, event.ports[0])))
scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope, event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(scope, event)))

async function begin(): Promise<void> {
  const preload = scope.registration.navigationPreload
  // In Firefox a preload that fails takes the whole answer with it: without a network nobody would see a kept page.
  await (/Firefox\//.test(scope.navigator.userAgent) ? preload?.disable() : preload?.enable())
  await scope.clients.claim()
}

function answer(event: FetchEvent): void {
  const { request } = event
  const { url, method, mode } = request
  const preloaded = event.preloadResponse ?? Promise.resolve(undefined)
  const kind = kindOf({ url, method, mode, origin: scope.location.origin })
  if (kind === 'file') event.respondWith(answerFile(request))
  if (kind === 'ground') event.respondWith(answerGround(request))
  if (kind === 'page') {
    const isForgotten = watchForgetting()
    const answered = answerPage(request, preloaded)
    event.respondWith(answered.then((response) => response.clone()))
    event.waitUntil(answered.then((response) => keepIfNew(url, response, isForgotten)))
  }
  if (kind === 'live-page')
    event.respondWith(preloaded.then((response) => response ?? fetch(request)).catch(() => offlinePage(url)))
  if (kind === 'data') {
    const answered = fetch(request)
    event.respondWith(answered)
    event.waitUntil(
      answered.then(
        () => cacheWholePage(url.replace(/\.data(?=$|\?)/, '')),
        () => {},
      ),
    )
  }
}

/** What we have answered with ourselves has no address. */
const keepIfNew = async (url: string, response: Response, isForgotten: () => boolean): Promise<void> => {
  if (response.url) await cachePage(url, response, isForgotten)
}

async function hear(news: WorkerNews, port?: MessagePort): Promise<void> {
  if (news.kind === 'forget') await Promise.all([forgetPersonal(), forgetPushed(scope)])
  if (news.kind === 'keep') {
    await cacheFiles(news.files)
    await cacheWholePage(news.page)
  }
  if (news.kind === 'keep-journey') port?.postMessage(await storeJourney(news).catch(() => null))
  if (news.kind === 'find-journey') port?.postMessage(await findJourney(news.path).catch(() => null))
  if (news.kind === 'drop-journey') port?.postMessage(await dropJourney(news.path))
}
