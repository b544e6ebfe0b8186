import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { EventStreams } from '../api/customer-events/create-event-streams.ts'
import { Problem } from '../contract/problems.ts'
import type { SearchMany } from '../contract/search.ts'
import { toLoggedUrl } from '../http/logged-url.ts'
import type { PageCache } from './cache/page-cache.ts'
import { mountSaving } from './cache/saving.ts'
import type { Config } from './config.ts'
import { sendPlainProblem } from './http/plain-problem.ts'
import { isRead, refuseMethod } from './http/refuse-method.ts'
import { dataPolicy, securityHeaders } from './http/security.ts'
import type { SessionCache } from './load/session-cache.ts'
import { mountMailLinks } from './mail/mount-mail-links.ts'
import { mountMap } from './map/mount.ts'
import { openMapStyle } from './map/open-map-style.ts'
import { mountTilesFile } from './map/tiles-file.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createPageNames } from './metrics/route-names.ts'
import type { Services } from './open-services.ts'
import { findMessageFiles, importBuild, mountAssets } from './pages/assets.ts'
import type { Transport } from './pages/server-call.ts'
import { mountServiceWorker } from './pages/service-worker.ts'
import { type Admit, createSite } from './pages/site.ts'
import { type SiteName, siteNameOf } from './pages/site-names.ts'
import { searchAddressOf } from './search.ts'
import { mountSeo } from './seo/mount.ts'
import { mountEventRoute } from './sign-in/event-route.ts'
import { mountSignInRoutes } from './sign-in/mount-sign-in-routes.ts'
import { authAddressOf } from './sign-in/open-auth.ts'
import { sessionCookieOf } from './sign-in/session-cookie.ts'
import { mountSessionRoute } from './sign-in/session-route.ts'

/** In development the build comes from Vite, module by module. */
export type Development = {
  build: (site: SiteName) => Promise<ServerBuild>
  mount(app: FastifyInstance): Promise<void>
}

type SiteParts = {
  config: Config
  services: Services | null
  transport: Transport
  search: SearchMany
  cache: PageCache
  metrics: Metrics
  people: SessionCache | undefined
  events: EventStreams | null
  admit: Admit | undefined
  development?: Development
}

/** Mounts the pages, and the routes that pages need: sign-in, assets, the map, what search engines read. */
export async function mountSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { config, services, transport, cache, people, events, development } = parts
  const { PUBLIC_URL: publicUrl } = config
  const map = openMapStyle(config)
  const site = await openPages(parts, map)
  if (people) {
    const cookie = sessionCookieOf(publicUrl)
    mountSessionRoute(app, people, cookie)
    mountEventRoute(app, { people, cookie, events, apiUrl: config.API_URL ?? '' })
  }
  await mountSignInRoutes(app, config, services?.auth ?? null)
  if (development) await development.mount(app)
  else await mountAssets(app)
  await mountSaving(app, publicUrl)
  mountMailLinks(app, transport)
  mountServiceWorker(app, { isOn: config.SERVICE_WORKER === 'on' && !development })
  mountMap(app, { cache, publicUrl })
  if (map.file) mountTilesFile(app, map.file, toTileCount(services))
  mountSeo(app, { cache, transport, db: services?.storage.db ?? null, publicUrl })
  await mountPages(app, site, parts)
}

type Site = Awaited<ReturnType<typeof createSite>>

function openPages(
  { config, services, transport, search, cache, people, admit, development }: SiteParts,
  map: ReturnType<typeof openMapStyle>,
): Promise<Site> {
  const elsewhere = [config.API_URL, config.AUTH_URL, config.SEARCH_KEY ? undefined : config.SEARCH_URL].filter(
    (url) => url !== undefined,
  )
  return createSite({
    build: development?.build ?? importBuild,
    mode: development ? 'development' : 'production',
    transport,
    search,
    cache,
    messagesUrl: development ? {} : { site: findMessageFiles('site'), office: findMessageFiles('office') },
    publicUrl: config.PUBLIC_URL,
    apiUrl: config.API_URL ?? '/services/api',
    searchUrl: searchAddressOf(config),
    mapStyle: map.style,
    authUrl: authAddressOf(config),
    hasGoogle: config.GOOGLE_CLIENT_ID !== undefined,
    origins: {
      elsewhere: elsewhere.map((url) => new URL(url).origin),
      botCheck: services?.auth.botCheck.origins ?? { script: [], frame: [], connect: [] },
      map: map.origins,
    },
    people,
    admit,
    devPages: config.DEV_PAGES,
  })
}

/** A site without a database counts nothing. */
function toTileCount(services: Services | null): ((address: string) => Promise<void>) | undefined {
  if (!services) return undefined
  const { storage, auth } = services
  return (address) => auth.limits.require(storage.db, 'tiles', address)
}

async function openPageNames(): Promise<(url: string) => string> {
  const names = {
    site: createPageNames((await importBuild('site')).routes),
    office: createPageNames((await importBuild('office')).routes),
  }
  return (url) => names[siteNameOf(url)](url)
}

/** Every address that no other route has is a page, or the page that says so. */
async function mountPages(app: FastifyInstance, site: Site, { metrics, development }: SiteParts): Promise<void> {
  const nameOf = development ? () => 'a page in development' : await openPageNames()
  app.setNotFoundHandler((request, reply) => {
    if (!isRead(request)) return refuseMethod(request, reply)
    reply.hijack()
    const begun = performance.now()
    reply.raw.once('close', () =>
      metrics.observe('site', nameOf(request.url))(reply.raw.statusCode, performance.now() - begun),
    )
    return site(request.raw, reply.raw, request).catch((error) => {
      if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS')
        return sendPlainProblem(request.raw, reply.raw, { status: 429, retryAfter: error.retryAfter ?? 1 })
      request.log.error({ err: error, url: toLoggedUrl(request.url) }, 'a page failed')
      const headers = { ...securityHeaders, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' }
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
      reply.raw.end(`Internal Server Error (${request.id})`)
    })
  })
}
