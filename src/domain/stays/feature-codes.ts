import { familyFacts } from './family-facts.ts'

/** Keys of features, as `GET /user/properties/types` lists them where the content has them. */
export const featureKeys = [
  'wifi',
  'parking',
  'breakfast',
  'pool',
  'restaurant',
  'cafe',
  'gym',
  'spa',
  'family',
  'generator',
  'prayer-room',
  'airport-shuttle',
  'shrine-shuttle',
  'reception-24h',
  'lift',
  'garden',
  'terrace',
  'kitchen',
  'washing-machine',
  'heating',
  'air-conditioning',
  'non-smoking',
  'accessible',
  'waterside',
  'near-shrine',
  'river-view',
  'mountain-view',
  'playground',
  'bbq',
  'meeting-room',
  'private-bathroom',
  'tv',
  'fridge',
  'kettle',
  'balcony',
  'desk',
  'safe',
  'sitting-area',
] as const

/** What a sentence can want of a stay: a feature, a fact for families, or free cancellation. */
export const featureCodes = [...featureKeys, ...familyFacts, 'free_cancellation'] as const
export type FeatureCode = (typeof featureCodes)[number]
