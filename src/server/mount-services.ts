import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { EventStreams } from '../api/customer-events/create-event-streams.ts'
import type { FileContext } from '../api/files/file-context.ts'
import { mountApi } from '../api/http.ts'
import type { Turns } from '../api/limited-calls.ts'
import type { ReviewPhotos } from '../api/reviews/review-photos.ts'
import { type Api, createApi } from '../api/service.ts'
import { mountAuth } from '../auth/http.ts'
import type { PersonalSeal } from '../db/personal-seal.ts'
import type { Seal } from '../db/seal.ts'
import { createRenditions } from '../gateways/pictures/renditions.ts'
import type { Config } from './config.ts'
import type { Storage } from './database/database.ts'
import type { DemoContent } from './demo-content.ts'
import { limitSearches } from './load/limits.ts'
import { mountPictures, mountRemotePictures, mountReviewPhotos } from './pages/pictures.ts'
import { overHttp } from './pages/remote-transport.ts'
import type { Transport } from './pages/server-call.ts'
import type { OpenPayments } from './payments/open-payments.ts'
import { mountPaymentRoutes } from './payments/routes.ts'
import type { OpenPush } from './push/open-push.ts'
import type { Search } from './search.ts'
import { mountDevOutbox } from './sign-in/dev-outbox.ts'
import { hasDevOutbox, type OpenAuth } from './sign-in/open-auth.ts'

export type Opened = {
  storage: Storage | null
  search: Search | null
  auth: OpenAuth | null
  payments: OpenPayments | null
  demo?: DemoContent
  /** After every call that may have changed something: rooms may be taken or free. */
  onWrite: () => void
  turns: Turns | undefined
  seal: Seal | undefined
  personalSeal: PersonalSeal | undefined
  push: OpenPush | null
  files: FileContext | undefined
  reviewPhotos: ReviewPhotos | undefined
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
  { storage, search, auth, payments, demo, onWrite, turns, seal, personalSeal, push, files, reviewPhotos }: Opened,
): Promise<Mounted> {
  if (!storage || !auth || !payments) {
    const apiUrl = config.API_URL ?? ''
    mountRemotePictures(app, new URL(apiUrl).origin)
    return { transport: overHttp(apiUrl), events: null }
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
    seal,
    personalSeal,
    digest: personalSeal?.digest,
    push: push?.services,
    files,
  })
  const api = { ...opened, dispatch: followWrites(opened.dispatch, onWrite) }
  const open = payments
  if (config.SERVICES.includes('api') || !config.API_URL)
    await app.register((scope) => mountPaymentRoutes(scope, { ...open, limits }), { prefix: '/services/api/payments' })
  const [folder, uploads] = [join(config.DATA_DIR, 'pictures'), join(config.DATA_DIR, 'uploads')]
  mountPictures(app, createRenditions({ db: storage.db, folder, uploads, draw: demo?.draw }))
  if (reviewPhotos) mountReviewPhotos(app, reviewPhotos)
  if (config.SERVICES.includes('api')) {
    const options = { api, origins: config.CORS_ORIGINS, publicUrl: `${config.PUBLIC_URL}/services/api` }
    await app.register((scope) => mountApi(scope, options), { prefix: '/services/api' })
  }
  if (config.SERVICES.includes('auth')) {
    const options = { auth: auth.auth, origins: config.CORS_ORIGINS, publicUrl: `${config.PUBLIC_URL}/services/auth` }
    await app.register((scope) => mountAuth(scope, options), { prefix: '/services/auth' })
    if (hasDevOutbox(config)) mountDevOutbox(app, storage.db, config.PUBLIC_URL)
  }
  if (config.SERVICES.includes('search') && search?.service) {
    const { mount } = search.service
    const { db } = storage
    await app.register(
      (scope) => {
        if (turns) limitSearches(scope, { turns: turns.searching, db, limits })
        return mount(scope, config.CORS_ORIGINS)
      },
      { prefix: '/services/search' },
    )
  }
  return { transport: config.API_URL ? overHttp(config.API_URL) : api.dispatch, events: api.events }
}

const changesRooms = (key: string): boolean =>
  !key.startsWith('GET ') && !/ \/(business|customer\/(uploads|files))\b/.test(key)

const followWrites = (dispatch: Api['dispatch'], onWrite: () => void): Api['dispatch'] =>
  ((key, input) => {
    const answer = dispatch(key, input)
    return changesRooms(key) ? answer.finally(onWrite) : answer
  }) as Api['dispatch']
