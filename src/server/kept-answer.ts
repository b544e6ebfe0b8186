import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PageCache, send } from './page-cache.ts'
import { savesData } from './saving.ts'
import { dataPolicy, securityHeaders, transportHeaders } from './security.ts'

type Headers = Record<string, string>

/** Kept like a page: until content changes, five minutes at most, with its tag and its codings. */
export function createKeptAnswer(cache: PageCache, publicUrl: string, own: Headers = {}) {
  const everywhere = {
    ...securityHeaders,
    ...transportHeaders(publicUrl),
    'content-security-policy': dataPolicy,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...own,
  }
  return <Params = unknown>(type: string, make: (params: Params) => Promise<string | null>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const version = cache.version()
      const text = await make(request.params as Params)
      if (text === null) return reply.callNotFound()
      // Without its query, so that invented ones cannot fill the memory.
      const [path = '/'] = request.url.split('?', 1)
      const headers = { ...everywhere, 'content-type': `${type}; charset=utf-8` }
      const address = { url: path, isFiltered: false, isDated: false }
      const isSaving = savesData(request.headers)
      const page = cache.keep(address, { locale: 'en', version, headers, body: Buffer.from(text), isSaving })
      reply.hijack()
      await send(request.raw, reply.raw, page)
    }
}
