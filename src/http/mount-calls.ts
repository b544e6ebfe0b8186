import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallKey, CallSpec, Calls } from '../contract/call.ts'
import { toLocale } from '../domain/locale.ts'
import { localeFacts } from '../i18n/locale-facts.ts'
import type { Dispatch, Given } from './given.ts'
import { browsePage, browsePolicy } from './openapi/browse-page.ts'
import { toOpenApi } from './openapi/document.ts'
import { refuse } from './refuse.ts'

export type Mount<C extends Calls> = {
  title: string
  calls: C
  dispatch: Dispatch<C>
  origins: string[]
  publicUrl: string
  /** What one service wants to know of a request besides. */
  more?: (request: FastifyRequest, reply: FastifyReply) => Partial<Given>
}

/** Mounts every call of a contract: HTTP only, no rule of the product. */
export async function mountCalls<C extends Calls>(app: FastifyInstance, mount: Mount<C>): Promise<void> {
  await app.register(cookie)
  await app.register(cors, { origin: mount.origins, credentials: true, maxAge: 600 })
  acceptNoBody(app)
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) => refuse({ statusCode: 404 }, request, reply))
  for (const [key, spec] of Object.entries(mount.calls) as [keyof C & CallKey, CallSpec][]) {
    const [method = 'GET', path = '/'] = key.split(' ')
    app.route({
      method,
      url: toRoutePath(path),
      // Asking for the head of what is not to be kept must not count as asking for it.
      exposeHeadRoute: method === 'GET' && spec.freshFor !== undefined,
      handler: async (request, reply) => {
        const given = toGiven(request)
        const body = await mount.dispatch(key, { ...given, ...mount.more?.(request, reply) })
        reply.headers(headersOf(spec, given))
        return body
      },
    })
  }
  const document = toOpenApi(mount)
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(document))
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', browsePolicy).send(browsePage(document)),
  )
}

/** A call without a body may still say that it would be JSON. */
export function acceptNoBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  )
}

/** `{id}` takes digits only, so that `/advertisements/{id}` and `/advertisements/{type}` can live side by side. */
const toRoutePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => (name === 'id' ? ':id(^[0-9٠-٩۰-۹]+$)' : `:${name}`))

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

export function toGiven(request: FastifyRequest): Given {
  const query = request.query as Record<string, unknown>
  const { language } = (request.body ?? {}) as { language?: unknown }
  return {
    params: request.params,
    query,
    body: request.body,
    locale: toLocale(query.lang ?? language),
    token: request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1],
    address: request.ip,
    agent: request.headers['user-agent'],
    botToken: textOf(request.headers['x-recaptcha-token']),
    idempotencyKey: textOf(request.headers['idempotency-key']),
  }
}

const headersOf = ({ freshFor, file }: CallSpec, { locale }: Given): Record<string, string> => ({
  'content-language': localeFacts[locale].tag,
  'cache-control': freshFor ? `public, max-age=${freshFor}, stale-while-revalidate=${freshFor * 10}` : 'no-store',
  ...(file && { 'content-disposition': `attachment; filename="${file}"` }),
})
