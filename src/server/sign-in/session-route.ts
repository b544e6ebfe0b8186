import type { FastifyInstance } from 'fastify'
import { replaced } from '../../auth/service.ts'
import { toPersonal } from '../../client/session/personal.ts'
import { Problem } from '../../contract/problems.ts'
import { sendProblem } from '../../http/send-problem.ts'
import type { SessionCache } from '../load/session-cache.ts'
import { isRetry, retryWithNewCookie } from './retry-with-new-cookie.ts'
import type { SessionCookie } from './session-cookie.ts'

const retrySeconds = 1

/** The signed-in customer's parts of a page, for pages that were sent before they changed. Never cached, since pages ask after changes. */
export function mountSessionRoute(app: FastifyInstance, people: SessionCache, cookie: SessionCookie): void {
  app.get('/api/session', { errorHandler: sendProblem }, async (request, reply) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    const refreshToken = cookie.find(request.headers.cookie)
    const person = refreshToken ? await people.findAnew(refreshToken) : null
    if (person === replaced) {
      // Its successor was lost on the way: a customer is signed in, but this cookie does not learn which one.
      if (isRetry(request.raw)) throw new Problem('UNAVAILABLE', { retryAfter: retrySeconds })
      reply.hijack()
      return retryWithNewCookie(reply.raw, request.url, cookie)
    }
    if (refreshToken && !person) reply.header('set-cookie', cookie.cleared)
    return JSON.stringify(person && toPersonal(person.session))
  })
}
