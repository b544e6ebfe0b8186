import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EventStreams, StreamRequest } from '../../api/customer-events/create-event-streams.ts'
import { replaced } from '../../auth/service.ts'
import { Problem } from '../../contract/problems.ts'
import { toLocale } from '../../domain/text/locale.ts'
import { toLeftSignal } from '../../http/left-signal.ts'
import { sendProblem } from '../../http/send-problem.ts'
import type { SessionCache } from '../load/session-cache.ts'
import type { SessionCookie } from './session-cookie.ts'

type Parts = {
  people: SessionCache
  cookie: SessionCookie
  /** Null where the API is elsewhere, at `apiUrl`. */
  events: EventStreams | null
  apiUrl: string
}

const retrySeconds = 5

/**
 * The events of the cookie's owner. Every open page listens: with a token of its own each would have to renew the session first. A page of another
 * site cannot read the stream, and sends no cookie.
 */
export function mountEventRoute(app: FastifyInstance, { people, cookie, events, apiUrl }: Parts): void {
  const stopping = new AbortController()
  // The stream has no end of its own.
  app.addHook('preClose', async () => stopping.abort())
  app.get('/api/events', { errorHandler: sendProblem, exposeHeadRoute: false }, async (request, reply) => {
    const refreshToken = cookie.find(request.headers.cookie)
    if (!refreshToken) throw new Problem('UNAUTHORIZED')
    const person = await people.find(refreshToken)
    // Its successor is on its way to the browser, or the session has ended, which the page learns in other ways: nothing has failed, and
    // there is nothing to say.
    if (!person || person === replaced) return reply.code(204).header('cache-control', 'no-store').send()
    const { lang } = request.query as { lang?: string }
    const seen = request.headers['last-event-id']
    const asked = {
      token: person.token,
      address: request.ip,
      locale: toLocale(lang),
      lastEventId: Array.isArray(seen) ? seen[0] : seen,
    }
    if (events) await events.open(asked, (headers) => answer(reply, headers))
    else await passOn(asked, apiUrl, reply, stopping.signal)
    return reply
  })
}

/** From here on it is no answer that Fastify sends, measures or compresses. */
function answer(reply: FastifyReply, headers: Record<string, string>) {
  reply.hijack()
  reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
  reply.raw.flushHeaders()
  return reply.raw
}

async function passOn(asked: StreamRequest, apiUrl: string, reply: FastifyReply, stopping: AbortSignal): Promise<void> {
  const { token, address, locale, lastEventId } = asked
  const response = await fetch(`${apiUrl}/customer/events?lang=${locale}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(address && { 'x-forwarded-for': address }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
    signal: AbortSignal.any([toLeftSignal(reply.raw), stopping]),
  }).catch(() => null)
  const type = response?.headers.get('content-type')
  if (!response?.ok || !response.body || !type) throw new Problem('UNAVAILABLE', { retryAfter: retrySeconds })
  const headers = { 'content-type': type, 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
  const outgoing = answer(reply, headers)
  try {
    for await (const chunk of response.body) outgoing.write(chunk)
  } catch {
    // Either side may end it at any moment.
  } finally {
    outgoing.end()
  }
}
