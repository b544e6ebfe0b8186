import { cacheFiles, filesIn } from './cached-files.ts'
import { localeOfPath } from './kind-of-request.ts'
import { findPersonal, forgetPersonal, type SavedPage, savePersonal, watchForgetting } from './personal-pages.ts'

const pages = 'safar-pages'
const max = 60
const savedAtHeader = 'x-saved-at'
const offlinePaths = ['/offline', '/ar/offline', '/ku/offline']

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** As the network has it; without one, as it was when it was seen last; and where it never was, a page that says so. */
export async function answerPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request))
  } catch {
    return (await findSaved(addressOf(request.url))) ?? offlinePage(request.url)
  }
}

export async function offlinePage(url: string): Promise<Response> {
  const locale = localeOfPath(new URL(url).pathname)
  const kept = await (await caches.open(pages)).match(locale === 'en' ? '/offline' : `/${locale}/offline`)
  if (!kept) return Response.error()
  // Its scripts are of another address than the one that it is shown at.
  const html = (await kept.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  return new Response(html, { status: 503, headers: kept.headers })
}

async function findSaved(address: string): Promise<Response | null> {
  const personal = await findPersonal(address)
  if (personal) return toResponse(personal)
  const kept = await (await caches.open(pages)).match(address)
  if (!kept) return null
  const savedAt = Number(kept.headers.get(savedAtHeader))
  return toResponse({ savedAt, headers: [...kept.headers], html: await kept.text() })
}

/** Marked with when it was saved: the page says so. */
const toResponse = ({ savedAt, headers, html }: SavedPage): Response =>
  new Response(html.replace('<html ', `<html data-saved-at="${savedAt}" `), { headers })

/** What was shown is kept for the day without a network: for everybody as it is, and what is one person's own under lock. */
export async function cachePage(url: string, response: Response, isForgotten: () => boolean): Promise<void> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isPage) return
  const address = addressOf(url)
  const savedAt = Date.now()
  if (response.headers.get('cache-control')?.includes('no-store')) {
    const headers = [...response.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length')
    return savePersonal(address, { savedAt, headers, html: await response.text() }, isForgotten)
  }
  // Everybody's page: nobody is signed in here any more.
  await forgetPersonal()
  await put(address, response, savedAt)
}

async function put(address: string, response: Response, savedAt: number): Promise<void> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, String(savedAt))
  headers.delete('content-encoding')
  headers.delete('content-length')
  const cache = await caches.open(pages)
  await cache.delete(address)
  await cache.put(address, new Response(await response.text(), { headers })).catch(() => {})
  const kept = (await cache.keys()).filter(({ url }) => !offlinePaths.includes(new URL(url).pathname))
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max)).map((oldest) => cache.delete(oldest)))
}

/** Asked for once more, as a whole page: it was opened inside the app, or before the worker was there. */
export async function cacheWholePage(address: string): Promise<void> {
  const isForgotten = watchForgetting()
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null)
  if (response) await cachePage(new URL(address, response.url).href, response, isForgotten)
}

/** Before the first day without a network: the page for what was never seen, in every language, and what it looks like. */
export async function cacheOfflinePages(): Promise<void> {
  for (const path of offlinePaths) {
    const response = await fetch(path, { credentials: 'omit' })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await cacheFiles(filesIn(await response.clone().text()))
    await put(path, response, Date.now())
  }
}
