import { hasPlaces } from '../map/places.ts'
import type { Guests } from './party.ts'

type FreeRooms = { left: number; adults: number; children: number }

/**
 * Whether `findCombinations` would find any set of rooms, without looking for one. There may be as many rooms as adults, and more rooms never
 * have fewer places: so it is enough to try the largest. Each has an adult's place, so that as many rooms as adults have enough of those.
 */
export function canHouse(rooms: readonly FreeRooms[], guests: Guests): boolean {
  const largestFirst = rooms
    .filter((room) => room.left > 0 && room.adults > 0)
    .sort((one, two) => two.adults + two.children - one.adults - one.children)
  let rest = guests.adults
  const taken = largestFirst.map(({ left, adults, children }) => {
    const count = Math.min(left, rest)
    rest -= count
    return { adults, children, count }
  })
  return hasPlaces(taken, guests)
}
