import compress from '@fastify/compress'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { refuse } from '../http/refuse.ts'
import { isKnown, toTag } from './entity-tag.ts'
import { createFront } from './listener.ts'
import type { PageCache } from './page-cache.ts'
import { dataPolicy, securityHeaders, transportHeaders } from './security.ts'

export type AppOptions = { cache: PageCache; logLevel: string; publicUrl: string; isReady: () => Promise<boolean> }

const mebibyte = 1024 * 1024

/** The server without its services: limits, headers, health, and the page cache in front of everything. */
export async function createApp({ cache, logLevel, publicUrl, isReady }: AppOptions): Promise<FastifyInstance> {
  const front = createFront(cache)
  const app = fastify({
    logger: { level: logLevel, base: undefined },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: mebibyte,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 600 },
    trustProxy: 'loopback',
    return503OnClosing: false,
    serverFactory: front.create,
  })
  const everywhere = { ...securityHeaders, ...transportHeaders(publicUrl) }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere).header('x-request-id', request.id)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy)
    return toConditional(request.headers['if-none-match'], reply, payload)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.addHook('preClose', front.drain)
  app.setErrorHandler(refuse)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const ready = await isReady()
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' })
  })
  return app
}

type Reply = {
  statusCode: number
  getHeader(name: string): unknown
  header(name: string, value: string): unknown
  status(code: number): unknown
}

/** What may be cached carries a tag, and whoever has it already gets no body. */
function toConditional(known: string | undefined, reply: Reply, payload: unknown): unknown {
  if (
    reply.statusCode !== 200 ||
    typeof payload !== 'string' ||
    !String(reply.getHeader('cache-control')).startsWith('public')
  )
    return payload
  const tag = toTag(payload)
  reply.header('etag', tag)
  if (!isKnown(known, tag)) return payload
  // The compressor would have said so with the body.
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  reply.status(304)
  return null
}
