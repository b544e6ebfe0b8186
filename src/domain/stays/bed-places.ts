import type { Allotment } from './explain-combination.ts'

type Beds = readonly { count: number; sleeps: number }[]

/** People who sleep in these beds; 0 where nothing is known of them. */
export const bedPlacesOf = (beds: Beds): number => beds.reduce((sum, { count, sleeps }) => sum + count * sleeps, 0)

/** How many have a place in the beds of a room that takes more guests; 0 where each has one, or nothing is known of them. */
export function scarceBedsOf({ maxGuests, bedTypes }: { maxGuests: number; bedTypes: Beds }): number {
  const places = bedPlacesOf(bedTypes)
  return places < maxGuests ? places : 0
}

/** `inBeds`: those with a place of their own. `sharing`: children in a bed with grown people; null where grown people have none either. */
export type BedsShared = { inBeds: number; sharing: number | null }

/** Room by room, for a bed in the next room is none. Null where each has a place in a bed, or where the beds of a room are not known. */
export function shareBeds<Id>(allotted: readonly Allotment<Id>[], placesOf: (id: Id) => number): BedsShared | null {
  const rooms = allotted.map(({ id, count, adults, children, infants }) => {
    const [people, places] = [adults + children + infants, placesOf(id)]
    return { count, people, places, adults, short: Math.max(0, people - places) }
  })
  const short = rooms.reduce((sum, room) => sum + room.short * room.count, 0)
  if (short === 0 || rooms.some(({ places }) => places === 0)) return null
  return {
    inBeds: rooms.reduce((sum, { people, count }) => sum + people * count, 0) - short,
    sharing: rooms.every(({ places, adults }) => places >= adults) ? short : null,
  }
}
