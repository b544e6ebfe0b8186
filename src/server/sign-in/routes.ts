import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie } from '../../auth/http.ts'
import type { AuthKey, AuthOk } from '../../contract/auth.ts'
import { Problem } from '../../contract/problems.ts'
import { acceptNoBody, toCallInputWithSource } from '../../http/mount-calls.ts'
import { refuse } from '../../http/refuse.ts'
import type { AuthTransport } from './auth-transport.ts'
import { requireSameOrigin } from './require-same-origin.ts'
import { clearSession, sessionCookie, setDevice, setSession } from './session-cookie.ts'

type Deps = { transport: AuthTransport; publicUrl: string }

/** The site's own routes to the auth service. They keep the refresh token in a cookie, and out of every answer. */
export async function mountSignIn(app: FastifyInstance, { transport, publicUrl }: Deps): Promise<void> {
  await app.register(cookie)
  acceptNoBody(app)
  // What a form of another site could send without asking is not taken.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(refuse)
  app.addHook('onRequest', async (request, reply) => {
    requireSameOrigin(request, publicUrl)
    reply.header('cache-control', 'no-store')
  })

  const pass = (key: AuthKey) => async (request: FastifyRequest, reply: FastifyReply) => {
    const input = { ...toCallInputWithSource(request), device: request.cookies[deviceCookie] }
    return withoutRefreshToken(reply, (await transport(key, input)) as object)
  }

  app.post('/register', pass('POST /public/mfa-provider-password-otp/register'))
  app.post('/login', pass('POST /public/mfa-provider-password-otp/login'))
  app.post('/verify', pass('POST /public/mfa-provider-password-otp/verify'))
  app.post('/google', pass('POST /public/auth/google'))

  app.post('/refresh', async (request, reply) => {
    const refreshToken = tokenOf(request)
    try {
      if (!refreshToken) throw new Problem('SESSION_ENDED')
      const tokens = await transport('POST /public/auth/refresh', {
        ...toCallInputWithSource(request),
        body: { refreshToken },
      })
      return withoutRefreshToken(reply, tokens as object)
    } catch (error) {
      if (error instanceof Problem && error.code === 'SESSION_ENDED') clearSession(reply)
      throw error
    }
  })

  app.post('/logout', async (request, reply) => {
    const { token } = (request.body ?? {}) as { token?: unknown }
    const body = {
      refreshToken: tokenOf(request),
      token: typeof token === 'string' && token !== '' ? token : undefined,
    }
    const done = await transport('POST /public/auth/logout', { ...toCallInputWithSource(request), body })
    clearSession(reply)
    return done
  })
}

/** What cannot be a token of ours is none: nobody is kept from signing out by a cookie that the service would refuse. */
const tokenOf = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[sessionCookie]?.match(/^[\w-]{1,200}$/)?.[0]

type Tokens = AuthOk<'POST /public/auth/refresh'> & { deviceToken?: string }

export function withoutRefreshToken(reply: FastifyReply, answer: object | Tokens): object {
  if (!('refreshToken' in answer)) return answer
  const { refreshToken, refreshExpiresIn, deviceToken, ...rest } = answer as Tokens
  if (deviceToken) setDevice(reply, deviceToken)
  setSession(reply, refreshToken, refreshExpiresIn)
  return rest
}
