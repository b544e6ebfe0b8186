import { z } from 'zod'
import { defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { PropertyFacts, PropertyQuestion } from './property-facts.ts'
import { Coordinates, LocationRef, Picture, Policy, Price, Rating } from './shapes.ts'

export const PropertyType = z.object({ id: z.number().int(), title: z.string(), properties: z.number().int() })
export const BedType = z.object({ id: z.number().int(), title: z.string() })
const Feature = z.object({ id: z.number().int(), key: z.string(), title: z.string() })
export const PropertyFeature = Feature.extend({ properties: z.number().int() })

export const PropertyCard = z.object({
  id: z.number().int(),
  title: z.string(),
  address: z.string(),
  propertyType: z.object({ id: z.number().int(), title: z.string() }),
  location: LocationRef,
  stars: z.number().int().min(1).max(5).nullable(),
  rating: Rating,
  /** Percent off the listed prices. */
  discount: z.number().int(),
  /** The cheapest room's night, after and before the discount. */
  price: Price,
  priceBefore: Price,
  picture: Picture,
})

export const RoomType = z.object({
  id: z.number().int(),
  title: z.string(),
  floor: z.number().int(),
  area: z.number().int(),
  units: z.number().int(),
  maxGuests: z.number().int(),
  adults: z.number().int(),
  children: z.number().int(),
  features: z.array(Feature),
  /** `sleeps`: people in one such bed. */
  bedTypes: z.array(BedType.extend({ count: z.number().int(), sleeps: z.number().int() })),
  price: Price,
  priceBefore: Price,
  picture: Picture,
  /** All of them, the first one too. */
  pictures: z.array(Picture),
})

export const PropertyPage = PropertyCard.extend({
  description: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  coordinates: Coordinates,
  policy: Policy.omit({ freeUntil: true }),
  features: z.array(Feature),
  pictures: z.array(Picture),
  roomTypes: z.array(RoomType),
  /** Null where the property has not said. */
  facts: PropertyFacts.nullable(),
  /** Guests' questions with their answers. */
  questions: z.array(PropertyQuestion),
})

/** An address may name it and leave it empty. */
const OptionalId = z.preprocess((id) => (id === '' ? undefined : id), IdNumber.optional())

export const propertyCalls = defineCalls({
  'GET /user/properties/types': {
    summary: 'Kinds of stays and what stays may have, with how many there are of each',
    audience: 'visitor',
    ok: z.object({ propertyTypes: z.array(PropertyType), features: z.array(PropertyFeature) }),
    freshFor: 300,
  },
  'GET /user/properties': {
    summary: 'Stays, everywhere, in one governorate or in a part of the map, the best rated first',
    audience: 'visitor',
    /** `frame`: `west,south,east,north` in degrees. */
    query: Page(20).extend({ location: IdNumber.optional(), frame: z.string().max(80).optional() }),
    ok: List(PropertyCard),
    freshFor: 60,
  },
  'GET /user/properties/{id}': {
    summary: 'One stay with its room types, or with one of them',
    audience: 'visitor',
    params: Id,
    /** Both name a room type: rooms of one type are all alike, so none has a name of its own. */
    query: z.object({ roomTypeId: OptionalId, roomId: OptionalId }),
    ok: PropertyPage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /user/bed-types': {
    summary: 'Kinds of beds',
    audience: 'visitor',
    ok: z.object({ bedTypes: z.array(BedType) }),
    freshFor: 300,
  },
})
