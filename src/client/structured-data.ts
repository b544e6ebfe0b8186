import type { Currency } from '../domain/money/money.ts'
import type { Locale } from '../domain/text/locale.ts'
import { toClock, toDay } from '../domain/time/day.ts'
import { localPath } from '../i18n/locale-facts.ts'
import { messagesOf } from './text.tsx'

/** A page's data for machines, in terms of schema.org. Loaders make it, so that no browser loads this; `toHead` writes it. */
export type Structured = { '@type': string; [name: string]: Json | undefined }
type Json = string | number | boolean | null | Json[] | { [name: string]: Json | undefined }

export type SchemaSite = { locale: Locale; publicUrl: string }
export type SchemaPrice = { amount: number; currency: Currency }
export type SchemaRating = { value: number | null; count: number }
type Picture = { url: string }
export type SchemaThing = { path: string; title: string; description?: string; pictures?: readonly Picture[] }

export const toPageUrl = ({ locale, publicUrl }: SchemaSite, path: string): string =>
  publicUrl + localPath(locale, path)
const imagesOf = ({ publicUrl }: SchemaSite, pictures: readonly Picture[]): string[] =>
  pictures.slice(0, 6).map(({ url }) => `${publicUrl}${url}/1600.jpg`)

/** On Baghdad's clocks, with their distance from Greenwich. */
export const toBaghdadTime = (instant: string): string => {
  const date = new Date(instant)
  return `${toDay(date)}T${toClock(date)}:00+03:00`
}
export const toEndOfDay = (day: string): string => `${day}T23:59:59+03:00`

/** Properties of every thing on a page. */
export const toSchemaThing = (
  site: SchemaSite,
  type: string,
  { path, title, description, pictures = [] }: SchemaThing,
): Structured => ({
  '@type': type,
  name: title,
  description,
  url: toPageUrl(site, path),
  image: pictures.length > 0 ? imagesOf(site, pictures) : undefined,
})

/** Without reviews there is no rating: search engines refuse an empty one. */
export const toSchemaRating = (rating?: SchemaRating): Json | undefined =>
  rating?.value
    ? { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count, bestRating: 5 }
    : undefined

export type SchemaPlace = { address?: string; region: string; at?: { latitude: number; longitude: number } }

export const toSchemaPlace = ({ address, region, at }: SchemaPlace) => ({
  address: { '@type': 'PostalAddress', streetAddress: address, addressRegion: region, addressCountry: 'IQ' },
  geo: at && { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude },
})

export const toSchemaOrganization = (name: string) => ({ '@type': 'Organization', name })

type Sale = {
  path: string
  price: SchemaPrice | null
  until?: string | null
  isOver?: boolean
  isSoldOut?: boolean
  seller?: string
}

export const toSchemaPricing = (
  site: SchemaSite,
  { path, price, until, isOver, isSoldOut, seller }: Sale,
): Structured => ({
  '@type': 'Offer',
  url: toPageUrl(site, path),
  price: price?.amount ?? 0,
  priceCurrency: price?.currency ?? 'IQD',
  availability: `https://schema.org/${isOver ? 'Discontinued' : isSoldOut ? 'SoldOut' : 'InStock'}`,
  priceValidUntil: until ? (until.length > 10 ? toBaghdadTime(until) : toEndOfDay(until)) : undefined,
  seller: seller ? toSchemaOrganization(seller) : undefined,
})

/** The way to a page; the first step, home, is added here as `Page` does. */
export const toBreadcrumbs = (site: SchemaSite, path: string, trail: readonly { label: string; href?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: messagesOf(site.locale).nav.home, href: '/' }, ...trail].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: toPageUrl(site, href ?? path),
  })),
})

export const toItemList = (site: SchemaSite, items: readonly { path: string; title: string }[]): Structured => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: toPageUrl(site, path),
  })),
})

type Ware = SchemaThing & Omit<Sale, 'path' | 'price'> & { price: SchemaPrice; rating?: SchemaRating }

/** Something with one price. */
export const toProduct = (
  site: SchemaSite,
  { price, until, isOver, isSoldOut, seller, rating, ...ware }: Ware,
): Structured => ({
  ...toSchemaThing(site, 'Product', ware),
  aggregateRating: toSchemaRating(rating),
  offers: toSchemaPricing(site, { path: ware.path, price, until, isOver, isSoldOut, seller }),
})
