import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeNotice } from '../../api/payments/take-notice.ts'
import { isLocale } from '../../domain/text/locale.ts'
import type { SandboxBank } from '../../gateways/payments/sandbox/sandbox-bank.ts'
import { parseSandboxForm, renderSandboxPage } from '../../gateways/payments/sandbox/sandbox-page.ts'
import type { Limits } from '../../http/limits.ts'
import { sendProblem } from '../../http/send-problem.ts'
import { brandNames } from '../../i18n/brand-names.ts'
import { requireLocalHost } from '../http/loopback.ts'
import type { OpenPayments } from './open-payments.ts'

/** No notice is longer. */
const bodyLimit = 64 * 1024

type Query = Record<string, string | undefined>

type Opened = Pick<OpenPayments, 'context' | 'bank' | 'isBankLocal'> & { limits: Limits }

/** The addresses of banks' webhooks, and the page of our own test bank. */
export async function mountPaymentRoutes(app: FastifyInstance, opened: Opened): Promise<void> {
  const { context, bank, isBankLocal, limits } = opened
  app.addHook('onRequest', ({ ip }) => limits.require(context.db, 'notices', ip))
  app.setErrorHandler(sendProblem)
  app.removeAllContentTypeParsers()
  // The received bytes: a signature covers them.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  app.route<{ Params: { gateway: string }; Querystring: Query }>({
    method: ['GET', 'POST'],
    url: '/notices/:gateway',
    exposeHeadRoute: false,
    handler: async ({ params, query, headers, body }, reply) => {
      const input = { headers: headers as Query, body: toText(body), query, now: new Date() }
      const answer = await takeNotice(context, params.gateway, input)
      return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body)
    },
  })
  if (bank) mountSandbox(app, bank, isBankLocal)
}

const toText = (body: unknown): string => (typeof body === 'string' ? body : '')

type Visit = { Params: { ref: string }; Querystring: Query }

function mountSandbox(app: FastifyInstance, bank: SandboxBank, isLocal: boolean): void {
  const onRequest = async (request: FastifyRequest) => {
    if (isLocal) requireLocalHost(request)
  }
  const show = async ({ params, query }: FastifyRequest<Visit>, reply: FastifyReply) => {
    const payment = await bank.find(params.ref, new Date())
    const locale = isLocale(query.lang) ? query.lang : undefined
    const brand = brandNames[locale ?? payment?.locale ?? 'en']
    const { status, headers, html } = renderSandboxPage({ payment, locale, brand })
    return reply.status(status).headers(headers).send(html)
  }
  app.get<Visit>('/sandbox/:ref', { onRequest }, show)
  app.post<Visit>('/sandbox/:ref', { onRequest }, async (request, reply) => {
    const input = parseSandboxForm(toText(request.body))
    const chosen = input && (await bank.choose(request.params.ref, input, new Date()))
    if (!chosen) return show(request, reply)
    return reply.header('cache-control', 'no-store').redirect(chosen.goTo, 303)
  })
}
