import { z } from 'zod'
import type { AllOf, KindsWith } from '../domain/content-kinds.ts'
import { familyFacts } from '../domain/stays/family-facts.ts'
import { offerTypes } from './offers.ts'
import { PropertyFacts } from './property-facts.ts'
import { Coordinates, Picture, Policy, Price } from './shapes.ts'

/** The indexes of the search service: the nine that the product document names; then articles, offers and discount packages. */
export const searchIndexes = [
  'property',
  'discount',
  'business_type',
  'location',
  'visa',
  'tourism',
  'umrah',
  'activity',
  'event',
  'article',
  'offer',
  'discount_package',
] as const satisfies readonly KindsWith<'search'>[]
export type SearchIndexName = AllOf<KindsWith<'search'>, (typeof searchIndexes)[number]>

/** A document carries every locale: `title` is `titleEn`, `titleAr` and `titleKu`. */
const inLocales = <Name extends string, Shape extends z.ZodType>(name: Name, shape: Shape) =>
  ({ [`${name}En`]: shape, [`${name}Ar`]: shape, [`${name}Ku`]: shape }) as Record<
    `${Name}${'En' | 'Ar' | 'Ku'}`,
    Shape
  >

const text = <Name extends string>(name: Name) => inLocales(name, z.string())
const texts = <Name extends string>(name: Name) => inLocales(name, z.array(z.string()))

const id = z.number().int()
/** yyyymmdd, so that days compare as numbers. */
const DayNumber = z.number().int().min(2000_01_01).max(9999_12_31)
const Titled = z.object({ id, ...text('title') })
const Keyed = <const Keys extends readonly string[]>(keys: Keys) => z.object({ key: z.enum(keys), ...text('title') })
const Geo = z.object({ lat: z.number(), lng: z.number() })
/** Null without reviews. */
const rated = { rating: z.number().nullable(), ratingCount: z.number().int() }
/** `priceIqd` is for comparing; the charged price is `price`. */
const priced = { price: Price, priceIqd: z.number().int() }
const pictured = { picture: Picture, pictures: z.array(Picture) }
const Itinerary = z.array(z.object({ title: z.string(), text: z.string() }))
/** Not over, and nothing of it is left. */
const sold = { isSoldOut: z.boolean() }
const tour = {
  days: z.number().int(),
  groupSize: z.number().int(),
  ...inLocales('itinerary', Itinerary),
  ...texts('includes'),
  ...texts('excludes'),
  departures: z.array(z.iso.date()),
  /** The day of the last departure. */
  lastDay: DayNumber,
  ...sold,
}

export const PropertyHit = z.object({
  id,
  ...text('title'),
  ...text('description'),
  ...text('address'),
  location: Titled,
  type: Titled,
  stars: z.number().int().min(1).max(5).nullable(),
  ...rated,
  /** Percent off the listed prices. */
  discount: z.number().int(),
  /** A night in the cheapest room, after the discount. */
  ...priced,
  priceBefore: Price,
  /** Ids of what at least one of its rooms has, and of what the stay itself has. */
  bedTypes: z.array(id),
  features: z.array(id),
  /** How many people all of its rooms take. */
  sleeps: z.number().int(),
  family: z.array(z.enum(familyFacts)),
  facts: PropertyFacts.nullable(),
  policy: Policy.omit({ freeUntil: true }),
  /** So many days before the check-in all of the price is still given back; 0 where it always is. */
  freeDays: z.number().int(),
  _geo: Geo,
  picture: Picture,
})

export const DiscountHit = z.object({
  id,
  ...text('title'),
  ...text('description'),
  ...text('terms'),
  percent: z.number().int(),
  endsOn: z.iso.date().nullable(),
  /** 99991231 where it has no end. */
  endsDay: DayNumber,
  location: Titled,
  business: Titled.extend({ ...text('description'), ...text('address'), type: Titled }),
  picture: Picture,
})

export const BusinessTypeHit = Titled.extend({ businesses: z.number().int(), picture: Picture })

export const LocationHit = Titled.extend({
  ...text('city'),
  properties: z.number().int(),
  _geo: Geo,
  picture: Picture,
})

export const VisaHit = z.object({
  id,
  ...text('title'),
  ...text('description'),
  /** ISO 3166 alpha-2, lower-case. */
  country: z.string().regex(/^[a-z]{2}$/),
  ...text('countryName'),
  kind: z.enum(['tourist', 'business', 'medical', 'study', 'visit', 'transit']),
  location: Titled,
  ...priced,
  /** Working days, at least and at most. */
  processingDays: z.tuple([z.number().int(), z.number().int()]),
  stayDays: z.number().int(),
  validityDays: z.number().int(),
  entries: z.enum(['single', 'multiple']),
  isElectronic: z.boolean(),
  ...texts('requirements'),
  ...pictured,
})

export const TourismHit = z.object({
  id,
  ...text('title'),
  ...text('description'),
  ...text('destination'),
  category: Keyed(['iraq', 'neighbours', 'world']),
  /** The places of the days, in order; `day` counts the parts of the itinerary from 1. */
  stops: z.array(z.object({ day: z.number().int(), ...text('title'), coordinates: Coordinates })),
  type: Keyed(['family', 'culture', 'adventure', 'honeymoon']),
  location: Titled,
  ...priced,
  ...rated,
  ...tour,
  ...pictured,
})

export const UmrahHit = z.object({
  id,
  ...text('title'),
  ...text('description'),
  /** Paragraphs divided by an empty line. */
  ...text('information'),
  type: Keyed(['economy', 'comfort', 'premium']),
  location: Titled,
  travel: z.enum(['air', 'land']),
  ...priced,
  hotels: z.array(
    z.object({
      city: z.enum(['mecca', 'medina']),
      ...text('title'),
      stars: z.number().int().min(2).max(5),
      /** To the nearest gate of the city's Haram. */
      meters: z.number().int(),
      /** Null where only the distance is known. */
      coordinates: Coordinates.nullable(),
      nights: z.number().int(),
    }),
  ),
  /** Meters to the Haram from the nearest of its hotels in Mecca. */
  nearest: z.number().int(),
  ...tour,
  ...pictured,
})

export const ActivityHit = z.object({
  id,
  ...text('title'),
  ...text('subtitle'),
  ...text('content'),
  location: Titled,
  minutes: z.number().int(),
  /** The months in which it can be had, in each locale; null: all the year round. */
  season: z.object({ en: z.string(), ar: z.string(), ku: z.string() }).nullable(),
  /** Null: free of charge. */
  price: Price.nullable(),
  priceIqd: z.number().int(),
  ...rated,
  ...sold,
  _geo: Geo,
  picture: Picture,
})

export const EventHit = z.object({
  id,
  ...text('title'),
  ...text('venue'),
  location: Titled,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Seconds since 1970. */
  startsTime: z.number().int(),
  endsTime: z.number().int(),
  /** Null: free of charge. */
  price: Price.nullable(),
  ...sold,
  _geo: Geo,
  picture: Picture,
})

export const ArticleHit = z.object({
  id,
  ...text('title'),
  ...text('summary'),
  /** Paragraphs and headings alike, divided by an empty line. */
  ...text('body'),
  publishedOn: z.iso.date(),
  /** The location of the article. */
  places: z.array(Titled),
  picture: Picture,
})

export const OfferHit = z.object({
  id,
  ...text('title'),
  ...text('description'),
  ...text('offeredBy'),
  type: z.enum(offerTypes),
  location: Titled,
  ...priced,
  /** Null where nothing is taken off. */
  priceBefore: Price.nullable(),
  /** Percent off the price before. */
  discount: z.number().int(),
  endsOn: z.iso.date(),
  endsDay: DayNumber,
  /** Flights only. `names`: words for flights, in any language. */
  flight: z.object({ ...text('from'), ...text('to'), names: z.array(z.string()) }).nullable(),
  ...sold,
  picture: Picture,
})

/** A package on sale: a package without a plan is left out. */
export const DiscountPackageHit = z.object({
  id,
  ...text('title'),
  ...text('description'),
  /** The price of its cheapest plan. */
  ...priced,
  picture: Picture,
})

export const searchHits = {
  property: PropertyHit,
  discount: DiscountHit,
  business_type: BusinessTypeHit,
  location: LocationHit,
  visa: VisaHit,
  tourism: TourismHit,
  umrah: UmrahHit,
  activity: ActivityHit,
  event: EventHit,
  article: ArticleHit,
  offer: OfferHit,
  discount_package: DiscountPackageHit,
} satisfies Record<SearchIndexName, z.ZodType>

export type SearchHit<Index extends SearchIndexName> = z.output<(typeof searchHits)[Index]>
