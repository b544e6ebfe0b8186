import { z } from 'zod'
import { defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { Coordinates, LocationRef, Picture } from './shapes.ts'

export const BusinessType = z.object({
  id: z.number().int(),
  title: z.string(),
  businesses: z.number().int(),
  picture: Picture,
})

/** A discount as its business shows it. */
export const DiscountRef = z.object({ id: z.number().int(), title: z.string(), percent: z.number().int() })

export const BusinessCard = z.object({
  id: z.number().int(),
  title: z.string(),
  businessType: z.object({ id: z.number().int(), title: z.string() }),
  location: LocationRef,
  /** Those that can be had today, the best first: a card has three at most, a page all. */
  discounts: z.array(DiscountRef),
  picture: Picture,
})

export const BusinessPage = BusinessCard.extend({
  description: z.string(),
  address: z.string(),
  phone: z.string(),
  opens: z.string(),
  closes: z.string(),
  coordinates: Coordinates,
  pictures: z.array(Picture),
})

export const businessCalls = defineCalls({
  'GET /public/businesses': {
    summary: 'Businesses, of all kinds or of one, everywhere or in one governorate, the best discount first',
    audience: 'visitor',
    query: Page(8).extend({ type: IdNumber.optional(), location: IdNumber.optional() }),
    ok: List(BusinessCard),
    freshFor: 60,
  },
  'GET /public/businesses/{id}': {
    summary: 'One business',
    audience: 'visitor',
    params: Id,
    ok: BusinessPage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /public/business-types': {
    summary: 'Kinds of businesses, with how many there are of each',
    audience: 'visitor',
    query: Page(100),
    ok: List(BusinessType),
    freshFor: 300,
  },
})
