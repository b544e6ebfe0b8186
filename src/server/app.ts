import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { PageCache } from './page-cache.ts'
import { dataPolicy, securityHeaders, transportHeaders } from './security.ts'

export type AppOptions = { cache: PageCache; logLevel: string; publicUrl: string; isReady: () => Promise<boolean> }

const mebibyte = 1024 * 1024

/** The server without its services: limits, headers, health, and the page cache in front of everything. */
export async function createApp({ cache, logLevel, publicUrl, isReady }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel, base: undefined },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: mebibyte,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 300 },
    trustProxy: 'loopback',
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler, options) =>
      createServer(options, (request, response) => {
        request.url = toReadable(request.url ?? '/')
        if (!cache.serve(request, response)) handler(request, response)
      }),
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
  // A connection that was busy when the server began to stop is idle once it has its answer: it must not keep the server up.
  let sweep: NodeJS.Timeout
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
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

/** An address that is no text names nothing: it is taken literally, so that it gets the same 404 as any other unknown one. */
function toReadable(url: string): string {
  if (!url.includes('%')) return url
  try {
    decodeURIComponent(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
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
  const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
  reply.header('etag', tag)
  if (known !== tag) return payload
  reply.status(304)
  return ''
}
