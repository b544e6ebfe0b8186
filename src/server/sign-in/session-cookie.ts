import type { FastifyReply } from 'fastify'
import { deviceCookie } from '../../auth/http.ts'

/** The refresh token. Script never sees it, other sites never send it, and pages of whoever has it are not shared. */
export type SessionCookie = {
  name: string
  find(cookies: string | undefined): string | undefined
  set(reply: FastifyReply, refreshToken: string, seconds: number): void
  clear(reply: FastifyReply): void
  /** The same as a header, for an answer that is not Fastify's. */
  cleared: string
}

// Browsers take a secure cookie from localhost without TLS as well.
const options = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const

/** With TLS its name says `__Host-`: no neighbouring site of the same domain can write one. Without, not every browser would take that. */
export const sessionCookieOf = (publicUrl: string): SessionCookie =>
  createSessionCookie(publicUrl.startsWith('https:') ? '__Host-safar_session' : 'safar_session')

function createSessionCookie(name: string): SessionCookie {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`)
  return {
    name,
    find: (cookies) => cookies?.match(pattern)?.[1],
    set: (reply, refreshToken, seconds) => void reply.setCookie(name, refreshToken, { ...options, maxAge: seconds }),
    clear: (reply) => void reply.clearCookie(name, options),
    cleared: `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
  }
}

const year = 365 * 24 * 60 * 60

/** By which the accounts know a browser that signed in to them before. It opens nothing, and stays when somebody signs out. */
export const setDevice = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(deviceCookie, token, { ...options, sameSite: 'strict', maxAge: year })
