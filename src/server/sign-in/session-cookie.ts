import type { FastifyReply } from 'fastify'
import { deviceCookie } from '../../auth/http.ts'

/** The refresh token. Script never sees it, other sites never send it, and pages of whoever has it are not shared. */
export const sessionCookie = 'safar_session'

// Browsers take a secure cookie from localhost without TLS as well.
const options = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const

export const setSession = (reply: FastifyReply, refreshToken: string, seconds: number): FastifyReply =>
  reply.setCookie(sessionCookie, refreshToken, { ...options, maxAge: seconds })

export const clearSession = (reply: FastifyReply): FastifyReply => reply.clearCookie(sessionCookie, options)

/** The same as a header, for an answer that is not Fastify's. */
export const clearedSession = `${sessionCookie}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`

const year = 365 * 24 * 60 * 60

/** By which the accounts know a browser that signed in to them before. It opens nothing, and stays when somebody signs out. */
export const setDevice = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(deviceCookie, token, { ...options, sameSite: 'strict', maxAge: year })

const pattern = new RegExp(`(?:^|;\\s*)${sessionCookie}=([^;]+)`)

export const findSession = (cookies: string | undefined): string | undefined => cookies?.match(pattern)?.[1]
