import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { nameRoute } from './route-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** In milliseconds of this process. */
    begunAt: number
  }
}

/**
 * Every route that is mounted from here on counts its answers; which one it is is known before the first request. Counted as they are
 * sent: to see the last byte leave, Fastify would listen to each of them.
 */
export function countRoutes(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('begunAt', 0)
  app.addHook('onRequest', (request, _reply, done) => {
    request.begunAt = performance.now()
    done()
  })
  app.addHook('onRoute', (options) => {
    const { service, route } = nameRoute(String(options.method), options.url)
    const observe = metrics.observe(service, route)
    options.onSend = [
      ...[options.onSend ?? []].flat(),
      (request, reply, payload, done) => {
        observe(reply.statusCode, performance.now() - request.begunAt)
        done(null, payload)
      },
    ]
  })
}
