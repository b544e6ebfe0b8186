import type { FastifyReply, FastifyRequest } from 'fastify'
import { dataPolicy, securityHeaders, transportHeaders } from '../http/security.ts'
import { type PageCache, type ReadyPage, sendPage } from './page-cache.ts'

type Headers = Record<string, string>

/** Cached like a page: until content changes, five minutes at most, with its tag and its codings. */
export function createCachedAnswer(cache: PageCache, publicUrl: string, own: Headers = {}) {
  const everywhere = {
    ...securityHeaders,
    ...transportHeaders(publicUrl),
    'content-security-policy': dataPolicy,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...own,
  }
  const underWay = new Map<string, Promise<ReadyPage | null>>()
  return <Params = unknown>(type: string, make: (params: Params) => Promise<string | null>) => {
    const create = async (path: string, params: Params): Promise<ReadyPage | null> => {
      const version = cache.version()
      const text = await make(params)
      if (text === null) return null
      const headers = { ...everywhere, 'content-type': `${type}; charset=utf-8` }
      const address = { url: path, isFiltered: false, isDated: false }
      return cache.keep(address, { locale: 'en', version, headers, body: Buffer.from(text) })
    }
    return async (request: FastifyRequest, reply: FastifyReply) => {
      // Without its query: an invented one must neither fill the memory nor make the text anew.
      const [path = '/'] = request.url.split('?', 1)
      // Another spelling of the path would be cached under a key of its own.
      if (path.includes('%')) return reply.callNotFound()
      const key = `${cache.version()} ${path}`
      const making = () => {
        const made = underWay.get(key) ?? create(path, request.params as Params).finally(() => underWay.delete(key))
        underWay.set(key, made)
        return made
      }
      const page = cache.find(path) ?? (await making())
      if (!page) return reply.callNotFound()
      reply.hijack()
      await sendPage(request.raw, reply.raw, page)
    }
  }
}
