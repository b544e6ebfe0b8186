import { z } from 'zod'
import { defineCalls, List, Page } from './call.ts'
import { Coordinates, Picture } from './shapes.ts'

export const Location = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The governorate's chief town. */
  city: z.string(),
  coordinates: Coordinates,
  picture: Picture,
})

export const LocationWithProperties = Location.extend({ properties: z.number().int() })

export const locationCalls = defineCalls({
  'GET /locations': {
    summary: 'The governorates of Iraq',
    audience: 'visitor',
    query: Page(100),
    ok: List(Location),
    freshFor: 300,
  },
  'GET /locations/properties': {
    summary: 'The governorates that have stays, those with the most first',
    audience: 'visitor',
    query: Page(100),
    ok: List(LocationWithProperties),
    freshFor: 300,
  },
})
