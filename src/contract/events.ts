import { z } from 'zod'
import { defineCalls, Id, List, Page, urlFlag } from './call.ts'
import { Coordinates, LocationRef, Picture, Price } from './shapes.ts'

export const EventCard = z.object({
  id: z.number().int(),
  title: z.string(),
  venue: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Null: free of charge. */
  price: Price.nullable(),
  location: LocationRef,
  /** Sold, not over, and nothing of it is left. */
  isSoldOut: z.boolean(),
  picture: Picture,
})

export const EventPage = EventCard.extend({
  description: z.string(),
  organizer: z.string(),
  coordinates: Coordinates,
  pictures: z.array(Picture),
})

export const eventCalls = defineCalls({
  'GET /public/events': {
    summary: 'Events that have not ended, the next one first',
    audience: 'visitor',
    /** `available`: without sold-out ones. */
    query: Page(20).extend({ available: urlFlag }),
    ok: List(EventCard),
    freshFor: 60,
  },
  'GET /public/events/{id}': {
    summary: 'One event',
    audience: 'visitor',
    params: Id,
    ok: EventPage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
})
