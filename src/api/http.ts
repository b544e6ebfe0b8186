import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract, type Key, specOf } from '../contract/contract.ts'
import { toLocale } from '../domain/locale.ts'
import { localeFacts } from '../i18n/locale-facts.ts'
import { browsePage, browsePolicy } from './openapi/browse-page.ts'
import { toOpenApi } from './openapi/document.ts'
import { refuse } from './refuse.ts'
import type { Api } from './service.ts'
import { visitOf } from './visit.ts'

export type HttpOptions = { api: Api; origins: string[]; publicUrl: string }

/** Mounts every call of the contract: HTTP only, no rule of the product. */
export async function mountApi(app: FastifyInstance, { api, origins, publicUrl }: HttpOptions): Promise<void> {
  await app.register(cookie)
  await app.register(cors, { origin: origins, credentials: true, maxAge: 600 })
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) => refuse({ statusCode: 404 }, request, reply))
  for (const key of Object.keys(contract) as Key[]) {
    const [method = 'GET', path = '/'] = key.split(' ')
    app.route({
      method,
      url: toRoutePath(path),
      // Asking for the head of what is not to be kept must not count as asking for it.
      exposeHeadRoute: specOf(key).freshFor !== undefined,
      handler: (request, reply) => answer(api, key, request, reply),
    })
  }
  const document = toOpenApi(publicUrl)
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(document))
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', browsePolicy).send(browsePage(document)),
  )
}

/** `{id}` takes digits only, so that `/advertisements/{id}` and `/advertisements/{type}` can live side by side. */
const toRoutePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => (name === 'id' ? ':id(^[0-9٠-٩۰-۹]+$)' : `:${name}`))

async function answer(api: Api, key: Key, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const query = request.query as Record<string, unknown>
  const locale = toLocale(query.lang)
  const body = await api.dispatch(key, { params: request.params, query, locale, visit: () => visitOf(request, reply) })
  const { freshFor } = specOf(key)
  reply.header('content-language', localeFacts[locale].tag)
  reply.header(
    'cache-control',
    freshFor ? `public, max-age=${freshFor}, stale-while-revalidate=${freshFor * 10}` : 'no-store',
  )
  return body
}
