import type { Season } from './seasons.ts'
import type { LocationKey, Money, Picture, Text } from './shapes.ts'

export type DemoDiscount = {
  key: string
  /** The key of the business that gives it. */
  business: string
  title: Text
  description: Text
  /** The rhythm of its dates, with the days left out: one or two sentences. */
  terms: Text
  /** Percent off the bill, 5 to 60. */
  percent: number
  /** Days from today until its last day; null for as long as the business takes part. */
  endsIn: number | null
  picture: Picture
}

export type DemoDiscountBanner = { key: string; discount: string; title: Text; text: Text; picture: Picture }

export type DemoDiscountPackage = {
  key: string
  title: Text
  description: Text
  benefits: Text[]
  /** `uses` is how often the code may be shown; null is without limit. Whole dinars. */
  plans: { title: Text; days: number; uses: number | null; price: number }[]
  picture: Picture
}

export type OfferType = 'flight' | 'stay' | 'transfer' | 'tour' | 'dining'

export type DemoOffer = {
  key: string
  type: OfferType
  /** Where it begins: a flight's governorate of departure. */
  location: LocationKey
  title: Text
  description: Text
  includes: Text[]
  offeredBy: Text
  price: Money
  /** Null where it was never dearer. */
  priceBefore: Money | null
  endsIn: number
  needsPickup: boolean
  needsDate: boolean
  /** Flights only. Airlines are invented; airports are real, by their IATA code. */
  flight: {
    airline: Text
    from: { code: string; city: Text }
    /** `timeZone`: of the clocks there, by which its arrival is told. */
    to: { code: string; timeZone: string; city: Text }
    minutes: number
    stops: number
    roundTrip: boolean
    baggageKg: number
  } | null
  pictures: Picture[]
}

export type TourismCategory = 'iraq' | 'neighbours' | 'world'
export type TourismType = 'family' | 'culture' | 'adventure' | 'honeymoon'
export type ItineraryDay = { title: Text; text: Text }

export type DemoTourismPackage = {
  key: string
  category: TourismCategory
  type: TourismType
  /** In Iraq where it goes to, abroad where the group sets out. */
  location: LocationKey
  destination: Text
  title: Text
  description: Text
  days: number
  /** For one person. */
  price: Money
  groupSize: number
  itinerary: ItineraryDay[]
  includes: Text[]
  excludes: Text[]
  /** Days from today of its departures, as many as lie in its season, else spread over the next one. */
  departures: number[]
  season?: Season
  pictures: Picture[]
}

export type UmrahType = 'economy' | 'comfort' | 'premium'

export type DemoUmrah = {
  key: string
  type: UmrahType
  /** Where the group sets out. */
  location: LocationKey
  title: Text
  description: Text
  /** What a pilgrim must know: papers, group, guide, luggage. Two short paragraphs divided by an empty line. */
  information: Text
  days: number
  travel: 'air' | 'land'
  price: Money
  groupSize: number
  /** `at`: latitude and longitude; how far it is to the Haram follows from them. Hotels are invented, their quarters are not. */
  hotels: { city: 'mecca' | 'medina'; title: Text; stars: 2 | 3 | 4 | 5; at: [number, number]; nights: number }[]
  itinerary: ItineraryDay[]
  includes: Text[]
  excludes: Text[]
  departures: number[]
  season?: Season
  pictures: Picture[]
}

export type DemoVisa = {
  key: string
  /** ISO 3166 alpha-2, lower-case. */
  country: string
  countryName: Text
  kind: 'tourist' | 'business' | 'medical' | 'study' | 'visit' | 'transit'
  /** Where the office takes the papers. */
  location: LocationKey
  title: Text
  description: Text
  requirements: Text[]
  /** Working days from the papers to the answer. */
  processingDays: [number, number]
  stayDays: number
  validityDays: number
  entries: 'single' | 'multiple'
  isElectronic: boolean
  price: Money
  pictures: Picture[]
}
