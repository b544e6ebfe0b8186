import { type Locale, locales } from '../../domain/text/locale.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import type { Address } from './addresses.ts'
import { element, mark, nest, xmlDocument } from './xml.ts'

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The protocol allows 50,000 addresses and 50 MB a file; with three languages each, this is about 6 MB. */
export const maxInPart = 10_000

const countParts = (addresses: readonly Address[], max: number): number =>
  Math.max(1, Math.ceil(addresses.length / max))

/** `/sitemap.ar.xml`, and for what does not fit into it `/sitemap.ar.2.xml`. */
export const partPath = (locale: Locale, part: number): string =>
  part === 1 ? `/sitemap.${locale}.xml` : `/sitemap.${locale}.${part}.xml`

export function toSitemapIndex(publicUrl: string, addresses: readonly Address[], max = maxInPart): string {
  const parts = Array.from({ length: countParts(addresses, max) }, (_, index) => index + 1)
  const files = locales.flatMap((locale) => parts.map((part) => publicUrl + partPath(locale, part)))
  const entries = files.map((file) => nest('sitemap', {}, [element('loc', file)]))
  return xmlDocument(nest('sitemapindex', { xmlns: protocol }, entries))
}

/** Null where there is no such part. */
export function toSitemap(
  publicUrl: string,
  addresses: readonly Address[],
  { locale, part, max = maxInPart }: { locale: Locale; part: number; max?: number },
): string | null {
  if (part < 1 || part > countParts(addresses, max)) return null
  const names = { xmlns: protocol, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
  const entries = addresses.slice((part - 1) * max, part * max).map((address) => toEntry(publicUrl, locale, address))
  return xmlDocument(nest('urlset', names, entries))
}

function toEntry(publicUrl: string, locale: Locale, { path, changedOn }: Address): string {
  const addressIn = (to: Locale) => publicUrl + localPath(to, path)
  const alternate = (hreflang: string, href: string) => mark('xhtml:link', { rel: 'alternate', hreflang, href })
  return nest('url', {}, [
    element('loc', addressIn(locale)),
    ...(changedOn ? [element('lastmod', changedOn)] : []),
    ...locales.map((to) => alternate(localeFacts[to].tag, addressIn(to))),
    alternate('x-default', addressIn('en')),
  ])
}
