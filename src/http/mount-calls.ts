import type { Readable } from 'node:stream'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallKey, CallSpec, Calls } from '../contract/call.ts'
import { type Locale, toLocale } from '../domain/text/locale.ts'
import { localeFacts } from '../i18n/locale-facts.ts'
import type { CallInput, Dispatch } from './call-input.ts'
import { mountDocuments } from './openapi/mount-documents.ts'
import { sendProblem } from './send-problem.ts'
import { SentBody } from './sent-bytes.ts'

export type Mount<C extends Calls> = {
  title: string
  calls: C
  dispatch: Dispatch<C>
  origins: string[]
  publicUrl: string
  /** Counts a request that is no call. Throws where its address has sent too many. */
  admit: (request: FastifyRequest, as: 'documents' | 'reads') => Promise<void>
  /** The facts of a request that the service needs. */
  toCallInput: (request: FastifyRequest, reply: FastifyReply) => CallInput
}

/** The methods and headers for pages of an allowed origin: the plugin's own list has no PUT and no DELETE. */
const crossOrigin = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  exposedHeaders: ['retry-after', 'x-request-id'],
  credentials: true,
  maxAge: 600,
}

/** Mounts every call of a contract: HTTP only, no rule of the product. */
export async function mountCalls<C extends Calls>(app: FastifyInstance, mount: Mount<C>): Promise<void> {
  await app.register(cookie)
  if (mount.origins.length > 0) await app.register(cors, { ...crossOrigin, origin: mount.origins })
  acceptNoBody(app)
  if (Object.values<CallSpec>(mount.calls).some(({ takesBytes }) => takesBytes)) acceptBytes(app)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler({ preHandler: (request: FastifyRequest) => mount.admit(request, 'reads') }, (request, reply) =>
    sendProblem({ statusCode: 404 }, request, reply),
  )
  for (const [key, spec] of Object.entries(mount.calls) as [keyof C & CallKey, CallSpec][]) {
    const [method = 'GET', path = '/'] = key.split(' ')
    const headers = headersOf(spec)
    app.route({
      method,
      url: toRoutePath(path),
      // HEAD of an answer that is not cached must not count as GET.
      exposeHeadRoute: method === 'GET' && spec.freshFor !== undefined,
      handler: async (request, reply) => {
        const input = mount.toCallInput(request, reply)
        try {
          const body = await mount.dispatch(key, input)
          reply.headers(headers[input.locale])
          return body
        } finally {
          if (request.body instanceof SentBody) request.body.end()
        }
      },
    })
  }
  mountDocuments(app, { ...mount, admit: (request) => mount.admit(request, 'documents') })
}

/** A call without a body may still say that it would be JSON. */
export function acceptNoBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  )
}

/** Not read here: who sends it, and whether it is wanted, is known later. */
function acceptBytes(app: FastifyInstance): void {
  const max = app.initialConfig.bodyLimit ?? 0
  app.addContentTypeParser(
    'application/octet-stream',
    async ({ headers }: FastifyRequest, payload: Readable) => new SentBody(payload, headers['content-length'], max),
  )
}

/** `{id}` takes digits only, so that `/advertisements/{id}` and `/advertisements/{type}` can live side by side. */
const toRoutePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => (name === 'id' ? ':id(^[0-9٠-٩۰-۹]+$)' : `:${name}`))

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

const toToken = (authorization: string | undefined): string | undefined =>
  authorization && /^bearer /i.test(authorization) ? authorization.slice('bearer '.length).trimStart() : undefined

export function toCallInput(request: FastifyRequest): CallInput {
  const query = request.query as Record<string, unknown>
  const bytes = request.body instanceof SentBody ? request.body : undefined
  const body = bytes ? undefined : request.body
  const { language } = (body ?? {}) as { language?: unknown }
  return {
    params: request.params,
    query,
    body,
    bytes,
    locale: toLocale(query.lang ?? language),
    token: toToken(request.headers.authorization),
    idempotencyKey: textOf(request.headers['idempotency-key']),
  }
}

/** The client's facts, for limits by address and for the bot check. */
export const toCallInputWithSource = (request: FastifyRequest): CallInput => ({
  ...toCallInput(request),
  address: request.ip,
  agent: request.headers['user-agent'],
  botToken: textOf(request.headers['x-recaptcha-token']),
})

/** Said once for each language, and not again for every answer. */
function headersOf({ freshFor, file }: CallSpec): Record<Locale, Record<string, string>> {
  const always = {
    'cache-control': freshFor ? `public, max-age=${freshFor}, stale-while-revalidate=${freshFor * 10}` : 'no-store',
    ...(file && { 'content-disposition': `attachment; filename="${file}"` }),
  }
  const inLanguage = (locale: Locale) => ({ 'content-language': localeFacts[locale].tag, ...always })
  return { en: inLanguage('en'), ar: inLanguage('ar'), ku: inLanguage('ku') }
}
