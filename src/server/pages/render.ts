import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { toQuery } from '../../client/call/search.ts'
import type { ServerSearch, Startup } from '../../client/context.ts'
import type { DocumentFrame } from '../../client/document/document-context.ts'
import type { ServerEntry, SiteServerEntry } from '../../client/document/server-entry.ts'
import type { MapStyle } from '../../client/map/map-style.ts'
import type { SearchAnswer, SearchMany, SearchQuery } from '../../contract/search.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { retrySeconds } from '../../http/send-problem.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { pageProblems } from '../../i18n/page-problems.ts'
import { findSlot, type Slot, toPart } from '../cache/personal-slot.ts'
import { savesData } from '../cache/saving.ts'
import {
  cameraHeaders,
  type Origins,
  pageHeaders,
  pagePolicy,
  sealPage,
  securityHeaders,
  toBody,
  transportHeaders,
} from '../http/security.ts'
import type { Person } from '../load/session-cache.ts'
import type { Log } from '../log.ts'
import { createFindRoutes } from '../route-patterns.ts'
import { isForSearchEngines } from '../seo/robots.ts'
import { localeOf } from './locale-of.ts'
import { createPageLog } from './page-log.ts'
import { type Refused, type Transport, toServerCall } from './server-call.ts'
import { homes, type SiteName, siteNameOf } from './site-names.ts'

export type RenderDeps = {
  build: (site: SiteName) => Promise<ServerBuild>
  mode: 'production' | 'development'
  transport: Transport
  /** How the site reaches the search service. */
  search: SearchMany
  /** Counts the changes of content: the startup loads are made anew after each. */
  version: () => number
  /** The file of each locale's messages, once built. */
  messagesUrl: Partial<Record<SiteName, Partial<Record<Locale, string>>>>
  publicUrl: string
  apiUrl: string
  searchUrl: string
  /** The operator's street map, if there is one. */
  mapStyle: MapStyle | null
  authUrl: string
  hasGoogle: boolean
  origins: Origins
  devPages: boolean
}

/** An id that connects the failure on a visitor's screen with its line in the log. */
export type Trace = { id: string; log: Log; ip?: string }

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer; slot: Slot | null }

export type Renderer = {
  /** `url` is the address as the page knows it. Without a person the page is public. */
  render(incoming: IncomingMessage, url: string, trace: Trace, person?: Person | null): Promise<Rendered>
  /** The personal parts of every page. */
  renderPart(person: Person, locale: Locale): Promise<Buffer>
}

export async function createRenderer(deps: RenderDeps): Promise<Renderer> {
  const handlers = { site: await createHandlers(deps, 'site'), office: await createHandlers(deps, 'office') }
  const startup = rememberStartup(deps)
  const isProduction = deps.mode === 'production'
  const everywhere = { ...securityHeaders, ...pageHeaders, ...transportHeaders(deps.publicUrl) }

  /** Both sites have the same ones. */
  const loadStartup = async (locale: Locale, log: Log) =>
    (await handlers.site(locale)).entry.loadStartup(toServerCall(deps.transport, { locale }, log))

  return {
    async render(incoming, url, trace, person) {
      const locale = localeOf(url)
      const nonce = isProduction ? randomBytes(16).toString('hex') : undefined
      const site = siteNameOf(url)
      const { handlerOf, entry } = await handlers[site](locale)
      const context = new RouterContextProvider()
      const refused: Refused = {}
      const call = toServerCall(deps.transport, { locale, token: person?.token }, trace.log, refused)
      context.set(entry.pageLogContext, createPageLog(trace.log, url))
      const isSaving = savesData(incoming.headers)
      const frame: DocumentFrame = { nonce, messagesUrl: deps.messagesUrl[site]?.[locale] }
      context.set(entry.documentContext, frame)
      context.set(entry.siteContext, {
        ...toSiteConstants(deps, site),
        locale,
        call,
        search: toServerSearch(deps.search, locale, trace.log),
        session: person?.session ?? null,
        startup: () => startup(locale, () => loadStartup(locale, trace.log)),
        isSaving,
      })
      const response = await handlerOf(url)(toRequest(incoming, deps.publicUrl + url), context)
      const { status } = response
      const headers = {
        ...Object.fromEntries(response.headers),
        ...everywhere,
        ...headersOf(url),
        // Data that every page needs is loaded once for all of them, so a refusal may have come to another page.
        ...(status === 503 && { 'retry-after': String(retrySeconds) }),
        ...refused.headers,
      }
      // Only pages have one; data and files come as a body.
      const { html } = frame
      // A development server writes its own scripts and styles into the page.
      const sealed = isProduction && html && nonce ? sealPage(html, nonce) : { body: null, scripts: [], styles: [] }
      const body = sealed.body ?? (html ? toBody(html) : Buffer.from(await response.arrayBuffer()))
      const policy = isProduction && { 'content-security-policy': pagePolicy(sealed, deps.origins) }
      return { status, headers: { ...headers, ...policy }, body, slot: html === undefined ? null : findSlot(body) }
    },

    async renderPart(person, locale) {
      const { entry } = await handlers.site(locale)
      return toPart(entry.renderPersonal(locale, person.session))
    },
  }
}

/** The part of a page's context that is the same for all pages of a site. */
const toSiteConstants = (deps: RenderDeps, site: SiteName) => ({
  home: homes[site],
  publicUrl: deps.publicUrl,
  apiUrl: deps.apiUrl,
  authUrl: deps.authUrl,
  hasGoogle: deps.hasGoogle,
  searchUrl: deps.searchUrl,
  mapStyle: deps.mapStyle,
  devPages: deps.devPages,
})

/** Headers of some pages: the right to use the camera, and no indexing. */
function headersOf(url: string): OutgoingHttpHeaders {
  // Codes are read at tills and doors.
  const camera = siteNameOf(url) === 'office' ? cameraHeaders : {}
  return isForSearchEngines(url) ? camera : { ...camera, 'x-robots-tag': 'noindex' }
}

/** Request handlers over the same build: the basename is all that differs between locales, and each screen has its own routes. */
async function createHandlers<Site extends SiteName>({ build, mode }: RenderDeps, site: Site) {
  const create = async () => {
    const made = await build(site)
    const entry = made.entry.module as unknown as Site extends 'site' ? SiteServerEntry : ServerEntry
    const byLocale = Object.fromEntries(
      locales.map((locale) => [locale, createHandlerOf(made, mode, localeFacts[locale].base)]),
    ) as Record<Locale, ReturnType<typeof createHandlerOf>>
    return (locale: Locale) => ({ handlerOf: byLocale[locale], entry })
  }
  if (mode === 'development') return async (locale: Locale) => (await create())(locale)
  const handlers = await create()
  return async (locale: Locale) => handlers(locale)
}

/** The handler of an address. Data, files and addresses of no screen have the one of all routes. */
function createHandlerOf(build: ServerBuild, mode: RenderDeps['mode'], basename: string) {
  const create = (routes: ServerBuild['routes']) => createRequestHandler({ ...build, routes, basename }, mode)
  const findRoutes = createFindRoutes(build.routes)
  const byRoutes = new Map([[build.routes, create(build.routes)]])
  return (url: string) => {
    const [path = '/'] = url.split('?', 1)
    const isData = path.endsWith('.data')
    const routes = (!isData && findRoutes(path.slice(basename.length).split('/').filter(Boolean))) || build.routes
    const handler = byRoutes.get(routes) ?? create(routes)
    byRoutes.set(routes, handler)
    return handler
  }
}

function toServerSearch(transport: SearchMany, locale: Locale, log: Log): ServerSearch {
  const many = async (queries: SearchQuery[]) => {
    try {
      return await transport(queries)
    } catch (error) {
      log.error({ err: error, queries }, 'a search for a page failed')
      const { title, hint: message } = pageProblems[locale][503]
      throw data({ title, message }, { status: 503 })
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
function rememberStartup({ version }: RenderDeps) {
  const cached = new Map<Locale, { version: number; until: number; load: Promise<Startup> }>()
  return (locale: Locale, load: () => Promise<Startup>): Promise<Startup> => {
    const known = cached.get(locale)
    if (known && known.version === version() && known.until > Date.now()) return known.load
    const entry = { version: version(), until: Date.now() + startupLifetime, load: load() }
    cached.set(locale, entry)
    entry.load.catch(() => cached.delete(locale))
    return entry.load
  }
}

function toRequest(incoming: IncomingMessage, address: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value)
  // The site only reads in this way, so a body is never passed on.
  return new Request(address, { method: incoming.method === 'HEAD' ? 'GET' : incoming.method, headers })
}
