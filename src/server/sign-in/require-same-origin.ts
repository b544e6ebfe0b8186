import type { FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'

const parse = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null)

/**
 * Only our own pages may use a visitor's cookie. Browsers name the origin of a writing call; other programs name none, and have no cookie of a
 * visitor.
 */
export function requireSameOrigin({ headers, protocol }: FastifyRequest, publicUrl: string): void {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') throw new Problem('FORBIDDEN')
  const { origin } = headers
  if (origin === undefined) return
  const [from, site] = [parse(origin), parse(publicUrl)]
  // A proxy that ends TLS speaks plain HTTP to us: for its host the scheme is that of `PUBLIC_URL`.
  const isOwnHost = from?.host === headers.host && from?.host !== site?.host
  const isOurs = from?.origin === site?.origin || (isOwnHost && from?.protocol === `${protocol}:`)
  if (from === null || !isOurs) throw new Problem('FORBIDDEN')
}
