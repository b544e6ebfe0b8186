import type { FastifyInstance } from 'fastify'
import type { Ok } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import { findSeoEntries } from '../../db/queries/catalogue/seo.ts'
import { locales } from '../../domain/text/locale.ts'
import { ar } from '../../i18n/messages/ar.ts'
import { articlesText } from '../../i18n/messages/articles.ts'
import { en } from '../../i18n/messages/en.ts'
import { ku } from '../../i18n/messages/ku.ts'
import { createCachedAnswer } from '../cache/cached-answer.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Transport } from '../pages/server-call.ts'
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

/** Files for programs that lead people to the site: search engines, feed readers and browsers' search boxes. */
export function mountSeo(
  app: FastifyInstance,
  { cache, transport, db, publicUrl, now = () => new Date() }: SeoDeps,
): void {
  const answer = createCachedAnswer(cache, publicUrl)
  const addresses = rememberAddresses(cache, async () => toAddresses(db ? await findSeoEntries(db, now()) : []))

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
        const { title, description } = articlesText[locale]
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

const lifetime = 5 * 60 * 1000

/** Every part of a sitemap is cut out of one list, also a part that does not exist. The list is read once until content changes. */
function rememberAddresses<List>(cache: PageCache, read: () => Promise<List>): () => Promise<List> {
  let known: { version: number; until: number; list: Promise<List> } | null = null
  return () => {
    const version = cache.version()
    if (known && known.version === version && known.until > Date.now()) return known.list
    const list = read()
    known = { version, until: Date.now() + lifetime, list }
    list.catch(() => {
      known = null
    })
    return list
  }
}
