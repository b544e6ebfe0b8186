import type { FastifyReply, FastifyRequest } from 'fastify'
import { toLoggedUrl } from '../../http/logged-url.ts'
import { problemMessages } from '../../i18n/messages/problems.ts'
import { localeOf } from '../pages/locale-of.ts'

/** Pages can only be read: a body comes from a form that is not ours. */
export const isRead = ({ method }: { method?: string }): boolean => method === 'GET' || method === 'HEAD'

export function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url, log } = request
  log.info({ method, url: toLoggedUrl(url) }, 'a page was requested by a method that it does not support')
  return reply
    .status(405)
    .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(problemMessages[localeOf(url)].METHOD_NOT_ALLOWED)
}
