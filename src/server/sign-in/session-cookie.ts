import type { FastifyReply } from 'fastify'
import { deviceCookie } from '../../auth/http.ts'
import { hasSecureCookies } from '../http/secure-cookies.ts'

/** The refresh token. Script never sees it, other sites never send it, and pages of its owner are not shared. */
export type SessionCookie = {
  name: string
  find(cookies: string | undefined): string | undefined
  set(reply: FastifyReply, refreshToken: string, seconds: number): void
  clear(reply: FastifyReply): void
  /** The same as a header, for an answer that is not Fastify's. */
  cleared: string
  isSecure: boolean
  /** Identifies a browser to accounts that it signed in to before. It opens nothing, and stays after signing out. */
  setDevice(reply: FastifyReply, token: string): void
}

/** With TLS its name says `__Host-`: no neighbouring site of the same domain can write one. */
export function sessionCookieOf(publicUrl: string): SessionCookie {
  const secure = hasSecureCookies(publicUrl)
  const name = secure ? '__Host-safar_session' : 'safar_session'
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`)
  return {
    name,
    isSecure: secure,
    find: (cookies) => cookies?.match(pattern)?.[1],
    set: (reply, refreshToken, seconds) => void reply.setCookie(name, refreshToken, { ...options, maxAge: seconds }),
    clear: (reply) => void reply.clearCookie(name, options),
    cleared: `${name}=; Max-Age=0; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`,
    setDevice: (reply, token) =>
      void reply.setCookie(deviceCookie, token, { ...options, sameSite: 'strict', maxAge: year }),
  }
}

const year = 365 * 24 * 60 * 60
