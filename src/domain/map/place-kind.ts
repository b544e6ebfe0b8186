import type { AllOf, KindsWith } from '../content-kinds.ts'

export const landmarkKinds = [
  'shrine',
  'mosque',
  'church',
  'ancient_site',
  'museum',
  'airport',
  'border_crossing',
  'station',
  'hospital',
  'exchange_office',
] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

/** Everything that a map shows, in the order of its chips. */
export const placeKinds = [
  'property',
  'activity',
  'event',
  'business',
  'offer',
  ...landmarkKinds,
] as const satisfies readonly (KindsWith<'map'> | LandmarkKind)[]
export type PlaceKind = AllOf<KindsWith<'map'> | LandmarkKind, (typeof placeKinds)[number]>

export const isPlaceKind = (value: unknown): value is PlaceKind => placeKinds.includes(value as PlaceKind)
