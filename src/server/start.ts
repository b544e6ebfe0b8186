import type { FastifyInstance } from 'fastify'
import type { EventStreams } from '../api/customer-events/create-event-streams.ts'
import { siteKeyOf } from '../auth/secrets.ts'
import { watchActiveAddresses } from '../http/fair-use/active-addresses.ts'
import { createApp } from './app.ts'
import { createPageCache, type PageCache } from './cache/page-cache.ts'
import type { Config } from './config.ts'
import { openStorage, type Say, type Storage } from './database/database.ts'
import { logPoolErrors } from './database/log-pool-errors.ts'
import type { DemoContent } from './demo-content.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createFindPerson, type FindPerson } from './load/find-person.ts'
import { admitPages, openCachedPageQuota, openTurns } from './load/limits.ts'
import { createLoadGuard } from './load/load-guard.ts'
import { createPeople, type SessionCache } from './load/session-cache.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { mountMetrics } from './metrics/mount.ts'
import { mountServices } from './mount-services.ts'
import { type Development, mountSite } from './mount-site.ts'
import { openServices, type Services } from './open-services.ts'
import { peekOverHttp } from './pages/remote-transport.ts'
import { searchElsewhere } from './search.ts'
import { authAddressOf } from './sign-in/open-auth.ts'
import { sessionCookieOf } from './sign-in/session-cookie.ts'

export type Running = { app: FastifyInstance; url: string; storage: Storage | null; stop(): Promise<void> }

export type StartOptions = { say?: Say; development?: Development; demo?: DemoContent }

/** Everything that is opened leaves its end on `opened`. The ends run in the opposite order: in `stop`, or here where the start fails. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<Running> {
  const { say = () => {}, development, demo } = options
  await using opened = new AsyncDisposableStack()
  const storage = isSiteAlone(config) ? null : await openStorage(config, { say, demo })
  opened.defer(async () => storage?.close())
  const frame = await openFrame(opened, config, storage)
  const { app, cache, metrics } = frame
  const services =
    storage &&
    (await openServices(opened, { config, storage, log: app.log, metrics, say, demo, onSearchChange: cache.clear }))
  const events = await mountAll(frame, config, services, { development, demo })
  await app.listen({ port: config.PORT, host: config.HOST, backlog })
  // After it: a process whose port is taken must not begin a round of work.
  if (services) opened.defer(startJobsOf(services, frame, events).stop)
  opened.defer(() => app.close())
  // Event streams have no end of their own.
  opened.defer(() => events?.stop())
  const closing = opened.move()
  return { app, url: addressOf(app), storage, stop: () => closing.disposeAsync() }
}

/** A site whose services are elsewhere stores nothing. */
const isSiteAlone = ({ API_URL, SERVICES }: Config): boolean =>
  API_URL !== undefined && SERVICES.every((service) => service === 'site')

/** After a restart all listening pages reconnect within two seconds: pages that find no room wait longer. */
const backlog = 4_096

/** Milliseconds for which a session is remembered, without a word of a change. */
const rememberedFor = 30_000

type Frame = {
  app: FastifyInstance
  cache: PageCache
  metrics: Metrics
  neighbours: ReturnType<typeof watchActiveAddresses>
  people: SessionCache
  /** Services that are mounted after the frame know the accounts; before that no caller is signed in. */
  setFindPerson(find: FindPerson): void
}

/** The app without its services: the page cache, the metrics and the guard that stand before every request. */
async function openFrame(opened: AsyncDisposableStack, config: Config, storage: Storage | null): Promise<Frame> {
  const { LOG_LEVEL: logLevel, PUBLIC_URL: publicUrl, SHED_LOAD_AFTER: lateAfter, TRUST_PROXY: trustProxy } = config
  let findPerson: FindPerson = async () => null
  const people = createPeople({ look: (token) => findPerson(token), lifetime: storage ? rememberedFor : 0 })
  const cache = createPageCache({
    people,
    cookie: sessionCookieOf(publicUrl),
    isUnavailable: storage?.availability.isUnavailable,
  })
  const metrics = createMetrics({ cache, database: storage })
  const neighbours = watchActiveAddresses()
  const guard = lateAfter > 0 ? createLoadGuard({ lateAfter, onShed: metrics.countShed }) : undefined
  opened.defer(() => guard?.stop())
  const watchers = { guard, neighbours, share: openCachedPageQuota(config) }
  const isReady = storage?.isReady ?? (async () => true)
  const app = await createApp({ cache, logLevel, publicUrl, isReady, metrics, watchers, trustProxy })
  mountMetrics(app, metrics, config)
  if (storage) logPoolErrors(storage.pool, app.log)
  const setFindPerson = (find: FindPerson) => {
    findPerson = find
  }
  return { app, cache, metrics, neighbours, people, setFindPerson }
}

/** Mounts the services and the site, as far as this process has them. */
async function mountAll(
  { app, cache, metrics, neighbours, people, setFindPerson }: Frame,
  config: Config,
  services: Services | null,
  { development, demo }: Pick<StartOptions, 'development' | 'demo'>,
): Promise<EventStreams | null> {
  const turns = config.LIMITS_BY_ADDRESS === 'on' ? openTurns(neighbours) : undefined
  const mounting = { services, demo, turns, onWrite: cache.clearDated }
  const { transport, events } = await mountServices(app, config, mounting)
  const peek = services?.auth.auth.peek ?? findRemotePeek(config)
  if (peek) setFindPerson(createFindPerson(peek, transport))
  if (config.SERVICES.includes('site'))
    await mountSite(app, {
      config,
      services,
      transport,
      search: services?.search.transport ?? searchElsewhere(config, transport),
      cache,
      metrics,
      people: peek && people,
      events,
      admit: turns && admitPages({ turns: turns.dear, db: services?.storage.db, limits: services?.auth.limits }),
      development,
    })
  return events
}

function startJobsOf(services: Services, { app, cache, people }: Frame, events: EventStreams | null) {
  const { storage, search, payments, files, reviewPhotos } = services
  return startJobs(storage, {
    log: app.log,
    context: payments.context,
    files,
    reviewPhotos,
    onContent() {
      cache.clear()
      search.service?.wake()
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
}

/** Without a database and without the secret every caller is a visitor, and no cookie is known to be invalid. */
const findRemotePeek = (config: Config) =>
  config.AUTH_SECRET ? peekOverHttp(authAddressOf(config), siteKeyOf(config.AUTH_SECRET)) : undefined

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}
