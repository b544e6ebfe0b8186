import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie } from '../../auth/http.ts'
import type { AuthKey, AuthOk } from '../../contract/auth.ts'
import { Problem } from '../../contract/problems.ts'
import { browserHeader } from '../../domain/accounts/browser-header.ts'
import { acceptNoBody, toCallInputWithSource } from '../../http/mount-calls.ts'
import { sendProblem } from '../../http/send-problem.ts'
import type { AuthTransport } from './auth-transport.ts'
import { requireSameOrigin } from './require-same-origin.ts'
import { type SessionCookie, sessionCookieOf } from './session-cookie.ts'

type Deps = { transport: AuthTransport; publicUrl: string }

/** The site's own routes to the auth service. They keep the refresh token in a cookie, and out of every answer. */
export async function mountSignIn(app: FastifyInstance, { transport, publicUrl }: Deps): Promise<void> {
  const session = sessionCookieOf(publicUrl)
  await app.register(cookie)
  acceptNoBody(app)
  // Content types that a form of another site could send are refused.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendProblem)
  app.addHook('onRequest', async (request, reply) => {
    requireSameOrigin(request, publicUrl)
    reply.header('cache-control', 'no-store')
  })

  const pass = (key: AuthKey) => async (request: FastifyRequest, reply: FastifyReply) => {
    const input = { ...toCallInputWithSource(request), device: request.cookies[deviceCookie] }
    return withoutRefreshToken(reply, session, (await transport(key, input)) as object)
  }

  app.post('/register', pass('POST /public/mfa-provider-password-otp/register'))
  app.post('/login', pass('POST /public/mfa-provider-password-otp/login'))
  app.post('/verify', pass('POST /public/mfa-provider-password-otp/verify'))
  app.post('/google', pass('POST /public/auth/google'))

  app.post('/refresh', async (request, reply) => {
    const refreshToken = tokenOf(request, session)
    try {
      if (!refreshToken) throw new Problem('SESSION_ENDED')
      const tokens = await transport('POST /public/auth/refresh', {
        ...toCallInputWithSource(request),
        body: { refreshToken, browser: browserOf(request) },
      })
      return withoutRefreshToken(reply, session, tokens as object)
    } catch (error) {
      // A browser that came without one may have got one meanwhile.
      if (error instanceof Problem && error.code === 'SESSION_ENDED' && request.cookies[session.name] !== undefined)
        session.clear(reply)
      throw error
    }
  })

  app.post('/logout', async (request, reply) => {
    const { token } = (request.body ?? {}) as { token?: unknown }
    const body = {
      refreshToken: tokenOf(request, session),
      token: typeof token === 'string' && token !== '' ? token : undefined,
    }
    const done = await transport('POST /public/auth/logout', { ...toCallInputWithSource(request), body })
    session.clear(reply)
    return done
  })
}

/** A cookie that cannot be a token of ours counts as missing, so that it does not prevent signing out. */
const tokenOf = ({ cookies }: FastifyRequest, { name }: SessionCookie): string | undefined =>
  cookies[name]?.match(/^[\w-]{1,200}$/)?.[0]

/** How the browser calls itself, where it can keep a name. */
const browserOf = ({ headers }: FastifyRequest): string | undefined =>
  String(headers[browserHeader]).match(/^[\w-]{20,200}$/)?.[0]

type Tokens = AuthOk<'POST /public/auth/refresh'> & { deviceToken?: string }

export function withoutRefreshToken(reply: FastifyReply, session: SessionCookie, answer: object | Tokens): object {
  if (!('refreshToken' in answer)) return answer
  const { refreshToken, refreshExpiresIn, deviceToken, ...rest } = answer as Tokens
  if (deviceToken) session.setDevice(reply, deviceToken)
  session.set(reply, refreshToken, refreshExpiresIn)
  return rest
}
