import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import type { SearchAnswer, SearchQuery } from '../contract/search.ts'
import type { SearchIndexName } from '../contract/search-hits.ts'
import { type Locale, locales } from '../domain/locale.ts'
import { toProblem } from '../http/refuse.ts'
import { localeFacts } from '../i18n/locale-facts.ts'
import { toQuery } from '../web/api/search.ts'
import type { ServerSearch, Session, Startup } from '../web/context.ts'
import type * as EntryServer from '../web/entry.server.tsx'
import { chooseEncoding, codingHeader, compress } from './compression.ts'
import { localeOf } from './locale-of.ts'
import type { Log } from './log.ts'
import { isVisitor, type Page, type PageCache, send } from './page-cache.ts'
import { createPageLog } from './page-log.ts'
import { isRead } from './refuse-method.ts'
import { type Origins, pageHeaders, pagePolicy, sealPage, securityHeaders, transportHeaders } from './security.ts'
import { isForSearchEngines } from './seo/robots.ts'
import { type Refused, type Transport, toServerCall } from './server-call.ts'
import { clearedSession, findSession } from './sign-in/session-cookie.ts'

export type SiteDeps = {
  build: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  transport: Transport
  search: SearchTransport
  cache: PageCache
  /** Where each locale's messages lie, once built. */
  messagesUrl: Partial<Record<Locale, string>>
  publicUrl: string
  apiUrl: string
  searchUrl: string
  authUrl: string
  hasGoogle: boolean
  origins: Origins
  /** Whose cookie it is, with a token for calls in their name; null for one that is worth nothing any more. Without it every page is a visitor's. */
  peek?: (refreshToken: string) => Promise<{ accessToken: string } | null>
  devPages: boolean
}

/** How the site reaches the search service. Throws when nothing could be learnt. */
export type SearchTransport = (queries: SearchQuery[]) => Promise<SearchAnswer<SearchIndexName>[]>

export type Site = (request: IncomingMessage, response: ServerResponse, trace: Trace) => Promise<void>

/** What ties a failure that a visitor saw to its line in the log. */
export type Trace = { id: string; log: Log }

type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export async function createSite(deps: SiteDeps): Promise<Site> {
  const render = await createRenderer(deps)
  const keep = shareRenders(deps.cache, render)

  return async (incoming, outgoing, trace) => {
    const isShared = deps.mode === 'production' && isVisitor(incoming) && isRead(incoming) && isKept(incoming.url ?? '')
    const made = isShared ? await keep(incoming, trace) : await render(incoming, trace)
    if ('bodies' in made) return send(incoming, outgoing, made)
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    const body = await compress(made.body, encoding, 4)
    outgoing.writeHead(made.status, {
      ...made.headers,
      ...codingHeader(encoding),
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'no-store',
      'content-length': body.length,
      'x-request-id': trace.id,
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
}

/** Visitors who ask for the same page at the same time, while it is not kept yet, wait for one rendering. */
function shareRenders(cache: PageCache, render: Renderer) {
  const underWay = new Map<string, Promise<Page | Rendered>>()
  return (incoming: IncomingMessage, trace: Trace): Promise<Page | Rendered> => {
    const version = cache.version()
    const url = incoming.url ?? '/'
    const key = `${version} ${url}`
    const make = async () => {
      const made = await render(incoming, trace)
      if (made.status !== 200 || made.headers['set-cookie']) return made
      return cache.keep(
        url,
        version,
        { ...made.headers, 'cache-control': 'public, max-age=0, must-revalidate' },
        made.body,
      )
    }
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}

type Renderer = (incoming: IncomingMessage, trace: Trace) => Promise<Rendered>

async function createRenderer(deps: SiteDeps): Promise<Renderer> {
  const handlers = await createHandlers(deps)
  const startup = rememberStartup(deps)
  const isProduction = deps.mode === 'production'
  const everywhere = { ...securityHeaders, ...pageHeaders, ...transportHeaders(deps.publicUrl) }

  return async (incoming, trace) => {
    const locale = localeOf(incoming.url ?? '/')
    const nonce = isProduction ? randomBytes(16).toString('hex') : undefined
    const { handler, entry } = await handlers(locale)
    const context = new RouterContextProvider()
    const visitor = await identify(deps, incoming, trace.log)
    const refused: Refused = {}
    const call = toServerCall(deps.transport, { locale, token: visitor.token }, trace.log, refused)
    context.set(entry.pageLogContext, createPageLog(trace.log, incoming.url))
    context.set(entry.documentContext, { nonce, messagesUrl: deps.messagesUrl[locale] })
    context.set(entry.siteContext, {
      locale,
      call,
      search: toServerSearch(deps.search, trace.log),
      session: visitor.session,
      startup: () => startup(locale, () => entry.loadStartup(toServerCall(deps.transport, { locale }, trace.log))),
      publicUrl: deps.publicUrl,
      apiUrl: deps.apiUrl,
      authUrl: deps.authUrl,
      hasGoogle: deps.hasGoogle,
      searchUrl: deps.searchUrl,
      devPages: deps.devPages,
    })
    const response = await handler(toRequest(incoming, deps.publicUrl), context)
    const plain = Buffer.from(await response.arrayBuffer())
    const robots: Record<string, string> = isForSearchEngines(incoming.url ?? '/') ? {} : { 'x-robots-tag': 'noindex' }
    const headers = {
      ...Object.fromEntries(response.headers),
      ...everywhere,
      ...robots,
      ...visitor.headers,
      ...refused.headers,
    }
    // A development server writes its own scripts and styles into the page.
    if (!isProduction) return { status: response.status, headers, body: plain }
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    const { html, hashes } = isPage && nonce ? sealPage(plain.toString('utf8'), nonce) : { html: plain, hashes: [] }
    const policy = { 'content-security-policy': pagePolicy(hashes, deps.origins) }
    return { status: response.status, headers: { ...headers, ...policy }, body: Buffer.from(html) }
  }
}

type Visitor = { session: Session | null; token?: string; headers: OutgoingHttpHeaders }

/** Who asks for the page. A cookie that is worth nothing any more is taken away, so that its owner gets shared pages again. */
async function identify({ peek, transport }: SiteDeps, incoming: IncomingMessage, log: Log): Promise<Visitor> {
  const refreshToken = findSession(incoming.headers.cookie)
  if (!refreshToken || !peek) return { session: null, headers: {} }
  try {
    const known = await peek(refreshToken)
    if (!known) return { session: null, headers: { 'set-cookie': clearedSession } }
    const token = known.accessToken
    return { session: await findProfile(transport, token), token, headers: {} }
  } catch (error) {
    log.error({ err: error }, 'a session could not be looked up')
    return { session: null, headers: {} }
  }
}

/** Someone who has not filled in the profile yet is signed in all the same. */
async function findProfile(transport: Transport, token: string): Promise<Session> {
  try {
    return { user: (await transport('GET /customer/auth/me', { locale: 'en', token })) as Session['user'] }
  } catch (error) {
    if (toProblem(error).code === 'NOT_FOUND') return { user: null }
    throw error
  }
}

/** Only what the site itself links to is kept, so that invented queries cannot fill the memory. */
const isKept = (url: string): boolean => url.length < 200 && /^[^?]*(\?(page|id|location)=\d+(&page=\d+)?)?$/.test(url)

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

function toServerSearch(transport: SearchTransport, log: Log): ServerSearch {
  const many = async (queries: SearchQuery[]) => {
    try {
      return await transport(queries)
    } catch (error) {
      log.error({ err: error, queries }, 'a search for a page failed')
      throw data(null, { status: 503 })
    }
  }
  return {
    many,
    async one(index, input) {
      const [answer] = await many([toQuery(index, input)])
      return answer as SearchAnswer<typeof index>
    },
  }
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
