import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { featureCodes } from '../domain/stays/feature-codes.ts'
import { searchIndexes } from './search-hits.ts'

/** Orders that a sentence can ask for. `rating-desc` is “best”, `nearest` needs a place or a landmark. */
export const understoodSorts = [
  'price-asc',
  'price-desc',
  'rating-desc',
  'rating-asc',
  'discount-desc',
  'newest',
  'ending',
  'nearest',
] as const

/** What a thing is about. Each code is an English word of the search's word lists, with spaces for hyphens: as text it finds all languages. */
export const topics = [
  'concert',
  'festival',
  'exhibition',
  'cinema',
  'theatre',
  'football',
  'poetry',
  'marathon',
  'wedding',
  'museum',
  'hiking',
  'climbing',
  'kayak',
  'paragliding',
  'zipline',
  'fishing',
  'horse-riding',
  'bicycle',
  'boat',
  'yoga',
  'cooking',
  'pottery',
  'calligraphy',
  'photography',
  'skiing',
  'picnic',
  'camping',
  'amusement-park',
  'zoo',
  'restaurant',
  'cafe',
  'dentist',
  'clinic',
  'pharmacy',
  'optician',
  'barber',
  'beauty-salon',
  'gym',
  'clothes',
  'electronics',
  'car-rental',
  'car-wash',
  'sweets',
  'honeymoon',
  'marsh',
  'waterfall',
] as const

/** Stable codes of cities and countries between which people travel. */
const TravelPlace = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

/**
 * What a sentence says. A field that it does not speak of is null, or an empty list. Words that were not read are in `rest`, in their order and as
 * they were typed; words of politeness are dropped. `today` is the day in Baghdad.
 */
export const Understood = z.object({
  kind: z.enum(searchIndexes).nullable(),
  /** A governorate, also where one of its towns is named; the name of the town then stays in `rest`. */
  place: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  near: z.object({ key: z.string(), title: z.string() }).nullable(),
  /** First and last day. Where nights are meant (`kind` is property, or “tonight”), `to` is the day of leaving, at least a day after `from`. */
  dates: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  adults: z.number().int().min(1).nullable(),
  /** The age of each child, null where it is not said; empty where no children are named. */
  children: z.array(z.number().int().min(0).max(17).nullable()),
  rooms: z.number().int().min(1).nullable(),
  /** In major units, for one night where nights are sold. */
  price: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.enum(currencies) }).nullable(),
  stars: z.array(z.number().int().min(1).max(5)),
  /** The lowest rating of five. */
  rating: z.number().min(1).max(5).nullable(),
  features: z.array(z.enum(featureCodes)),
  /** Codes of the unwanted: those of features, kinds and topics, and of governorates, such as `karbala`. */
  without: z.array(z.string()),
  sort: z.enum(understoodSorts).nullable(),
  travel: z
    .object({
      from: TravelPlace.nullable(),
      to: TravelPlace.nullable(),
      by: z.enum(['air', 'land']).nullable(),
      /** `YYYY-MM`. */
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .nullable(),
    })
    .nullable(),
  /** ISO 3166 alpha-2, lower-case: the country of a visa, or the destination of a tour. */
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable(),
  topic: z.enum(topics).nullable(),
  rest: z.string(),
})
export type Understood = z.output<typeof Understood>
