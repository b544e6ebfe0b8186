import type { FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'
import type { Config } from '../config.ts'

export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/i.test(host)

/** Whether this Safar serves this machine alone: it listens on loopback, and its public address is on loopback. */
export const isHere = ({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>): boolean =>
  isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname)

/**
 * A server on loopback may still be reached from elsewhere: through a proxy beside it, and through a browser here that was told
 * another site's name for this address. That site's script can say what a proxy would say, but not another `Host`.
 */
export function requireLocalHost({ hostname, headers }: FastifyRequest): void {
  const named = headers.host?.replace(/:\d+$/, '') ?? ''
  if (!isLoopback(hostname) || !isLoopback(named)) throw new Problem('NOT_FOUND')
}

/** Headers in which proxies name the client. */
export const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
] as const
