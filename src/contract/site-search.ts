import { z } from 'zod'
import { sectionKeys } from '../domain/search/sections.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { inAddress } from './availability.ts'
import { defineCalls, urlNumber } from './call.ts'
import {
  ActivityHit,
  ArticleHit,
  BusinessTypeHit,
  DiscountHit,
  DiscountPackageHit,
  EventHit,
  LocationHit,
  OfferHit,
  PropertyHit,
  type SearchIndexName,
  searchIndexes,
  TourismHit,
  UmrahHit,
  VisaHit,
} from './search-hits.ts'
import { LocationRef, Picture, Price } from './shapes.ts'
import { Understood } from './understood.ts'

const inLocales = <const Name extends string>(name: Name) =>
  ({ [`${name}En`]: true, [`${name}Ar`]: true, [`${name}Ku`]: true }) as Record<`${Name}${'En' | 'Ar' | 'Ku'}`, true>

const titled = { id: true, ...inLocales('title') } as const
const picture = Picture.omit({ placeholder: true })
const pictured = { picture }

/** Hits as their indexes have them, without their long texts. */
export const shownHits = {
  property: PropertyHit.pick({
    ...titled,
    location: true,
    type: true,
    stars: true,
    rating: true,
    ratingCount: true,
    discount: true,
    price: true,
    priceIqd: true,
    priceBefore: true,
    sleeps: true,
  }).extend(pictured),
  discount: DiscountHit.pick({ ...titled, percent: true, endsOn: true, location: true }).extend({
    business: DiscountHit.shape.business.pick({ ...titled }),
    ...pictured,
  }),
  business_type: BusinessTypeHit.pick({ ...titled, businesses: true }).extend(pictured),
  location: LocationHit.pick({ ...titled, ...inLocales('city'), properties: true }).extend(pictured),
  visa: VisaHit.pick({
    ...titled,
    country: true,
    ...inLocales('countryName'),
    kind: true,
    location: true,
    price: true,
    priceIqd: true,
  }).extend(pictured),
  tourism: TourismHit.pick({
    ...titled,
    ...inLocales('destination'),
    category: true,
    type: true,
    location: true,
    price: true,
    priceIqd: true,
    days: true,
    isSoldOut: true,
  }).extend(pictured),
  umrah: UmrahHit.pick({
    ...titled,
    type: true,
    location: true,
    travel: true,
    price: true,
    priceIqd: true,
    days: true,
    isSoldOut: true,
  }).extend(pictured),
  activity: ActivityHit.pick({
    ...titled,
    ...inLocales('subtitle'),
    location: true,
    minutes: true,
    price: true,
    priceIqd: true,
    isSoldOut: true,
  }).extend(pictured),
  event: EventHit.pick({
    ...titled,
    ...inLocales('venue'),
    location: true,
    startsAt: true,
    endsAt: true,
    price: true,
    isSoldOut: true,
  }).extend(pictured),
  article: ArticleHit.pick({ ...titled, ...inLocales('summary'), publishedOn: true }).extend(pictured),
  offer: OfferHit.pick({
    ...titled,
    ...inLocales('offeredBy'),
    type: true,
    location: true,
    price: true,
    priceIqd: true,
    priceBefore: true,
    discount: true,
    endsOn: true,
    isSoldOut: true,
  }).extend(pictured),
  discount_package: DiscountPackageHit.pick({ ...titled, price: true, priceIqd: true }).extend(pictured),
} satisfies Record<SearchIndexName, z.ZodObject>

/**
 * The texts that a row shows, in the language of the call, by their paths: `title`, `location.title`. What matches stands between U+E000 and U+E001.
 * A long text is an excerpt, and is there only where the short ones do not say why it was found.
 */
const Found = { texts: z.record(z.string(), z.string()) }

const Group = <const Kind extends SearchIndexName, Shape extends z.ZodRawShape>(kind: Kind, hit: z.ZodObject<Shape>) =>
  z.object({ kind: z.literal(kind), total: z.number().int(), hits: z.array(hit.extend(Found)) })

/** The nights that a sentence asks for, and what they cost at least for its party, after and before the discount. */
const FoundNights = z.object({
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  adults: z.number().int(),
  childrenAges: z.array(z.number().int()),
  price: Price,
  priceBefore: Price,
})

export const SiteSearch = z.object({
  total: z.number().int(),
  /** What the query says, as far as it was read: it is searched by that. */
  understood: Understood,
  /** The same in words of the language of the call. `aspect` goes into `not`, to take it away. */
  chips: z.array(z.object({ aspect: z.string(), text: z.string() })),
  /** What nothing fulfils: the nearest things are shown instead. `text`: some words that were not read. `filters`: all but the kind and the place. */
  relaxed: z.array(z.enum(['price', 'dates', 'place', 'text', 'filters'])),
  /** A landmark that the query names. `isAsked`: it says “near”. `path`: the stays near it, on the site. */
  near: z
    .object({
      key: z.string(),
      title: z.string(),
      location: LocationRef.nullable(),
      isAsked: z.boolean(),
      path: z.string(),
    })
    .nullable(),
  /** Sections of the site that are called as the query says, or nearly so. */
  sections: z.array(z.object({ key: z.enum(sectionKeys), path: z.string() })),
  /** The site's full list of what the query asks for, with the same filters. */
  list: z.string().nullable(),
  /** In the order in which the site shows them. */
  groups: z.array(
    z.discriminatedUnion('kind', [
      Group('property', shownHits.property.extend({ stay: FoundNights.optional() })),
      Group('discount', shownHits.discount),
      Group('business_type', shownHits.business_type),
      Group('location', shownHits.location),
      Group('visa', shownHits.visa),
      Group('tourism', shownHits.tourism),
      Group('umrah', shownHits.umrah),
      Group('activity', shownHits.activity),
      Group('event', shownHits.event),
      Group('article', shownHits.article),
      Group('offer', shownHits.offer),
      Group('discount_package', shownHits.discount_package),
    ]),
  ),
})

export type SiteSearch = z.output<typeof SiteSearch>
export type SearchGroup = SiteSearch['groups'][number]

/** `limit`: the most hits of a kind. `not`: what was understood and is not meant. */
export type SiteQuery = {
  q: string
  kind: SearchIndexName | null
  page: number
  limit: number
  not: readonly string[]
}

export type SearchedNights = { checkIn: Day; checkOut: Day; adults: number; childrenAges: number[] }

/** Free stays for nights and a party, and their prices. */
export type SearchedStays = {
  findFree(nights: SearchedNights): Promise<readonly number[]>
  findPrices(
    nights: SearchedNights,
    ids: readonly number[],
  ): Promise<readonly ({ id: number } & Pick<z.output<typeof FoundNights>, 'price' | 'priceBefore'>)[]>
}

/** The environment of a search. Without stays, nights are no filter. */
export type SearchFrame = { locale: Locale; now: Date; stays?: SearchedStays }

/** Searches the site. Throws where nothing could be learnt. */
export type SearchSite = (query: SiteQuery, frame: SearchFrame) => Promise<SiteSearch>

export const maxSearchText = 200

/** The results of one kind on a page of it. */
const kindPage = 20

export const siteSearchCalls = defineCalls({
  'GET /public/search': {
    summary:
      'Searches all of Safar: the kinds of content in the order in which the site shows them, each with its best hits',
    audience: 'visitor',
    limits: { address: 'search', global: 'searchesGlobally' },
    isExpensive: true,
    query: z.object({
      /** In any language, spelling or keyboard layout. Further text is cut off. */
      q: z
        .string()
        .refine((text) => !text.includes('\0'))
        .overwrite((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxSearchText))
        .default(''),
      /** Only this kind is searched in pages; other kinds answer with their totals. */
      kind: z.enum(searchIndexes).optional(),
      page: urlNumber(1, 1_000_000).default(1),
      /** The most hits of a kind: 6 unless told, and 20 of the kind that is asked for. */
      limit: urlNumber(1, kindPage).optional(),
      /** Aspects of `chips` that are not meant, divided by commas: `dates`, `price`, `feature-pool`. */
      not: z
        .preprocess(
          inAddress,
          z
            .array(
              z
                .string()
                .max(40)
                .regex(/^[a-z][a-z\d_-]*$/),
            )
            .max(30),
        )
        .default([]),
    }),
    ok: SiteSearch,
    problems: ['UNAVAILABLE'],
    freshFor: 30,
  },
})
