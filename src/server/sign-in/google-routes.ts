import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import { toCallInputWithSource } from '../../http/mount-calls.ts'
import { sendProblem } from '../../http/send-problem.ts'
import type { Config } from '../config.ts'
import { hasSecureCookies } from '../http/secure-cookies.ts'
import type { AuthTransport } from './auth-transport.ts'
import { requireSameOrigin } from './require-same-origin.ts'
import { withoutRefreshToken } from './routes.ts'
import { sessionCookieOf } from './session-cookie.ts'

type Deps = { transport: AuthTransport; config: Config }

const wayCookie = 'safar_google'
const minutes = 10
// Google answers by a form on its own page, so this one cookie must come along from elsewhere. Browsers send only secure ones so.
const options = { httpOnly: true, secure: true, sameSite: 'none', path: '/api/google' } as const

/** Holds Google's ID token of a person who proves their identity, until their page exchanges it for a confirmation. */
const proofCookie = 'safar_google_proof'
const proofMinutes = 5

const Answer = z.object({ id_token: z.string().min(1).max(8_000), state: z.string() })

/** The page to return to: a path of ours that fits into a header and a cookie. */
const toPath = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1000}$/.test(wanted) ? wanted : '/'

/**
 * Signing in with Google without a script of theirs on our pages: the person goes there and comes back by a form that carries the
 * ID token, never in an address. `state` and `nonce` tie it to the browser that began.
 */
export async function mountGoogle(app: FastifyInstance, { transport, config }: Deps): Promise<void> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_SIGN_IN_URL: signInUrl, PUBLIC_URL: publicUrl } = config
  if (!clientId) return
  const proofOptions = { ...options, secure: hasSecureCookies(publicUrl), sameSite: 'lax' } as const
  await app.register(cookie)
  app.setErrorHandler(sendProblem)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )

  app.get('/start', async (request, reply) => {
    const state = randomBytes(16).toString('base64url')
    const nonce = randomBytes(16).toString('base64url')
    const query = request.query as { to?: unknown; purpose?: unknown }
    const to = toPath(query.to)
    const isProof = query.purpose === 'confirm'
    const address = new URL(signInUrl)
    address.search = toSearch({ clientId, publicUrl, state, nonce, isProof })
    reply.setCookie(wayCookie, JSON.stringify({ state, nonce, to, isProof }), { ...options, maxAge: minutes * 60 })
    return reply.header('cache-control', 'no-store').redirect(address.href, 303)
  })

  app.post('/callback', async (request, reply) => {
    const way = readWay(request.cookies[wayCookie])
    const answer = Answer.safeParse(request.body)
    reply.clearCookie(wayCookie, options).header('cache-control', 'no-store')
    // A person who changed their mind comes back without a token.
    if (!way || !answer.success || answer.data.state !== way.state) return reply.redirect(way?.to ?? '/', 303)
    const identifierToken = answer.data.id_token
    if (nonceOf(identifierToken) !== way.nonce) return reply.redirect(way.to, 303)
    if (way.isProof) {
      // Google's form brings no session along: the page asks, which has one.
      reply.setCookie(proofCookie, identifierToken, { ...proofOptions, maxAge: proofMinutes * 60 })
      return reply.redirect(`${way.to}#confirmed`, 303)
    }
    const input = { ...toCallInputWithSource(request), body: { identifierToken }, isVouched: true }
    withoutRefreshToken(
      reply,
      sessionCookieOf(publicUrl),
      (await transport('POST /public/auth/google', input)) as object,
    )
    return reply.redirect(way.to, 303)
  })

  app.post('/confirm', async (request, reply) => {
    requireSameOrigin(request, publicUrl)
    const identifierToken = request.cookies[proofCookie]
    reply.clearCookie(proofCookie, proofOptions).header('cache-control', 'no-store')
    if (!identifierToken) throw new Problem('GOOGLE_REFUSED')
    const input = { ...toCallInputWithSource(request), body: { identifierToken } }
    return transport('POST /public/auth/confirm-identity', input)
  })
}

type GoogleSignIn = { clientId: string; publicUrl: string; state: string; nonce: string; isProof: boolean }

/** The query that asks Google for an ID token, sent back by a form. */
const toSearch = ({ clientId, publicUrl, state, nonce, isProof }: GoogleSignIn): string =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${publicUrl}/api/google/callback`,
    response_type: 'id_token',
    response_mode: 'form_post',
    scope: 'openid email profile',
    state,
    nonce,
    // The session at Google may be days old, and another person's by now.
    ...(isProof && { prompt: 'login', max_age: '0' }),
  }).toString()

// A neighbouring site of the same domain may have written the cookie.
const Way = z.object({
  state: z.string(),
  nonce: z.string(),
  to: z.unknown().transform(toPath),
  isProof: z.boolean().default(false),
})

function readWay(text: string | undefined): z.output<typeof Way> | null {
  try {
    return Way.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

function nonceOf(idToken: string): unknown {
  try {
    return decodeJwt(idToken).nonce
  } catch {
    return undefined
  }
}
