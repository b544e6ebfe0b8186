/** What a family looks for, as filters and cards name it. */
export const familyFacts = ['ground_floor', 'adjoining_rooms', 'cot', 'women_pool', 'halal_kitchen'] as const
export type FamilyFact = (typeof familyFacts)[number]
