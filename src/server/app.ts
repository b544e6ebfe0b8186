import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { matchesTag, toTag } from '../http/entity-tag.ts'
import { toLoggedUrl } from '../http/logged-url.ts'
import { retrySeconds, sendProblem } from '../http/send-problem.ts'
import { maxRequest } from '../http/sent-bytes.ts'
import type { PageCache } from './cache/page-cache.ts'
import { createFront, type Watchers } from './http/listener.ts'
import { isRead, refuseMethod } from './http/refuse-method.ts'
import { dataPolicy, pageHeaders, securityHeaders, transportHeaders } from './http/security.ts'
import { countRoutes } from './metrics/count-routes.ts'
import type { Metrics } from './metrics/metrics.ts'

export type AppOptions = {
  cache: PageCache
  logLevel: string
  publicUrl: string
  isReady: () => Promise<boolean>
  metrics?: Metrics
  watchers?: Watchers
  /** The trusted proxies: a number of hops, or networks. */
  trustProxy?: TrustProxy
}

export type TrustProxy = false | number | string[]

const mebibyte = 1024 * 1024

/** The server without its services: limits, headers, health, and the page cache in front of everything. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { cache, logLevel, publicUrl, isReady, metrics, watchers, trustProxy = ['loopback'] } = options
  const front = createFront(cache, watchers)
  const app = fastify({
    logger: { level: logLevel, base: undefined, hooks: { logMethod: countErrors(metrics) } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: mebibyte,
    requestTimeout: maxRequest,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 600 },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    return503OnClosing: false,
    serverFactory: front.create,
  })
  if (metrics) countRoutes(app, metrics)
  const everywhere = { ...securityHeaders, ...transportHeaders(publicUrl) }
  // With `done` and not as promises: each of these would be one more for every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere).header('x-request-id', request.id)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy)
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.headers({ ...pageHeaders, ...reply.getHeaders() })
    done(null, toConditional(request, reply, payload))
  })
  if (logLevel === 'debug' || logLevel === 'trace') app.addHook('onResponse', logAnswer)
  app.addHook('preClose', front.drain)
  // A body sent to a page may be unreadable, but the method is the actual fault.
  app.setErrorHandler((error, request, reply) =>
    request.is404 && !isRead(request) ? refuseMethod(request, reply) : sendProblem(error, request, reply),
  )
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    // No call has a long body, so bodies that are small on the wire and large in memory are refused unread.
    globalDecompression: false,
  })
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const ready = await isReady()
    reply.header('cache-control', 'no-store')
    if (ready) return reply.send({ status: 'ok' })
    return reply.status(503).header('retry-after', retrySeconds).send({ status: 'unavailable' })
  })
  return app
}

const errorLevel = 50

/** Every failure ends up in the log, so that is where they are counted. */
const countErrors = (metrics: Metrics | undefined) =>
  function count(this: unknown, args: unknown[], write: (...args: unknown[]) => void, level: number): void {
    if (level >= errorLevel) metrics?.countError()
    write.apply(this, args)
  }

function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, url, log } = request
  const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
  log.debug({ method, url: toLoggedUrl(url), ...answer }, 'answered')
  done()
}

type Reply = {
  statusCode: number
  getHeader(name: string): unknown
  header(name: string, value: string): unknown
  status(code: number): unknown
}

/** Cacheable answers have an ETag, and a client with the same version gets no body. */
function toConditional({ method, headers }: FastifyRequest, reply: Reply, payload: unknown): unknown {
  if (
    reply.statusCode !== 200 ||
    typeof payload !== 'string' ||
    !String(reply.getHeader('cache-control')).startsWith('public')
  )
    return payload
  const tag = toTag(payload)
  reply.header('etag', tag)
  if (!matchesTag(headers['if-none-match'], tag)) return payload
  // The compressor would have said so with the body.
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  reply.status(304)
  // Fastify measures what it does not send of an answer to HEAD, and cannot measure nothing.
  return method === 'HEAD' ? payload : null
}
