import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback, proxyHeaders } from '../http/loopback.ts'
import type { Metrics } from './metrics.ts'

type Access = Pick<Config, 'METRICS' | 'METRICS_TOKEN' | 'HOST'>

/** A client without the right gets the answer of an address that does not exist. */
export function mountMetrics(app: FastifyInstance, metrics: Metrics, access: Access): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, access)) return reply.callNotFound()
    const text = await metrics.text()
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text)
  })
}

function mayRead(request: FastifyRequest, { METRICS, METRICS_TOKEN, HOST }: Access): boolean {
  if (METRICS === 'off') return false
  if (METRICS === 'public' || isBearer(request, METRICS_TOKEN)) return true
  return isLoopback(HOST) && isFromHere(request)
}

/** A proxy on this machine comes from loopback, too: what it passes on for others says so. */
const isFromHere = ({ raw, headers, host }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') &&
  isLoopback(hostnameOf(host)) &&
  !proxyHeaders.some((name) => name in headers)

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isBearer = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
