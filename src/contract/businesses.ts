import { z } from 'zod'
import { defineCalls, Id, List, Page } from './call.ts'
import { Coordinates, LocationRef, Picture, Rating } from './shapes.ts'

export const BusinessType = z.object({
  id: z.number().int(),
  title: z.string(),
  businesses: z.number().int(),
  picture: Picture,
})

export const BusinessCard = z.object({
  id: z.number().int(),
  title: z.string(),
  businessType: z.object({ id: z.number().int(), title: z.string() }),
  location: LocationRef,
  rating: Rating,
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
    summary: 'Businesses, the best rated first',
    audience: 'visitor',
    query: Page(8),
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
