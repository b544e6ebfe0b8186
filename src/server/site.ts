import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Api } from '../api/service.ts'
import type { Key } from '../contract/contract.ts'
import { Problem } from '../contract/problems.ts'
import { type Locale, locales } from '../domain/locale.ts'
import { localeFacts } from '../i18n/locale-facts.ts'
import type { ServerCall, Startup } from '../web/context.ts'
import type * as EntryServer from '../web/entry.server.tsx'
import type { Log } from './log.ts'
import { isVisitor, type PageCache, send } from './page-cache.ts'
import { pagePolicy, sealPage, securityHeaders } from './security.ts'

export type SiteDeps = {
  build: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  transport: Transport
  cache: PageCache
  /** Where each locale's messages lie, once built. */
  messagesUrl: Partial<Record<Locale, string>>
  publicUrl: string
  apiUrl: string
  connect: string[]
  devPages: boolean
}

/** How the site reaches the API: straight to its handlers, or over the network. Throws a `Problem` when refused. */
export type Transport = (key: Key, input: { params?: unknown; query?: unknown; locale: Locale }) => Promise<unknown>

export const inProcess =
  (api: Api): Transport =>
  (key, input) =>
    api.dispatch(key, input)

export type Site = (request: IncomingMessage, response: ServerResponse, trace: Trace) => Promise<void>

/** What ties a failure that a visitor saw to its line in the log. */
export type Trace = { id: string; log: Log }

export async function createSite(deps: SiteDeps): Promise<Site> {
  const handlers = await createHandlers(deps)
  const startup = rememberStartup(deps)

  return async (incoming, outgoing, trace) => {
    const url = incoming.url ?? '/'
    const locale = localeOf(url)
    const nonce = deps.mode === 'production' ? randomBytes(16).toString('hex') : undefined
    const version = deps.cache.version()
    const { handler, entry } = await handlers(locale)
    const context = new RouterContextProvider()
    const call = toServerCall(deps.transport, locale, trace.log)
    context.set(entry.documentContext, { nonce, messagesUrl: deps.messagesUrl[locale] })
    context.set(entry.siteContext, {
      locale,
      call,
      startup: () => startup(locale, () => entry.loadStartup(call)),
      publicUrl: deps.publicUrl,
      apiUrl: deps.apiUrl,
      devPages: deps.devPages,
    })
    const response = await handler(toRequest(incoming, deps.publicUrl), context)
    const body = await toBody(response)
    const sealed = nonce && isHtml(response) ? sealPage(body.toString('utf8'), nonce) : null
    const headers = {
      ...Object.fromEntries(response.headers),
      ...securityHeaders,
      ...(deps.mode === 'production'
        ? { 'content-security-policy': pagePolicy(sealed?.hashes ?? [], deps.connect) }
        : {}),
    }
    const bytes = sealed ? Buffer.from(sealed.html) : body
    if (response.status === 200 && deps.mode === 'production' && isKept(url) && isVisitor(incoming)) {
      const fresh = { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' }
      send(incoming, outgoing, await deps.cache.keep(url, version, fresh, bytes))
      return
    }
    const own = { 'cache-control': 'no-store', 'content-length': bytes.length, 'x-request-id': trace.id }
    outgoing.writeHead(response.status, { ...headers, ...own })
    outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
  }
}

/** Only what the site itself links to is kept, so that invented queries cannot fill the memory. */
const isKept = (url: string): boolean => url.length < 200 && /^[^?]*(\?(page|id|location)=\d+(&page=\d+)?)?$/.test(url)

const isHtml = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** The first segment names the locale; a path without one is English. */
export const localeOf = (url: string): Locale =>
  locales.find(
    (locale) => localeFacts[locale].base !== '/' && new RegExp(`^${localeFacts[locale].base}([/?.]|$)`).test(url),
  ) ?? 'en'

/** One request handler a locale over the same build: the basename is all that differs. */
async function createHandlers({ build, mode }: SiteDeps) {
  const create = async () => {
    const made = await build()
    const entry = made.entry.module as unknown as typeof EntryServer
    const byLocale = Object.fromEntries(
      locales.map((locale) => [locale, createRequestHandler({ ...made, basename: localeFacts[locale].base }, mode)]),
    ) as Record<Locale, ReturnType<typeof createRequestHandler>>
    return (locale: Locale) => ({ handler: byLocale[locale], entry })
  }
  if (mode === 'development') return async (locale: Locale) => (await create())(locale)
  const handlers = await create()
  return async (locale: Locale) => handlers(locale)
}

/** A refusal of the API as the router's error screens want it: what was not found or makes no sense has no page. */
function toServerCall(transport: Transport, locale: Locale, log: Log): ServerCall {
  return (async (key: Key, input: { params?: unknown; query?: unknown } = {}) => {
    try {
      return await transport(key, { ...input, locale })
    } catch (error) {
      if (error instanceof Problem && error.status < 500) throw data(null, { status: 404 })
      log.error({ err: error, key }, 'a page could not be loaded')
      throw data(null, { status: error instanceof Problem ? error.status : 500 })
    }
  }) as ServerCall
}

const startupLifetime = 60_000

/** One load for all visitors of a locale, until content changes; a failed one is not remembered. */
function rememberStartup({ cache }: SiteDeps) {
  const kept = new Map<Locale, { version: number; until: number; load: Promise<Startup> }>()
  return (locale: Locale, load: () => Promise<Startup>): Promise<Startup> => {
    const known = kept.get(locale)
    if (known && known.version === cache.version() && known.until > Date.now()) return known.load
    const entry = { version: cache.version(), until: Date.now() + startupLifetime, load: load() }
    kept.set(locale, entry)
    entry.load.catch(() => kept.delete(locale))
    return entry.load
  }
}

function toRequest(incoming: IncomingMessage, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value)
  // The site only reads in this way, so a body is never passed on.
  const path = incoming.url?.startsWith('/') ? incoming.url : '/'
  return new Request(publicUrl + path, {
    method: incoming.method === 'HEAD' ? 'GET' : incoming.method,
    headers,
  })
}

const toBody = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())
