/** Facts that families look for, as filters and cards name them. */
export const familyFacts = ['ground_floor', 'adjoining_rooms', 'cot', 'women_pool', 'halal_kitchen'] as const
export type FamilyFact = (typeof familyFacts)[number]
