import type { FastifyInstance } from 'fastify'
import { toCallInput } from '../../http/mount-calls.ts'
import type { EventStreams } from './create-event-streams.ts'

/** Beside the calls, with their errors and their rules of origin. */
export function mountEvents(app: FastifyInstance, streams: EventStreams): void {
  app.get('/customer/events', { exposeHeadRoute: false }, async (request, reply) => {
    const { token, locale } = toCallInput(request)
    const seen = request.headers['last-event-id']
    const lastEventId = Array.isArray(seen) ? seen[0] : seen
    await streams.open({ token, address: request.ip, locale, lastEventId }, (headers) => {
      // From here on it is no answer that Fastify sends, measures or compresses.
      reply.hijack()
      reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
      reply.raw.flushHeaders()
      return reply.raw
    })
    return reply
  })
}
