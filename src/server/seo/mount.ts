import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ok } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import { findSeoEntries } from '../../db/queries/seo.ts'
import { locales } from '../../domain/locale.ts'
import { ar } from '../../i18n/messages/ar.ts'
import { en } from '../../i18n/messages/en.ts'
import { ku } from '../../i18n/messages/ku.ts'
import { type PageCache, send } from '../page-cache.ts'
import { dataPolicy, securityHeaders, transportHeaders } from '../security.ts'
import type { Transport } from '../server-call.ts'
import { toAddresses } from './addresses.ts'
import { openSearchPath, toOpenSearch } from './open-search.ts'
import { toRobots } from './robots.ts'
import { rssPath, toRss } from './rss.ts'
import { toSitemap, toSitemapIndex } from './sitemap.ts'

export type SeoDeps = {
  cache: PageCache
  transport: Transport
  /** Null where the API is elsewhere: then only the fixed screens are listed. */
  db: Db | null
  publicUrl: string
  now?: () => Date
}

const messages = { en, ar, ku }
const articlesInFeed = '50'

/** What those ask for who lead people to the site: search engines, feed readers and browsers' search boxes. */
export function mountSeo(
  app: FastifyInstance,
  { cache, transport, db, publicUrl, now = () => new Date() }: SeoDeps,
): void {
  const answer = createAnswer(cache, publicUrl)
  const addresses = async () => toAddresses(db ? await findSeoEntries(db, now()) : [])

  app.get(
    '/robots.txt',
    answer('text/plain', async () => toRobots(publicUrl)),
  )
  app.get(
    '/sitemap.xml',
    answer('application/xml', async () => toSitemapIndex(publicUrl, await addresses())),
  )
  for (const locale of locales) {
    const sitemap = answer<{ part?: string }>('application/xml', async ({ part = '1' }) =>
      toSitemap(publicUrl, await addresses(), { locale, part: Number(part) }),
    )
    app.get(`/sitemap.${locale}.xml`, sitemap)
    app.get(`/sitemap.${locale}.:part(^(?:[2-9]|[1-9]\\d{1,4})$).xml`, sitemap)
    app.get(
      rssPath(locale),
      answer('application/rss+xml', async () => {
        const list = await transport('GET /public/articles', { locale, query: { limit: articlesInFeed } })
        const { title, description } = messages[locale].article
        const channel = { publicUrl, locale, title: `${title} · ${messages[locale].brand.name}`, description }
        return toRss(channel, (list as Ok<'GET /public/articles'>).data)
      }),
    )
    app.get(
      openSearchPath(locale),
      answer('application/opensearchdescription+xml', async () => toOpenSearch(publicUrl, locale, messages[locale])),
    )
  }
}

/** Kept like a page: until content changes, five minutes at most, with its tag and its codings. */
function createAnswer(cache: PageCache, publicUrl: string) {
  const everywhere = {
    ...securityHeaders,
    ...transportHeaders(publicUrl),
    'content-security-policy': dataPolicy,
    'cache-control': 'public, max-age=0, must-revalidate',
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
      const page = cache.keep(address, { locale: 'en', version, headers, body: Buffer.from(text) })
      reply.hijack()
      await send(request.raw, reply.raw, page)
    }
}
