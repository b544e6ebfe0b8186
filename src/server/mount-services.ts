import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { EventStreams } from '../api/customer-events/create-event-streams.ts'
import { mountApi } from '../api/http.ts'
import type { FairQueues } from '../api/limited-calls.ts'
import { type Api, createApi } from '../api/service.ts'
import { mountAuth } from '../auth/http.ts'
import { createRenditions } from '../gateways/pictures/renditions.ts'
import type { Config } from './config.ts'
import type { DemoContent } from './demo-content.ts'
import { limitSearches } from './load/limits.ts'
import type { Services } from './open-services.ts'
import { mountPictures, mountRemotePictures, mountReviewPhotos, openPictureTurns } from './pages/pictures.ts'
import { overHttp } from './pages/remote-transport.ts'
import type { Transport } from './pages/server-call.ts'
import { mountPaymentRoutes } from './payments/routes.ts'
import { mountDevOutbox } from './sign-in/dev-outbox.ts'
import { hasDevOutbox } from './sign-in/open-auth.ts'

type Mounting = {
  /** Null where all of them are elsewhere. */
  services: Services | null
  demo: DemoContent | undefined
  /** After every call that may have changed something: rooms may be taken or free. */
  onWrite: () => void
  turns: FairQueues | undefined
}

type Mounted = {
  /** How the site reaches the API. */
  transport: Transport
  /** Null where the API is elsewhere. */
  events: EventStreams | null
}

/** Mounts what this process serves besides the site. */
export async function mountServices(
  app: FastifyInstance,
  config: Config,
  { services, ...mounting }: Mounting,
): Promise<Mounted> {
  if (!services) {
    const apiUrl = config.API_URL ?? ''
    mountRemotePictures(app, new URL(apiUrl).origin)
    return { transport: overHttp(apiUrl), events: null }
  }
  const api = openApi(services, mounting)
  await mountPayments(app, config, services)
  mountAllPictures(app, config, services, mounting)
  if (config.SERVICES.includes('api')) {
    const options = { api, origins: config.CORS_ORIGINS, publicUrl: `${config.PUBLIC_URL}/services/api` }
    await app.register((scope) => mountApi(scope, options), { prefix: '/services/api' })
  }
  if (config.SERVICES.includes('auth')) await mountAccounts(app, config, services)
  if (config.SERVICES.includes('search')) await mountSearch(app, config, services, mounting)
  return { transport: config.API_URL ? overHttp(config.API_URL) : api.dispatch, events: api.events }
}

type Uses = Omit<Mounting, 'services'>

function openApi({ storage, search, auth, payments, push, ...parts }: Services, { turns, onWrite }: Uses): Api {
  const { seal, personalSeal, files } = parts
  const api = createApi({
    db: storage.db,
    searchKey: search.publicKey,
    searchSite: search.searchSite,
    accounts: auth.auth.accounts,
    payments: payments.payments,
    limits: auth.limits,
    turns,
    security: auth.security,
    seal,
    personalSeal,
    digest: personalSeal?.digest,
    push: push.services,
    files,
  })
  return { ...api, dispatch: followWrites(api.dispatch, onWrite) }
}

async function mountPayments(app: FastifyInstance, config: Config, { payments, auth }: Services): Promise<void> {
  if (!config.SERVICES.includes('api') && config.API_URL) return
  const { limits } = auth
  await app.register((scope) => mountPaymentRoutes(scope, { ...payments, limits }), {
    prefix: '/services/api/payments',
  })
}

function mountAllPictures(
  app: FastifyInstance,
  { DATA_DIR }: Config,
  { storage: { db }, reviewPhotos }: Services,
  { demo }: Uses,
): void {
  const [folder, uploads] = [join(DATA_DIR, 'pictures'), join(DATA_DIR, 'uploads')]
  mountPictures(app, createRenditions({ db, folder, uploads, draw: demo?.draw, inTurn: openPictureTurns() }))
  mountReviewPhotos(app, reviewPhotos)
}

async function mountAccounts(app: FastifyInstance, config: Config, { auth, storage }: Services): Promise<void> {
  const options = { auth: auth.auth, origins: config.CORS_ORIGINS, publicUrl: `${config.PUBLIC_URL}/services/auth` }
  await app.register((scope) => mountAuth(scope, options), { prefix: '/services/auth' })
  if (hasDevOutbox(config)) mountDevOutbox(app, storage.db, config.PUBLIC_URL)
}

async function mountSearch(
  app: FastifyInstance,
  { CORS_ORIGINS }: Config,
  { search: { service }, storage: { db }, auth: { limits } }: Services,
  { turns }: Uses,
): Promise<void> {
  if (!service) return
  await app.register(
    (scope) => {
      if (turns) limitSearches(scope, { turns: turns.searching, db, limits })
      return service.mount(scope, CORS_ORIGINS)
    },
    { prefix: '/services/search' },
  )
}

const changesRooms = (key: string): boolean =>
  !key.startsWith('GET ') && !/ \/(business|customer\/(uploads|files))\b/.test(key)

const followWrites = (dispatch: Api['dispatch'], onWrite: () => void): Api['dispatch'] =>
  ((key, input) => {
    const answer = dispatch(key, input)
    return changesRooms(key) ? answer.finally(onWrite) : answer
  }) as Api['dispatch']
