import cors from '@fastify/cors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MeiliError } from './errors.ts'
import { type Authorizer, createAuthorizer, type Grant } from './keys/authorize.ts'
import type { KeyStore } from './keys/key-store.ts'
import { absentRoutes } from './routes/absent-routes.ts'
import { documentRoutes } from './routes/document-routes.ts'
import { indexRoutes } from './routes/index-routes.ts'
import { keyRoutes } from './routes/key-routes.ts'
import type { Admitted, Deps, Route } from './routes/route.ts'
import { searchRoutes } from './routes/search-routes.ts'
import { settingsRoutes } from './routes/settings-routes.ts'
import { systemRoutes } from './routes/system-routes.ts'
import { taskRoutes } from './routes/task-routes.ts'
import type { Store } from './store.ts'
import type { Tasks } from './tasks.ts'
import { createTimeSlices } from './time-slices.ts'

export type SearchOptions = {
  store: Store
  keys: KeyStore
  tasks: Tasks
  masterKey: string
  /** Sites whose pages may do more than search. */
  origins: string[]
  now?: () => Date
}

const mebibyte = 1024 * 1024
/** What pages of any site may ask: they come with a key, and without cookies. */
const forEverybody = /\/(?:multi-search|health|indexes\/[^/?]+\/(?:search|facet-search|similar))$/
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const routes: Route[] = [
  ...searchRoutes,
  ...indexRoutes,
  ...documentRoutes,
  ...settingsRoutes,
  ...taskRoutes,
  ...keyRoutes,
  ...systemRoutes,
  ...absentRoutes,
]

/** Mounts the service: HTTP only. Its addresses, answers and problems are Meilisearch's. */
export async function mountSearch(scope: FastifyInstance, options: SearchOptions): Promise<void> {
  const { origins, ...input } = options
  const deps: Deps = { now: () => new Date(), slices: createTimeSlices(), ...input }
  const authorize = createAuthorizer(deps.keys, deps.masterKey, deps.now)
  await mountRoutes(scope, {
    routes: routes.map((route) => ({ ...route, run: (call) => route.run({ ...call, deps }) })),
    authorize,
    origins,
  })
}

type Mounting = { routes: Route<Admitted>[]; authorize: Authorizer; origins: string[] }

export async function mountRoutes(scope: FastifyInstance, { routes, authorize, origins }: Mounting): Promise<void> {
  scope.setErrorHandler(refuse)
  scope.setNotFoundHandler(() => {
    // The client prints a status that has no body just so.
    throw new MeiliError('not_found', '404: Not Found')
  })
  // Bodies are read by the routes: which of them may be empty, and what they are, is theirs to know.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  await scope.register(cors, () => (request: FastifyRequest, decide: CorsDecision) => {
    decide(null, {
      origin: forEverybody.test(request.url.split('?', 1)[0] ?? '') ? '*' : origins,
      methods: [...methods],
      maxAge: 600,
    })
  })
  for (const route of routes) mountRoute(scope, route, authorize)
  for (const [path, known] of Map.groupBy(routes, ({ path }) => path)) {
    const others = methods.filter((method) => !known.some((route) => route.method === method))
    scope.route({ method: others, url: path, handler: refuseMethod })
  }
}

type CorsDecision = (
  error: Error | null,
  options: { origin: string | string[]; methods: string[]; maxAge: number },
) => void

function mountRoute(scope: FastifyInstance, route: Route<Admitted>, authorize: Authorizer) {
  const grants = new WeakMap<FastifyRequest, Grant>()
  const { method, path, action, status = 200, isLarge = false, run } = route
  scope.route({
    method,
    url: path,
    bodyLimit: isLarge ? 100 * mebibyte : mebibyte,
    // Before the body is read: nobody sends a hundred megabytes without a key.
    onRequest: async (request) => {
      if (action === null) return
      const { indexUid = null } = request.params as { indexUid?: string }
      grants.set(request, await authorize(request.headers.authorization, action, indexUid))
    },
    handler: async (request, reply) => {
      requirePlainBody(request)
      const [, rawQuery = ''] = request.url.split(/\?(.*)/s)
      const result = await run({
        grant: grants.get(request) as Grant,
        params: request.params as Record<string, string>,
        query: request.query as Record<string, unknown>,
        rawQuery,
        headers: request.headers,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        reply: reply.status(status),
        isGone: () => request.raw.destroyed && request.raw.socket.destroyed,
      })
      return result
    },
  })
}

function requirePlainBody({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return
  throw new MeiliError('unsupported_media_type', `The Content-Encoding \`${encoding.slice(0, 100)}\` is not supported.`)
}

function refuseMethod(request: FastifyRequest): never {
  throw new MeiliError('method_not_allowed', `405: the method ${request.method} is not allowed here.`)
}

function refuse(error: FastifyError | MeiliError, request: FastifyRequest, reply: FastifyReply): unknown {
  const problem = error instanceof MeiliError ? error : toProblem(error)
  // A visitor who goes on typing aborts the former search: that is no failure.
  if (problem.status >= 500 && (error as FastifyError).code !== 'ERR_STREAM_PREMATURE_CLOSE')
    request.log.error({ err: error }, 'the search service failed')
  if (problem.status === 503) reply.header('retry-after', '10')
  return reply.status(problem.status).type('application/json').send(JSON.stringify(problem.toBody()))
}

/** What the server itself refuses, in Meilisearch's words. */
function toProblem(error: FastifyError): MeiliError {
  if (error.statusCode === 413 || error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new MeiliError('payload_too_large', 'The provided payload reached the size limit.')
  if (error.statusCode === 415) return new MeiliError('invalid_content_type', 'The Content-Type is invalid.')
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new MeiliError('bad_request', 'The request could not be read.', error.statusCode)
  return new MeiliError('internal', 'An internal error has occurred.')
}
