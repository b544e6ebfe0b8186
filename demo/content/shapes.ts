import type { Beds } from '../pictures/canvas.ts'
import type { Place, View } from '../pictures/place.ts'
import type { Scene, Subject, Time } from '../pictures/scene.ts'
import type { Season } from './seasons.ts'

export type Text = { en: string; ar: string; ku: string }

export type LocationKey =
  | 'baghdad' | 'basra' | 'nineveh' | 'erbil' | 'sulaymaniyah' | 'duhok' | 'kirkuk' | 'anbar' | 'babil' | 'karbala'
  | 'najaf' | 'qadisiyah' | 'dhi-qar' | 'maysan' | 'muthanna' | 'wasit' | 'diyala' | 'salah-al-din' | 'halabja'

/** Its place is that of what it belongs to, unless it says another. */
export type Picture = { scene: Scene; time: Time; place?: Place; view?: View; subject?: Subject; beds?: Beds }

export type FeatureKey =
  | 'wifi' | 'parking' | 'pool' | 'breakfast' | 'restaurant' | 'cafe' | 'gym' | 'spa' | 'family' | 'generator' | 'prayer-room' | 'airport-shuttle'
  | 'reception-24h' | 'lift' | 'garden' | 'terrace' | 'kitchen' | 'washing-machine' | 'heating' | 'air-conditioning' | 'non-smoking' | 'accessible'
  | 'waterside' | 'river-view' | 'mountain-view' | 'near-shrine' | 'playground' | 'bbq' | 'meeting-room' | 'shrine-shuttle'

export type RoomKind =
  | 'single' | 'double' | 'twin' | 'triple' | 'quad' | 'family' | 'deluxe-double' | 'deluxe-twin' | 'river-double' | 'mountain-double'
  | 'junior-suite' | 'suite' | 'royal-suite' | 'studio' | 'one-bedroom-apartment' | 'two-bedroom-apartment' | 'three-bedroom-apartment'
  | 'cottage' | 'villa' | 'garden-room' | 'roof-room' | 'courtyard-room' | 'dormitory' | 'pilgrim-room'

/** Whole dinars, or US cents. */
export type Money = { amount: number; currency: 'IQD' | 'USD' }

export type DemoProperty = {
  key: string
  type: 'hotel' | 'apartment' | 'resort' | 'guest-house'
  location: LocationKey
  /** Latitude, longitude of the neighbourhood the address names. */
  at: [number, number]
  title: Text
  address: Text
  description: Text
  /** Official stars of hotels and resorts; null where there are none. */
  stars: 1 | 2 | 3 | 4 | 5 | null
  /** A small house that people come back to: some of its weekends are gone at any time. */
  isLoved?: true
  /** Percent off the listed price, 0 where there is none. */
  discount: number
  currency: 'IQD' | 'USD'
  features: FeatureKey[]
  /** The cover first. */
  pictures: Picture[]
  /** `price` is a night's, in whole dinars or US cents. */
  rooms: { kind: RoomKind; price: number; units: number; floor: number }[]
}

export type DemoEvent = {
  key: string
  location: LocationKey
  at: [number, number]
  title: Text
  venue: Text
  organizer: Text
  description: Text
  /** Days from today until it starts, its start in Baghdad time, and on how many days in a row it takes place. */
  startsIn: number
  time: string
  days: number
  /** When it makes sense: outside of it `startsIn` is put off until then. */
  season?: Season
  price: Money | null
  pictures: Picture[]
}

export type DemoActivity = {
  key: string
  location: LocationKey
  at: [number, number]
  title: Text
  subtitle: Text
  /** Two or three paragraphs, divided by an empty line. */
  content: Text
  minutes: number
  /** Where it cannot be had all the year round. */
  season?: Text
  price: Money | null
  pictures: Picture[]
}

export type BusinessTypeKey =
  | 'restaurants' | 'cafes' | 'sweets' | 'beauty' | 'fitness' | 'clinics' | 'dentists' | 'opticians' | 'fashion' | 'electronics' | 'car-care' | 'leisure'
export type DemoBusinessType = { key: BusinessTypeKey; title: Text; pictures: Picture[] }

export type DemoBusiness = {
  key: string
  type: BusinessTypeKey
  location: LocationKey
  at: [number, number]
  title: Text
  description: Text
  address: Text
  /** E.164, of the form +9647XX0000NNN, which no operator gives out. */
  phone: string
  opens: string
  closes: string
  pictures: Picture[]
}

export type DemoArticle = {
  key: string
  title: Text
  summary: Text
  /** Paragraphs divided by an empty line; a paragraph that begins with `## ` is a heading. */
  body: Text
  daysAgo: number
  picture: Picture
}

export type DemoAdvertisement = {
  key: string
  type: 'home_banner' | 'home_card' | 'properties_banner' | 'events_banner'
  title: Text
  text: Text
  action: Text
  /** A path of the site, without the locale; to the list of stays, with what they shall have. */
  link: string
  features?: FeatureKey[]
  picture: Picture
}

/** `kind` says what the keys name; all stays of a group have its `feature`. */
export type DemoHomeGroup = { key: string; name: Text; items: string[] } & (
  | { kind: 'property'; feature: FeatureKey }
  | { kind: 'event' | 'activity' }
)
