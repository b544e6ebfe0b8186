import { z } from 'zod'
import { defineCalls, Id, List, Page } from './call.ts'
import { Picture } from './shapes.ts'

export const advertisementTypes = ['home_banner', 'home_card', 'properties_banner', 'events_banner'] as const

export const Advertisement = z.object({
  id: z.number().int(),
  type: z.enum(advertisementTypes),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  /** A path of the site, without the locale. */
  link: z.string(),
  picture: Picture,
})

export const advertisementCalls = defineCalls({
  'GET /public/advertisements': {
    summary: 'Advertisements of every type',
    audience: 'visitor',
    query: Page(100),
    ok: List(Advertisement),
    freshFor: 60,
  },
  'GET /public/advertisements/{id}': {
    summary: 'One advertisement',
    audience: 'visitor',
    params: Id,
    ok: Advertisement,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /public/advertisements/{type}': {
    summary: 'Advertisements of one type',
    audience: 'visitor',
    params: z.object({ type: z.enum(advertisementTypes) }),
    query: Page(100),
    ok: List(Advertisement),
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /public/advertisements/{id}/views': {
    summary: 'Counts a view, once a visit, and tells how many there are',
    audience: 'visitor',
    params: Id,
    ok: z.object({ views: z.number().int() }),
    problems: ['NOT_FOUND'],
  },
})
