import type { cotRules } from './property-facts.ts'

/** Requests that guests make with a tap: understood in any language, and met where possible. */
export const specialRequests = [
  'quiet_room',
  'high_floor',
  'ground_floor',
  'rooms_together',
  'cot',
  'beds_together',
  'beds_apart',
  'prayer_mat',
] as const

export type SpecialRequest = (typeof specialRequests)[number]

/** Each request once, in one order. Contradicting requests stay: the property calls the guest. */
export const toRequests = (chosen: readonly SpecialRequest[]): SpecialRequest[] =>
  specialRequests.filter((request) => chosen.includes(request))

/** The property's fact that decides a request; null where the property has not stated it. */
export type RequestFacts = {
  rules: { cots: (typeof cotRules)[number] }
  access: { hasGroundFloorRooms: boolean }
  family: { hasAdjoiningRooms: boolean }
} | null

/** `rooms`: how many of them at one house. */
export type RequestParty = { rooms: number; childrenAges: readonly number[] }

/** Until when a child sleeps in a cot, in years. */
const cotAge = 3

/** The youngest who would sleep in a cot; null where there is none. */
export const findCotAge = (childrenAges: readonly number[]): number | null => {
  const young = childrenAges.filter((age) => age < cotAge)
  return young.length > 0 ? Math.min(...young) : null
}

/** Only what one of the houses can have, and what the party has a use for; with a small child, the cot is the first. */
export function toOfferedRequests(
  houses: readonly RequestFacts[],
  { rooms, childrenAges }: RequestParty,
): SpecialRequest[] {
  const some = (has: (facts: NonNullable<RequestFacts>) => boolean) => houses.some((facts) => !facts || has(facts))
  const isOffered: Partial<Record<SpecialRequest, boolean>> = {
    ground_floor: some(({ access }) => access.hasGroundFloorRooms),
    rooms_together: rooms > 1 && some(({ family }) => family.hasAdjoiningRooms),
    cot: some(({ rules }) => rules.cots !== 'none'),
  }
  const offered = specialRequests.filter((request) => isOffered[request] ?? true)
  return findCotAge(childrenAges) === null
    ? offered
    : offered.toSorted((one, other) => Number(other === 'cot') - Number(one === 'cot'))
}

/** The hours at which guests can say to come: from the check-in until the next morning. */
export const arrivalHours = (checkIn: string): number[] => {
  const first = Number(checkIn.slice(0, 2))
  const hours = Array.from({ length: 24 - first }, (_, index) => first + index)
  return [...hours, 0, 1, 2, 3]
}
