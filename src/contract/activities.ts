import { z } from 'zod'
import { defineCalls, Id, List, Page, urlFlag } from './call.ts'
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
  /** Sold, not over, and nothing of it is left. */
  isSoldOut: z.boolean(),
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
    /** `available`: without sold-out ones. */
    query: Page(20).extend({ available: urlFlag }),
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
