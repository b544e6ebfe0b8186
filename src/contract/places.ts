import { z } from 'zod'
import { maxMarks, maxZoom } from '../domain/map/map-cells.ts'
import { placeKinds } from '../domain/map/place-kind.ts'
import { defineCalls, urlNumber } from './call.ts'
import { Coordinates, LocationRef } from './shapes.ts'

const Kind = z.enum(placeKinds)

/** West, south, east and north in degrees. */
const Frame = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })

export const Place = z.object({
  /** Names it for ever: `property-12`, `landmark-7`. */
  key: z.string(),
  kind: Kind,
  title: z.string(),
  description: z.string().nullable(),
  /** Null where there is no governorate of this key yet. */
  location: LocationRef.nullable(),
  address: z.string().nullable(),
  coordinates: Coordinates,
  /** False: the coordinates are those of the town, or near it. */
  isExact: z.boolean(),
  /** Its page on the site, without the language. */
  link: z.string().nullable(),
})

export const PlacePage = Place.extend({
  /** The address in Kurdish or Arabic, as it is written there: for drivers. */
  local: z.object({ language: z.enum(['ar', 'ku']), title: z.string(), address: z.string().nullable() }),
})

export const Landmark = Place.extend({
  /** False where only its town or what kind of place it is was asked for. */
  isNamed: z.boolean(),
})

export const KindCount = z.object({ kind: Kind, count: z.number().int() })

/** One place, or all of a cell: then with the frame of the cell. */
export const Mark = z.object({
  coordinates: Coordinates,
  count: z.number().int(),
  key: z.string().nullable(),
  kind: Kind.nullable(),
  title: z.string().nullable(),
  frame: Frame.nullable(),
})

export const placeCalls = defineCalls({
  'GET /public/places': {
    summary: 'What lies in a frame of the map: marks for the map, and its first 30 places',
    audience: 'visitor',
    limits: { address: 'places' },
    isExpensive: true,
    query: z.object({
      /** `west,south,east,north` in degrees. */
      frame: z.string().max(80),
      zoom: urlNumber(0, maxZoom).default(6),
      /** Which kinds, divided by commas; all of them unless told. */
      kinds: z
        .string()
        .max(300)
        .transform((list) => list.split(',').filter(Boolean))
        .pipe(z.array(Kind))
        .optional(),
      /** Which places come first: those nearest to the middle, or those with the best rating, kind after kind. */
      order: z.enum(['nearest', 'rating']).default('nearest'),
      /** The most marks. */
      limit: urlNumber(1, maxMarks).default(maxMarks),
    }),
    ok: z.object({
      /** In the whole frame, of every kind, whichever were asked for. */
      counts: z.array(KindCount),
      marks: z.array(Mark),
      /** In the order that was asked for. */
      places: z.array(Place),
      total: z.number().int(),
    }),
    freshFor: 60,
  },
  'GET /public/landmarks': {
    summary:
      'Landmarks whose names, in any language, with their kind and their governorate, have all words of a text in them; the best known first',
    audience: 'visitor',
    query: z.object({
      search: z
        .string()
        .trim()
        .max(100)
        .refine((text) => !text.includes('\0'))
        .default(''),
      limit: urlNumber(1, 20).default(5),
    }),
    ok: z.object({ data: z.array(Landmark) }),
    freshFor: 60,
  },
  'GET /public/places/{key}': {
    summary: 'One place of the map by its key',
    audience: 'visitor',
    params: z.object({ key: z.string().regex(/^[a-z]{5,8}-[1-9]\d{0,8}$/) }),
    ok: PlacePage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
})
