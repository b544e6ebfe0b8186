import type { MetaDescriptor } from 'react-router'
import { type Locale, locales } from '../domain/text/locale.ts'
import { localeFacts, localPath } from '../i18n/locale-facts.ts'
import type { Structured } from './structured-data.ts'
import { messagesOf } from './text.tsx'

/** Root data that every page's head needs. */
export type HeadSite = { locale: Locale; publicUrl: string; shareImage: string }

type Page = {
  title: string
  description: string
  /** Path and canonical query, without the locale. */
  path: string
  /** The folder of a picture's renditions. */
  image?: string
  type?: 'website' | 'article'
  /** Data for machines, made by `structured-data`. */
  structured?: readonly Structured[]
  /** Not for search engines. */
  isHidden?: boolean
}

/** Title, description, canonical address, siblings in the other languages, and the card that a shared link shows. */
export function toHead({ locale, publicUrl, shareImage }: HeadSite, page: Page): MetaDescriptor[] {
  const brand = messagesOf(locale).brand.name
  const title = page.title.startsWith(brand) ? page.title : `${page.title} · ${brand}`
  const addressIn = (to: Locale) => publicUrl + localPath(to, page.path)
  const image = page.image ?? shareImage
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: addressIn(locale) },
    ...locales.map((to) => ({ tagName: 'link', rel: 'alternate', hrefLang: localeFacts[to].tag, href: addressIn(to) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('en') },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: addressIn(locale) },
    { property: 'og:locale', content: localeFacts[locale].region },
    ...(image ? toShareImage(`${publicUrl}${image}/1600.jpg`) : []),
    ...(page.structured ?? []).map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}

const toShareImage = (address: string): MetaDescriptor[] => [
  { property: 'og:image', content: address },
  { property: 'og:image:width', content: '1600' },
  { property: 'og:image:height', content: '1200' },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The root's data, as a route's `meta` finds it. */
export const siteOf = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): HeadSite | null =>
  (matches.find((match) => match?.id === 'root')?.loaderData as HeadSite | undefined) ?? null

/** The first sentences of a text, for a description. */
export function toDescription(text: string, max = 160): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= max ? plain : `${plain.slice(0, plain.lastIndexOf(' ', max))}…`
}
