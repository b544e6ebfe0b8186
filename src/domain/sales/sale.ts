import type { AllOf, KindsWith } from '../content-kinds.ts'

/** Kinds that are sold besides stays and discount packages. The same words as those of their orders. */
export const saleKinds = [
  'offer',
  'tourism',
  'umrah',
  'event',
  'activity',
] as const satisfies readonly KindsWith<'sale'>[]
export type SaleKind = AllOf<KindsWith<'sale'>, (typeof saleKinds)[number]>

/** The data that each traveller gives: none, the names, or all of the passport. */
export const travellerData = ['none', 'names', 'passports'] as const
export type TravellerData = (typeof travellerData)[number]

/** The units of a stock's prices, by kind. `two` to `four`: a person who shares a room with so many; `single` comes on top of `two`. */
export const priceNames = {
  offer: ['piece'],
  tourism: ['adult', 'child', 'infant'],
  umrah: ['two', 'three', 'four', 'single', 'child', 'infant'],
  event: ['ticket'],
  activity: ['person'],
} as const satisfies Record<SaleKind, readonly string[]>
export type PriceName = (typeof priceNames)[SaleKind][number]

/** Prices for children, which no adult can take. */
export const isPricedByAge = (kind: SaleKind): boolean => kind === 'tourism' || kind === 'umrah'

/** Limits of a sale, and of each of its stocks. */
export const saleStates = ['open', 'sold_out', 'over'] as const
export type SaleState = (typeof saleStates)[number]

/** Completed years on the day of the departure: an infant sits on a lap and takes no seat, a child has a price of its own. */
export const travellerAges = { childFrom: 2, adultFrom: 12 } as const
