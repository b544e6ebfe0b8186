import { z } from 'zod'
import { defineCalls, Id, List, Page } from './call.ts'
import { Coordinates, LocationRef, Picture, Price, Rating } from './shapes.ts'

export const ActivityCard = z.object({
  id: z.number().int(),
  title: z.string(),
  subtitle: z.string(),
  minutes: z.number().int(),
  /** The months in which it can be had; null: all the year round. */
  season: z.string().nullable(),
  /** Null: free of charge. */
  price: Price.nullable(),
  location: LocationRef,
  rating: Rating,
  picture: Picture,
})

export const ActivityPage = ActivityCard.extend({
  content: z.string(),
  coordinates: Coordinates,
  pictures: z.array(Picture),
})

export const activityCalls = defineCalls({
  'GET /public/activities': {
    summary: 'Activities, the best rated first',
    audience: 'visitor',
    query: Page(20),
    ok: List(ActivityCard),
    freshFor: 60,
  },
  'GET /public/activities/{id}': {
    summary: 'One activity',
    audience: 'visitor',
    params: Id,
    ok: ActivityPage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
})
