import { locales } from '../../domain/text/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { cacheFiles, filesIn } from './cached-files.ts'
import { localeOfPath } from './kind-of-request.ts'
import { findSavedPage, forgetPersonal, type SavedPage, savePersonal, watchForgetting } from './personal-pages.ts'

export type CachedPages = ReturnType<typeof openCachedPages>

const max = 60
const savedAtHeader = 'x-saved-at'

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Marked with when it was saved: the page says so. */
const toResponse = ({ savedAt, headers, html }: SavedPage): Response =>
  new Response(html.replace('<html ', `<html data-saved-at="${savedAt}" `), { headers })

async function findSaved(name: string, address: string): Promise<Response | null> {
  const personal = await findSavedPage(address)
  if (personal) return toResponse(personal)
  const cached = await (await caches.open(name)).match(address)
  if (!cached) return null
  const savedAt = Number(cached.headers.get(savedAtHeader))
  return toResponse({ savedAt, headers: [...cached.headers], html: await cached.text() })
}

type Options = {
  /** The browser's cache of public pages. */
  name: string
  /** The page for what was never seen. */
  offlinePath: string
}

async function findOfflinePage({ name, offlinePath }: Options, url: string): Promise<Response> {
  const locale = localeOfPath(new URL(url).pathname)
  const cached = await (await caches.open(name)).match(localPath(locale, offlinePath))
  if (!cached) return Response.error()
  // Its scripts are of another address than the one that it is shown at.
  const html = (await cached.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  return new Response(html, { status: 503, headers: cached.headers })
}

/** The pages of the customers' site, which its own worker stores. */
export const openCustomerPages = () => openCachedPages({ name: 'safar-pages', offlinePath: '/offline' })

/** The pages that one site has stored for use offline. */
export function openCachedPages({ name, offlinePath }: Options) {
  const offlinePaths = locales.map((locale) => localPath(locale, offlinePath))

  const offlinePage = (url: string) => findOfflinePage({ name, offlinePath }, url)
  const savedPage = async (url: string) => (await findSaved(name, addressOf(url))) ?? offlinePage(url)
  const put = (address: string, response: Response, savedAt: number) =>
    storePage(name, address, response, { savedAt, pinned: offlinePaths })

  /** Stores shown pages for use offline: public ones as they are, personal ones encrypted. */
  async function cachePage(url: string, response: Response, isForgotten: () => boolean): Promise<void> {
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status !== 200 || response.redirected || !isPage) return
    const address = addressOf(url)
    const savedAt = Date.now()
    if (response.headers.get('cache-control')?.includes('no-store')) {
      const headers = [...response.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length')
      return savePersonal(address, { savedAt, headers, html: await response.text() }, isForgotten)
    }
    // A public page: no customer is signed in here any more.
    await forgetPersonal()
    await put(address, response, savedAt)
  }

  return {
    offlinePage,
    /** A page as it was when it was seen last; and where it never was, a page that says so. */
    savedPage,
    cachePage,

    /** From the network, or else the saved one. */
    async answerPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
      try {
        return (await preloaded) ?? (await fetch(request))
      } catch {
        return savedPage(request.url)
      }
    },

    /** Asked for once more, as a whole page: it was opened inside the app, or before the worker was there. */
    async cacheWholePage(address: string): Promise<void> {
      const isForgotten = watchForgetting()
      const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null)
      if (response) await cachePage(new URL(address, response.url).href, response, isForgotten)
    },

    /** Stored ahead: the offline page for addresses that were never opened, in every language, with its styles. */
    async cacheOfflinePages(): Promise<void> {
      for (const path of offlinePaths) {
        const response = await fetch(path, { credentials: 'omit' })
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        await cacheFiles(filesIn(await response.clone().text()))
        await put(path, response, Date.now())
      }
    },
  }
}

type Storing = {
  savedAt: number
  /** Paths that make room for nothing. */
  pinned: readonly string[]
}

async function storePage(name: string, address: string, response: Response, { savedAt, pinned }: Storing) {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, String(savedAt))
  headers.delete('content-encoding')
  headers.delete('content-length')
  const cache = await caches.open(name)
  await cache.delete(address)
  await cache.put(address, new Response(await response.text(), { headers })).catch(() => {})
  const cached = (await cache.keys()).filter(({ url }) => !pinned.includes(new URL(url).pathname))
  await Promise.all(cached.slice(0, Math.max(0, cached.length - max)).map((oldest) => cache.delete(oldest)))
}
