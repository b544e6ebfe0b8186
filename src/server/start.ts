import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { mountApi } from '../api/http.ts'
import { type Api, createApi } from '../api/service.ts'
import { mountAuth } from '../auth/http.ts'
import { siteKeyOf } from '../auth/secrets.ts'
import { Problem } from '../contract/problems.ts'
import { createRenditions } from '../gateways/pictures/renditions.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import { createApp } from './app.ts'
import { findMessages, importBuild, mountAssets } from './assets.ts'
import type { Config } from './config.ts'
import { openStorage, type Say, type Storage } from './database.ts'
import type { DemoContent } from './demo-content.ts'
import { createFindPerson, type FindPerson } from './find-person.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { admitPages, limitSearches, openDearTurns } from './limits.ts'
import { createLoadGuard, type LoadGuard } from './load-guard.ts'
import { logPoolErrors } from './log-pool-errors.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { mountMetrics } from './metrics/mount.ts'
import { createPageNames } from './metrics/route-names.ts'
import { watchNeighbours } from './neighbours.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { type OpenPayments, openPayments } from './payments/open-payments.ts'
import { mountPaymentRoutes } from './payments/routes.ts'
import { createPeople, type People } from './people.ts'
import { mountPictures, mountRemotePictures } from './pictures.ts'
import { sendPlainProblem } from './plain-problem.ts'
import { isRead, refuseMethod } from './refuse-method.ts'
import { overHttp, peekOverHttp } from './remote-transport.ts'
import type { SearchTransport } from './render.ts'
import { openSearch, type Search, searchAddressOf, searchElsewhere } from './search.ts'
import { dataPolicy, securityHeaders } from './security.ts'
import { mountSeo } from './seo/mount.ts'
import type { Transport } from './server-call.ts'
import type { AuthTransport } from './sign-in/auth-transport.ts'
import { mountDevOutbox } from './sign-in/dev-outbox.ts'
import { mountGoogle } from './sign-in/google-routes.ts'
import { authAddressOf, hasDevOutbox, type OpenAuth, openAuth } from './sign-in/open-auth.ts'
import { mountSignIn } from './sign-in/routes.ts'
import { sealSecrets } from './sign-in/seal-secrets.ts'
import { sessionCookieOf } from './sign-in/session-cookie.ts'
import { mountSessionRoute } from './sign-in/session-route.ts'
import { type Admit, createSite } from './site.ts'

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
  let guard: LoadGuard | undefined
  try {
    // Who is who is known by services that are mounted later; before that nobody can ask.
    let findPerson: FindPerson = async () => null
    const people = createPeople({ look: (token) => findPerson(token), lifetime: storage ? rememberedFor : 0 })
    const cookie = sessionCookieOf(config.PUBLIC_URL)
    const cache = createPageCache({ people, cookie })
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
      watchers: { guard, neighbours },
      trustProxy,
    })
    mountMetrics(app, metrics, config)
    if (storage) logPoolErrors(storage.pool, app.log)
    search = storage && (await openSearch({ config, storage, onChange: cache.clear, log: app.log }))
    const seal = storage ? await sealSecrets(storage.db, config) : undefined
    auth = storage && (await openAuth({ config, db: storage.db, seal, log: app.log, say, metrics }))
    payments = storage && (await openPayments({ config, db: storage.db, seal, say }))
    const { service = null } = search ?? {}
    const onWrite = cache.clearDated
    const turns = config.LIMITS_BY_ADDRESS === 'on' ? openDearTurns(neighbours.areMany) : undefined
    const transport = await mountServices(app, config, { storage, search, auth, payments, demo, onWrite, turns })
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
        admit: turns && admitPages({ turns, db: storage?.db, limits: auth?.limits }),
        development,
      })
    await app.listen({ port: config.PORT, host: config.HOST })
    const jobs =
      storage &&
      startJobs(storage, {
        log: app.log,
        context: payments?.context ?? null,
        onContent() {
          cache.clear()
          service?.wake()
        },
        onAccount: people.forget,
        onNights: cache.clearDated,
      })
    const stop = async () => {
      await app.close()
      guard?.stop()
      payments?.close()
      await jobs?.stop()
      await auth?.stop()
      await service?.stop()
      await storage?.close()
    }
    return { app, url: addressOf(app), storage, stop }
  } catch (error) {
    guard?.stop()
    payments?.close()
    await auth?.stop()
    await search?.service?.stop()
    await storage?.close()
    throw error
  }
}

/** Without a word of a change. */
const rememberedFor = 30_000

type Opened = {
  storage: Storage | null
  search: Search | null
  auth: OpenAuth | null
  payments: OpenPayments | null
  demo?: DemoContent
  /** After every call that may have changed something: rooms may be taken or free. */
  onWrite: () => void
  turns: FairTurns | undefined
}

/** Mounts what this process serves besides the site, and answers how the site reaches the API. */
async function mountServices(
  app: FastifyInstance,
  config: Config,
  { storage, search, auth, payments, demo, onWrite, turns }: Opened,
): Promise<Transport> {
  if (!storage || !auth || !payments) {
    const apiUrl = config.API_URL ?? ''
    mountRemotePictures(app, new URL(apiUrl).origin)
    return overHttp(apiUrl)
  }
  const { accounts } = auth.auth
  const { limits } = auth
  const opened = createApi({
    db: storage.db,
    searchKey: search?.publicKey,
    accounts,
    payments: payments.payments,
    limits,
    turns,
    security: auth.security,
  })
  const api = { ...opened, dispatch: followWrites(opened.dispatch, onWrite) }
  const open = payments
  if (config.SERVICES.includes('api') || !config.API_URL)
    await app.register((scope) => mountPaymentRoutes(scope, open), { prefix: '/services/api/payments' })
  const [folder, uploads] = [join(config.DATA_DIR, 'pictures'), join(config.DATA_DIR, 'uploads')]
  mountPictures(app, createRenditions({ db: storage.db, folder, uploads, draw: demo?.draw }))
  if (config.SERVICES.includes('api')) {
    const options = { api, origins: config.CORS_ORIGINS, publicUrl: `${config.PUBLIC_URL}/services/api` }
    await app.register((scope) => mountApi(scope, options), { prefix: '/services/api' })
  }
  if (config.SERVICES.includes('auth')) {
    const options = { auth: auth.auth, origins: config.CORS_ORIGINS, publicUrl: `${config.PUBLIC_URL}/services/auth` }
    await app.register((scope) => mountAuth(scope, options), { prefix: '/services/auth' })
    if (hasDevOutbox(config)) mountDevOutbox(app, storage.db)
  }
  if (config.SERVICES.includes('search') && search?.service) {
    const { mount } = search.service
    const { db } = storage
    await app.register(
      (scope) => {
        if (turns) limitSearches(scope, { turns, db, limits })
        return mount(scope, config.CORS_ORIGINS)
      },
      { prefix: '/services/search' },
    )
  }
  return config.API_URL ? overHttp(config.API_URL) : api.dispatch
}

const followWrites = (dispatch: Api['dispatch'], onWrite: () => void): Api['dispatch'] =>
  ((key, input) => {
    const answer = dispatch(key, input)
    return key.startsWith('GET ') ? answer : answer.finally(onWrite)
  }) as Api['dispatch']

type SiteParts = {
  config: Config
  storage: Storage | null
  transport: Transport
  auth: OpenAuth | null
  search: SearchTransport
  cache: PageCache
  metrics: Metrics
  people: People | undefined
  admit: Admit | undefined
  development?: Development
}

async function mountSite(
  app: FastifyInstance,
  { config, storage, transport, auth, search, cache, metrics, people, admit, development }: SiteParts,
): Promise<void> {
  const elsewhere = [config.API_URL, config.AUTH_URL, config.SEARCH_KEY ? undefined : config.SEARCH_URL].filter(
    (url) => url !== undefined,
  )
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
    authUrl: authAddressOf(config),
    hasGoogle: config.GOOGLE_CLIENT_ID !== undefined,
    origins: {
      elsewhere: elsewhere.map((url) => new URL(url).origin),
      botCheck: auth?.botCheck.origins ?? { script: [], frame: [], connect: [] },
    },
    people,
    admit,
    devPages: config.DEV_PAGES,
  })
  if (people) mountSessionRoute(app, people, sessionCookieOf(config.PUBLIC_URL))
  await mountSignInRoutes(app, config, auth)
  if (development) await development.mount(app)
  else await mountAssets(app)
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
      request.log.error({ err: error, url: request.url }, 'a page failed')
      const headers = { ...securityHeaders, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' }
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
      reply.raw.end(`Internal Server Error (${request.id})`)
    })
  })
}

async function mountSignInRoutes(app: FastifyInstance, config: Config, auth: OpenAuth | null): Promise<void> {
  const { AUTH_URL, PUBLIC_URL: publicUrl } = config
  const siteKey = config.AUTH_SECRET && siteKeyOf(config.AUTH_SECRET)
  const transport: AuthTransport = !AUTH_URL && auth ? auth.auth.dispatch : overHttp(authAddressOf(config), siteKey)
  await app.register((scope) => mountSignIn(scope, { transport, publicUrl }), { prefix: '/api' })
  await app.register((scope) => mountGoogle(scope, { transport, config }), { prefix: '/api/google' })
}

/** Without a database and without the secret nobody can be told from a visitor, and nobody's cookie is known to be worth nothing. */
const findRemotePeek = (config: Config) =>
  config.AUTH_SECRET ? peekOverHttp(authAddressOf(config), siteKeyOf(config.AUTH_SECRET)) : undefined

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}
