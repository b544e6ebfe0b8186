import type { Currency } from '../domain/money/money.ts'
import type { Locale } from '../domain/text/locale.ts'
import { toClock, toDay } from '../domain/time/day.ts'
import { localeFacts, localPath } from '../i18n/locale-facts.ts'
import { messagesOf } from './text.tsx'

/** What a page tells machines about itself, in the words of schema.org. Loaders make it, so that no browser loads this; `toHead` writes it. */
export type Structured = { '@type': string; [name: string]: Json | undefined }
type Json = string | number | boolean | null | Json[] | { [name: string]: Json | undefined }

type Site = { locale: Locale; publicUrl: string }
type Price = { amount: number; currency: Currency }
type Rating = { value: number | null; count: number }
type Picture = { url: string }
type Thing = { path: string; title: string; description?: string; pictures?: readonly Picture[] }

const addressOf = ({ locale, publicUrl }: Site, path: string): string => publicUrl + localPath(locale, path)
const imagesOf = ({ publicUrl }: Site, pictures: readonly Picture[]): string[] =>
  pictures.slice(0, 6).map(({ url }) => `${publicUrl}${url}/1600.jpg`)

/** On Baghdad's clocks, with their distance from Greenwich. */
export const toBaghdadTime = (instant: string): string => {
  const date = new Date(instant)
  return `${toDay(date)}T${toClock(date)}:00+03:00`
}
const endOfDay = (day: string): string => `${day}T23:59:59+03:00`

const thing = (site: Site, type: string, { path, title, description, pictures = [] }: Thing): Structured => ({
  '@type': type,
  name: title,
  description,
  url: addressOf(site, path),
  image: pictures.length > 0 ? imagesOf(site, pictures) : undefined,
})

/** What nobody has judged yet has no rating: a sum of nothing would be refused. */
const ratingOf = (rating?: Rating): Json | undefined =>
  rating?.value
    ? { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count, bestRating: 5 }
    : undefined

type Place = { address?: string; region: string; at?: { latitude: number; longitude: number } }

const placed = ({ address, region, at }: Place) => ({
  address: { '@type': 'PostalAddress', streetAddress: address, addressRegion: region, addressCountry: 'IQ' },
  geo: at && { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude },
})

const organization = (name: string) => ({ '@type': 'Organization', name })

type Sale = {
  path: string
  price: Price | null
  until?: string | null
  isOver?: boolean
  isSoldOut?: boolean
  seller?: string
}

const sale = (site: Site, { path, price, until, isOver, isSoldOut, seller }: Sale): Structured => ({
  '@type': 'Offer',
  url: addressOf(site, path),
  price: price?.amount ?? 0,
  priceCurrency: price?.currency ?? 'IQD',
  availability: `https://schema.org/${isOver ? 'Discontinued' : isSoldOut ? 'SoldOut' : 'InStock'}`,
  priceValidUntil: until ? (until.length > 10 ? toBaghdadTime(until) : endOfDay(until)) : undefined,
  seller: seller ? organization(seller) : undefined,
})

/** The way to a page; the first step, home, is added here as `Page` does. */
export const breadcrumbList = (site: Site, path: string, trail: readonly { label: string; href?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: messagesOf(site.locale).nav.home, href: '/' }, ...trail].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressOf(site, href ?? path),
  })),
})

export const itemList = (site: Site, items: readonly { path: string; title: string }[]): Structured => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: addressOf(site, path),
  })),
})

type Property = Thing &
  Place & {
    stars?: number | null
    rating?: Rating
    /** Of the cheapest night. */
    price: Price
    checkIn: string
    checkOut: string
    features?: readonly string[]
  }

export const hotel = (site: Site, property: Property): Structured => ({
  ...thing(site, 'Hotel', property),
  ...placed(property),
  starRating: property.stars ? { '@type': 'Rating', ratingValue: property.stars, bestRating: 5 } : undefined,
  aggregateRating: ratingOf(property.rating),
  priceRange: `${property.price.currency} ${property.price.amount}+`,
  checkinTime: property.checkIn,
  checkoutTime: property.checkOut,
  amenityFeature: property.features?.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
})

type Happening = Thing &
  Place & {
    startsAt: string
    endsAt: string
    venue: string
    organizer: string
    /** Null: free of charge. */
    price: Price | null
    isSoldOut?: boolean
  }

export const event = (site: Site, input: Happening): Structured => ({
  ...thing(site, 'Event', input),
  startDate: toBaghdadTime(input.startsAt),
  endDate: toBaghdadTime(input.endsAt),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: input.venue, ...placed(input) },
  organizer: organization(input.organizer),
  isAccessibleForFree: input.price === null,
  offers: sale(site, { path: input.path, price: input.price, until: input.endsAt, isSoldOut: input.isSoldOut }),
})

type Ware = Thing & Omit<Sale, 'path' | 'price'> & { price: Price; rating?: Rating }

/** Something with one price: an offer, a visa, a package. */
export const product = (
  site: Site,
  { price, until, isOver, isSoldOut, seller, rating, ...ware }: Ware,
): Structured => ({
  ...thing(site, 'Product', ware),
  aggregateRating: ratingOf(rating),
  offers: sale(site, { path: ware.path, price, until, isOver, isSoldOut, seller }),
})

/** Percent off at a business. */
export const discount = (
  site: Site,
  input: Thing & { until: string | null; business: { title: string; phone: string; address: string; region: string } },
): Structured => ({
  ...thing(site, 'Offer', input),
  validThrough: input.until ? endOfDay(input.until) : undefined,
  offeredBy: {
    '@type': 'LocalBusiness',
    name: input.business.title,
    telephone: input.business.phone,
    ...placed(input.business),
  },
})

type Trip = Thing & {
  price: Price
  itinerary: readonly { title: string; text: string }[]
  /** The days on which a group sets out. */
  departures: readonly string[]
  isSoldOut?: boolean
  seller?: string
}

export const touristTrip = (site: Site, trip: Trip): Structured => ({
  ...thing(site, 'TouristTrip', trip),
  itinerary: {
    '@type': 'ItemList',
    itemListElement: trip.itinerary.map(({ title, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      description: text,
    })),
  },
  offers: sale(site, {
    path: trip.path,
    price: trip.price,
    until: trip.departures.at(-1),
    isSoldOut: trip.isSoldOut,
    seller: trip.seller,
  }),
})

/** A thing to do in one place. */
export const attraction = (
  site: Site,
  input: Thing & Place & { rating?: Rating; price: Price | null },
): Structured => ({
  ...thing(site, 'TouristAttraction', input),
  ...placed(input),
  aggregateRating: ratingOf(input.rating),
  isAccessibleForFree: input.price === null,
})

export const article = (site: Site, input: Thing & { publishedOn: string; author: string | null }): Structured => {
  const brand = { ...organization(messagesOf(site.locale).brand.name), url: addressOf(site, '/') }
  return {
    ...thing(site, 'Article', input),
    headline: input.title,
    datePublished: `${input.publishedOn.slice(0, 10)}T00:00:00+03:00`,
    inLanguage: localeFacts[site.locale].tag,
    author: input.author === null ? brand : { '@type': 'Person', name: input.author },
    publisher: brand,
  }
}
