import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AuthContract, authCalls } from '../contract/auth.ts'
import { Problem } from '../contract/problems.ts'
import { mountCalls, toCallInputWithSource } from '../http/mount-calls.ts'
import { type Auth, replaced } from './service.ts'

export type AuthHttpOptions = { auth: Auth; origins: string[]; publicUrl: string }

/** Which accounts the caller signed in to before, as the answer to that said it: `deviceToken`. */
export const deviceHeader = 'x-safar-device'
/** The same where a browser of the site keeps it. */
export const deviceCookie = 'safar_device'

/** The proof of a site in another process, so that its statements count as in the same one. */
export const siteHeaders = { key: 'x-safar-site', vouches: 'x-safar-vouches' } as const

function deviceOf({ headers: { [deviceHeader]: device }, cookies }: FastifyRequest): string | undefined {
  return typeof device === 'string' ? device : cookies[deviceCookie]
}

export async function mountAuth(app: FastifyInstance, { auth, origins, publicUrl }: AuthHttpOptions): Promise<void> {
  const isSite = ({ headers }: FastifyRequest): boolean => auth.isSite(headers[siteHeaders.key])
  await mountCalls<AuthContract>(app, {
    title: 'Safar auth',
    calls: authCalls,
    dispatch: auth.dispatch,
    admit: ({ ip }, as) => auth.admit(as, ip),
    origins,
    publicUrl,
    toCallInput: (request) => ({
      ...toCallInputWithSource(request),
      device: deviceOf(request),
      isVouched: request.headers[siteHeaders.vouches] === 'true' && isSite(request),
    }),
  })
  app.get('/.well-known/jwks.json', async (request, reply) => {
    await auth.admit('reads', request.ip)
    return reply.header('cache-control', 'public, max-age=300').send(await auth.jwks())
  })
  app.post('/site/peek', async (request, reply) => {
    if (!isSite(request)) {
      await auth.admit('reads', request.ip)
      throw new Problem('NOT_FOUND')
    }
    const { refreshToken } = (request.body ?? {}) as { refreshToken?: unknown }
    const known = typeof refreshToken === 'string' ? await auth.peek(refreshToken) : null
    const answer =
      known === replaced ? { accessToken: null, isReplaced: true } : { accessToken: known?.accessToken ?? null }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}
