import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { nameRoute } from './route-names.ts'

/** Every route that is mounted from here on counts its answers; which one it is is known before the first request. */
export function countRoutes(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRoute', (options) => {
    const { service, route } = nameRoute(String(options.method), options.url)
    const observe = metrics.observe(service, route)
    options.onResponse = [
      ...[options.onResponse ?? []].flat(),
      (_request, reply, done) => {
        observe(reply.statusCode, reply.elapsedTime)
        done()
      },
    ]
  })
}
