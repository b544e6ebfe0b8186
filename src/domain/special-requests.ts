/** What guests may ask of a property with a tap: it is understood in any language, and met where it can be. */
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

/** Each once, in one order. What speaks against another stays beside it: who asks for both is called by the property. */
export const toRequests = (chosen: readonly SpecialRequest[]): SpecialRequest[] =>
  specialRequests.filter((request) => chosen.includes(request))

/** The hours at which guests can say to come: from the check-in until the next morning. */
export const arrivalHours = (checkIn: string): number[] => {
  const first = Number(checkIn.slice(0, 2))
  const hours = Array.from({ length: 24 - first }, (_, place) => first + place)
  return [...hours, 0, 1, 2, 3]
}
