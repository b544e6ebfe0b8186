import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '../../domain/text/locale.ts'
import { sendProblem } from '../../http/send-problem.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { localeOf } from '../pages/locale-of.ts'
import type { Transport } from '../pages/server-call.ts'

type Links = { confirm: { secret: string }; unsubscribe: { kind: string; secret: string } }

const maxFormBytes = 4_096

/**
 * What the buttons of the two pages behind links in mail send, and what a mail program sends for one click (RFC 8058): the secret in the
 * address is all that is needed, and no cookie is looked at. Only a POST changes something, since programs open links to look at them.
 */
export function mountMailLinks(app: FastifyInstance, transport: Transport): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_, body, done) => done(null, body),
    )
    for (const locale of locales) {
      scope.post<{ Params: Links['confirm'] }>(
        localPath(locale, '/email/confirm/:secret'),
        { errorHandler: sendProblem },
        async (request, reply) => {
          const { params, ip: address } = request
          const act = () => transport('POST /public/email/links/{secret}', { locale, params, address })
          return answer(request, reply, act)
        },
      )
      scope.post<{ Params: Links['unsubscribe'] }>(
        localPath(locale, '/email/unsubscribe/:kind/:secret'),
        { errorHandler: sendProblem },
        async (request, reply) => {
          const { params, ip: address } = request
          const body = { isOff: fieldsOf(request).get('on') === null }
          const key = 'POST /public/email/unsubscribe/{kind}/{secret}'
          return answer(request, reply, () => transport(key, { locale, params, body, address }))
        },
      )
    }
  })
}

/** The page says itself how it stands; a mail program is told by the status. It follows no redirect. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  act: () => Promise<unknown>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  if (fieldsOf(request).get('by') !== 'page') {
    await act()
    return reply.type('text/plain; charset=utf-8').send('OK')
  }
  // A link that works no more is what the page then says.
  await act().catch((error) => {
    if ((error as { code?: string }).code !== 'NOT_FOUND') throw error
  })
  return reply.redirect(request.url.split('?', 1)[0] ?? localPath(localeOf(request.url), '/'), 303)
}

const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(typeof body === 'string' ? body : '')
