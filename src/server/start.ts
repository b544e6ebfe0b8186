import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { EventStreams } from '../api/customer-events/create-event-streams.ts'
import { createReviewPhotos } from '../api/reviews/review-photos.ts'
import { siteKeyOf } from '../auth/secrets.ts'
import { Problem } from '../contract/problems.ts'
import { toLoggedUrl } from '../http/logged-url.ts'
import { createApp } from './app.ts'
import { createPageCache, type PageCache } from './cache/page-cache.ts'
import { mountSaving } from './cache/saving.ts'
import type { Config } from './config.ts'
import { openStorage, type Say, type Storage } from './database/database.ts'
import { logPoolErrors } from './database/log-pool-errors.ts'
import type { DemoContent } from './demo-content.ts'
import { openFiles } from './files/open-files.ts'
import { sendPlainProblem } from './http/plain-problem.ts'
import { isRead, refuseMethod } from './http/refuse-method.ts'
import { dataPolicy, securityHeaders } from './http/security.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { watchNeighbours } from './load/active-addresses.ts'
import { createFindPerson, type FindPerson } from './load/find-person.ts'
import { admitPages, openKeptShare, openTurns } from './load/limits.ts'
import { createLoadGuard, type LoadGuard } from './load/load-guard.ts'
import { createPeople, type People } from './load/session-cache.ts'
import { mountMailLinks } from './mail/mount-mail-links.ts'
import { type OpenMail, openMail } from './mail/open-mail.ts'
import { mountMap } from './map/mount.ts'
import { openMapStyle } from './map/open-map-style.ts'
import { mountTilesFile } from './map/tiles-file.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { mountMetrics } from './metrics/mount.ts'
import { createPageNames } from './metrics/route-names.ts'
import { mountServices } from './mount-services.ts'
import { findMessages, importBuild, mountAssets } from './pages/assets.ts'
import { peekOverHttp } from './pages/remote-transport.ts'
import type { SearchTransport } from './pages/render.ts'
import type { Transport } from './pages/server-call.ts'
import { mountServiceWorker } from './pages/service-worker.ts'
import { type Admit, createSite } from './pages/site.ts'
import { type OpenPayments, openPayments } from './payments/open-payments.ts'
import { openPersonalSeal } from './personal-data/open-personal-seal.ts'
import { type OpenPush, openPush } from './push/open-push.ts'
import { openSearch, type Search, searchAddressOf, searchElsewhere } from './search.ts'
import { mountSeo } from './seo/mount.ts'
import { mountEventRoute } from './sign-in/event-route.ts'
import { mountSignInRoutes } from './sign-in/mount-sign-in-routes.ts'
import { authAddressOf, type OpenAuth, openAuth } from './sign-in/open-auth.ts'
import { sealSecrets } from './sign-in/seal-secrets.ts'
import { sessionCookieOf } from './sign-in/session-cookie.ts'
import { mountSessionRoute } from './sign-in/session-route.ts'

/** In development the build comes from Vite, module by module. */
export type Development = { build: () => Promise<ServerBuild>; mount(app: FastifyInstance): Promise<void> }

export type Running = { app: FastifyInstance; url: string; storage: Storage | null; stop(): Promise<void> }

export type StartOptions = { say?: Say; development?: Development; demo?: DemoContent }

export async function startServer(config: Config, options: StartOptions = {}): Promise<Running> {
  const { say = () => {}, development, demo } = options
  // A site whose services are elsewhere has nothing to keep.
  const isSiteAlone = config.API_URL !== undefined && config.SERVICES.every((service) => service === 'site')
  const storage = isSiteAlone ? null : await openStorage(config, { say, demo })
  let search: Search | null = null
  let auth: OpenAuth | null = null
  let payments: OpenPayments | null = null
  let push: OpenPush | null = null
  let mail: OpenMail | null = null
  let guard: LoadGuard | undefined
  try {
    // Who is who is known by services that are mounted later; before that nobody can ask.
    let findPerson: FindPerson = async () => null
    const people = createPeople({ look: (token) => findPerson(token), lifetime: storage ? rememberedFor : 0 })
    const cookie = sessionCookieOf(config.PUBLIC_URL)
    const cache = createPageCache({ people, cookie, isAway: storage?.presence.isAway })
    const isReady = storage?.isReady ?? (async () => true)
    const metrics = createMetrics({ cache, database: storage })
    const { LOG_LEVEL: logLevel, PUBLIC_URL: publicUrl } = config
    const { SHED_LOAD_AFTER: lateAfter, TRUST_PROXY: trustProxy } = config
    const neighbours = watchNeighbours()
    guard = lateAfter > 0 ? createLoadGuard({ lateAfter, onShed: metrics.countShed }) : undefined
    const app = await createApp({
      cache,
      logLevel,
      publicUrl,
      isReady,
      metrics,
      watchers: { guard, neighbours, share: openKeptShare(config) },
      trustProxy,
    })
    mountMetrics(app, metrics, config)
    if (storage) logPoolErrors(storage.pool, app.log)
    search = storage && (await openSearch({ config, storage, onChange: cache.clear, log: app.log }))
    const seal = storage ? await sealSecrets(storage.db, config) : undefined
    const personalSeal = storage ? await openPersonalSeal(storage.patientDb, config, say) : undefined
    auth = storage && (await openAuth({ config, db: storage.db, seal, log: app.log, say, metrics }))
    payments = storage && (await openPayments({ config, db: storage.db, seal, say }))
    push = storage && (await openPush({ config, db: storage.db, seal, log: app.log }))
    mail = storage && openMail({ config, db: storage.db, log: app.log, say, metrics })
    const onCheckFailed = (error: unknown, file: string) =>
      app.log.warn({ err: error, file }, 'a paper could not be looked at')
    const files =
      storage && auth
        ? await openFiles({ config, db: storage.db, limits: auth.limits, nameSeal: personalSeal, say, onCheckFailed })
        : undefined
    const reviewPhotos =
      storage && files
        ? createReviewPhotos({ db: storage.db, files, folder: join(config.DATA_DIR, 'review-pictures') })
        : undefined
    // Another process with another key could not open what was sealed here.
    if (demo && storage && files && personalSeal && payments && config.DEMO_CONTENT && !config.DATABASE_URL)
      await demo
        .loadPeople({ db: storage.db, seal: personalSeal, files, payments: payments.context, now: new Date() })
        .catch((error) => app.log.error({ err: error }, 'the people of the demo could not be loaded'))
    const { service = null } = search ?? {}
    const onWrite = cache.clearDated
    const turns = config.LIMITS_BY_ADDRESS === 'on' ? openTurns(neighbours) : undefined
    const { transport, events } = await mountServices(app, config, {
      storage,
      search,
      auth,
      payments,
      demo,
      onWrite,
      turns,
      seal,
      personalSeal,
      push,
      files,
      reviewPhotos,
    })
    const peek = auth?.auth.peek ?? findRemotePeek(config)
    if (peek) findPerson = createFindPerson(peek, transport)
    if (config.SERVICES.includes('site'))
      await mountSite(app, {
        config,
        storage,
        transport,
        auth,
        search: search?.transport ?? searchElsewhere(config, transport),
        cache,
        metrics,
        people: peek && people,
        events,
        admit: turns && admitPages({ turns: turns.dear, db: storage?.db, limits: auth?.limits }),
        development,
      })
    await app.listen({ port: config.PORT, host: config.HOST, backlog })
    const jobs =
      storage &&
      startJobs(storage, {
        log: app.log,
        context: payments?.context ?? null,
        files: files ?? null,
        reviewPhotos: reviewPhotos ?? null,
        onContent() {
          cache.clear()
          service?.wake()
        },
        onAccount(account) {
          people.forget(account)
          events?.onAccount(account)
        },
        onCustomer(customer) {
          people.forgetCustomer(customer)
          events?.onCustomer(customer)
        },
        onNights: cache.clearDated,
      })
    const stop = async () => {
      // They would go on for as long as somebody listens.
      events?.stop()
      await app.close()
      guard?.stop()
      payments?.close()
      await jobs?.stop()
      await push?.stop()
      await mail?.stop()
      await auth?.stop()
      await service?.stop()
      await storage?.close()
    }
    return { app, url: addressOf(app), storage, stop }
  } catch (error) {
    guard?.stop()
    payments?.close()
    await push?.stop()
    await mail?.stop()
    await auth?.stop()
    await search?.service?.stop()
    await storage?.close()
    throw error
  }
}

/** Pages that listen come back within two seconds of a restart, all of them: whoever finds no room here waits for longer. */
const backlog = 4_096

/** Without a word of a change. */
const rememberedFor = 30_000

type SiteParts = {
  config: Config
  storage: Storage | null
  transport: Transport
  auth: OpenAuth | null
  search: SearchTransport
  cache: PageCache
  metrics: Metrics
  people: People | undefined
  events: EventStreams | null
  admit: Admit | undefined
  development?: Development
}

async function mountSite(
  app: FastifyInstance,
  { config, storage, transport, auth, search, cache, metrics, people, events, admit, development }: SiteParts,
): Promise<void> {
  const elsewhere = [config.API_URL, config.AUTH_URL, config.SEARCH_KEY ? undefined : config.SEARCH_URL].filter(
    (url) => url !== undefined,
  )
  const map = openMapStyle(config)
  const site = await createSite({
    build: development?.build ?? importBuild,
    mode: development ? 'development' : 'production',
    transport,
    search,
    cache,
    messagesUrl: development ? {} : findMessages(),
    publicUrl: config.PUBLIC_URL,
    apiUrl: config.API_URL ?? '/services/api',
    searchUrl: searchAddressOf(config),
    mapStyle: map.style,
    authUrl: authAddressOf(config),
    hasGoogle: config.GOOGLE_CLIENT_ID !== undefined,
    origins: {
      elsewhere: elsewhere.map((url) => new URL(url).origin),
      botCheck: auth?.botCheck.origins ?? { script: [], frame: [], connect: [] },
      map: map.origins,
    },
    people,
    admit,
    devPages: config.DEV_PAGES,
  })
  if (people) {
    const cookie = sessionCookieOf(config.PUBLIC_URL)
    mountSessionRoute(app, people, cookie)
    mountEventRoute(app, { people, cookie, events, apiUrl: config.API_URL ?? '' })
  }
  await mountSignInRoutes(app, config, auth)
  if (development) await development.mount(app)
  else await mountAssets(app)
  await mountSaving(app, config.PUBLIC_URL)
  mountMailLinks(app, transport)
  mountServiceWorker(app, { isOn: config.SERVICE_WORKER === 'on' && !development })
  mountMap(app, { cache, publicUrl: config.PUBLIC_URL })
  const db = storage?.db
  // A site without a database counts nothing.
  const countPiece = db && auth && ((address: string) => auth.limits.require(db, 'tiles', address))
  if (map.file) mountTilesFile(app, map.file, countPiece ?? undefined)
  mountSeo(app, { cache, transport, db: storage?.db ?? null, publicUrl: config.PUBLIC_URL })
  const nameOf = development ? () => 'a page in development' : createPageNames((await importBuild()).routes)
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

/** Without a database and without the secret nobody can be told from a visitor, and nobody's cookie is known to be worth nothing. */
const findRemotePeek = (config: Config) =>
  config.AUTH_SECRET ? peekOverHttp(authAddressOf(config), siteKeyOf(config.AUTH_SECRET)) : undefined

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}
