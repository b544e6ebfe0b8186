import type { FastifyInstance } from 'fastify'
import { replaced } from '../../auth/service.ts'
import { toPersonal } from '../../client/session/personal.ts'
import { Problem } from '../../contract/problems.ts'
import { refuse } from '../../http/refuse.ts'
import type { People } from '../load/session-cache.ts'
import { comeAgain, hasComeAgain } from './come-again.ts'
import type { SessionCookie } from './session-cookie.ts'

const secondsAway = 1

/** What a page shows of who is signed in: for pages that were sent before that changed. Asked anew each time, since it is asked after changes. */
export function mountSessionRoute(app: FastifyInstance, people: People, cookie: SessionCookie): void {
  app.get('/api/session', { errorHandler: refuse }, async (request, reply) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    const refreshToken = cookie.find(request.headers.cookie)
    const person = refreshToken ? await people.findAnew(refreshToken) : null
    if (person === replaced) {
      // Its successor was lost on the way: that somebody is signed in is certain, and who is not told to this cookie.
      if (hasComeAgain(request.raw)) throw new Problem('UNAVAILABLE', { retryAfter: secondsAway })
      reply.hijack()
      return comeAgain(reply.raw, request.url, cookie)
    }
    if (refreshToken && !person) reply.header('set-cookie', cookie.cleared)
    return JSON.stringify(person && toPersonal(person.session))
  })
}
