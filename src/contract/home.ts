import { z } from 'zod'
import { ActivityCard } from './activities.ts'
import { defineCalls, List, Page } from './call.ts'
import { EventCard } from './events.ts'
import { PropertyCard } from './properties.ts'
import { Picture } from './shapes.ts'

const group = {
  id: z.number().int(),
  name: z.string(),
  /** The feature by which the group's link lists all of its properties; null where there is none. */
  featureId: z.number().int().nullable(),
}

export const HomeGroup = z.discriminatedUnion('kind', [
  z.object({ ...group, kind: z.literal('property'), items: z.array(PropertyCard) }),
  z.object({ ...group, kind: z.literal('event'), items: z.array(EventCard) }),
  z.object({ ...group, kind: z.literal('activity'), items: z.array(ActivityCard) }),
])

const Named = z.object({ id: z.number().int(), title: z.string() })

export const Article = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  /** Paragraphs divided by an empty line; one that begins with `## ` is a heading. */
  body: z.string(),
  minutes: z.number().int(),
  publishedOn: z.string(),
  /** Null: the house itself. */
  author: z.string().nullable(),
  /** The locations that the article is about, with properties and activities there. */
  places: z.array(Named),
  stays: z.array(Named),
  activities: z.array(Named),
  picture: Picture,
})

export const AppContacts = z.object({
  contacts: z.array(
    z.object({
      id: z.number().int(),
      type: z.enum(['phone', 'email', 'whatsapp', 'address']),
      label: z.string(),
      value: z.string(),
    }),
  ),
  socialMedia: z.array(
    z.object({
      id: z.number().int(),
      type: z.enum(['facebook', 'instagram', 'telegram', 'tiktok', 'youtube']),
      url: z.string(),
    }),
  ),
})

export const homeCalls = defineCalls({
  'GET /public/home-groups': {
    summary: 'The groups of the home page in their order, each with its items',
    audience: 'visitor',
    query: Page(100),
    ok: List(HomeGroup),
    freshFor: 60,
  },
  'GET /public/articles': {
    summary: 'Articles, the newest first',
    audience: 'visitor',
    query: Page(100),
    ok: List(Article),
    freshFor: 300,
  },
  'GET /public/exchange-rate': {
    summary: 'Dinars for a dollar, and since which day; a payment keeps the rate it was begun with',
    audience: 'visitor',
    ok: z.object({ dinarsPerDollar: z.number().int(), day: z.string().nullable() }),
    freshFor: 60,
  },
  'GET /public/app-contacts': {
    summary: 'How to reach Safar',
    audience: 'visitor',
    ok: AppContacts,
    freshFor: 300,
  },
})
