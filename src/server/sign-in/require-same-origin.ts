import type { FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

/**
 * Only our own pages may use a visitor's cookie. Browsers say where a writing call comes from; whoever is no browser says nothing,
 * and has no cookie that was not given to it.
 */
export function requireSameOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Problem('FORBIDDEN')
  const { origin } = headers
  if (origin === undefined) return
  const from = hostOf(origin)
  if (from === null || (from !== headers.host && from !== hostOf(publicUrl))) throw new Problem('FORBIDDEN')
}
