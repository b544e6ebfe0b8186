import { z } from 'zod'
import { defineCalls, Id, List, Page, urlFlag } from './call.ts'
import { LocationRef, Picture, Price } from './shapes.ts'

export const offerTypes = ['flight', 'stay', 'transfer', 'tour', 'dining'] as const

export const offerSorts = ['price-asc', 'price-desc', 'discount-asc', 'discount-desc', 'ending', 'newest'] as const

export const Airport = z.object({
  /** The IATA code. */
  code: z.string(),
  city: z.string(),
})

export const Flight = z.object({
  airline: z.string(),
  from: Airport,
  to: Airport,
  minutes: z.number().int(),
  stops: z.number().int(),
  roundTrip: z.boolean(),
  baggageKg: z.number().int(),
})

export const OfferCard = z.object({
  id: z.number().int(),
  type: z.enum(offerTypes),
  title: z.string(),
  offeredBy: z.string(),
  location: LocationRef,
  price: Price,
  /** Null where it was never dearer. */
  priceBefore: Price.nullable(),
  /** Percent off the price before. */
  discount: z.number().int(),
  /** Its last day. */
  endsOn: z.iso.date(),
  /** Flights only. */
  flight: Flight.nullable(),
  /** Sold, not over, and nothing of it is left. */
  isSoldOut: z.boolean(),
  picture: Picture,
})

export const OfferPage = OfferCard.extend({
  description: z.string(),
  includes: z.array(z.string()),
  /** Whether the buyer must say where to be picked up, and on which day. */
  needsPickup: z.boolean(),
  needsDate: z.boolean(),
  /** Flights: the next departure on sale. `arrivesAt`: `YYYY-MM-DDTHH:MM` in local time there; null where it is not known. */
  departure: z.object({ departsAt: z.string(), arrivesAt: z.string().nullable() }).nullable(),
  pictures: z.array(Picture),
  /** Up to four others of the same type. */
  related: z.array(OfferCard),
})

// PostgreSQL has no text with a zero byte in it.
const SearchText = z
  .string()
  .trim()
  .max(100)
  .refine((text) => !text.includes('\0'))

export const offerCalls = defineCalls({
  'GET /public/offers': {
    summary: 'Offers that are not over',
    audience: 'visitor',
    query: Page(8).extend({
      search: SearchText.default(''),
      sort: z.enum(offerSorts).default('newest'),
      type: z.enum(offerTypes).optional(),
      /** Without sold-out ones. */
      available: urlFlag,
    }),
    ok: List(OfferCard),
    freshFor: 60,
  },
  'GET /public/offers/{id}': {
    summary: 'One offer, also when it is over',
    audience: 'visitor',
    params: Id,
    ok: OfferPage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
})
