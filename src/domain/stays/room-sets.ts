import type { Combination, RoomOffer } from './combinations.ts'
import { type Party, toGuests } from './party.ts'

type Input<Id> = { rooms: readonly RoomOffer<Id>[]; party: Party; count: number; max?: number }

type RoomSet = { counts: number[]; price: number }

/** More than any hotel needs; a bound all the same, for one with forty room types and a party of thirty. */
const steps = 100_000

/**
 * The sets of exactly `count` rooms that a party fits into, an adult in each room, the cheapest first: for those who want more rooms than
 * they need, whom `findCombinations` would offer none.
 */
export function findRoomSets<Id>({ rooms, party, count, max = 20 }: Input<Id>): Combination<Id>[] {
  const guests = toGuests(party)
  if (count > guests.adults) return []
  const offers = rooms.filter((room) => room.units > 0 && room.adults > 0).toSorted((a, b) => a.price - b.price)
  return searchSets(offers, { adults: guests.adults, places: guests.adults + guests.children, count, max }).map(
    ({ counts, price }) => ({
      rooms: offers.flatMap(({ id }, index) => (counts[index] ? [{ id, count: counts[index] }] : [])),
      roomCount: count,
      price,
    }),
  )
}

type Need = { adults: number; places: number; count: number; max: number }

/** By price, each type's rooms the most first: so good sets are found early, and what cannot beat them is never looked at. */
function searchSets<Id>(offers: readonly RoomOffer<Id>[], need: Need): RoomSet[] {
  const reach = toReach(offers)
  const found: RoomSet[] = []
  let left = steps
  const visit = (at: number, counts: number[], rest: Need, price: number): void => {
    if (left-- <= 0) return
    if (rest.count === 0) {
      if (rest.adults <= 0 && rest.places <= 0) insert(found, { counts, price }, need.max)
      return
    }
    const offer = offers[at]
    const best = reach[at]
    if (!offer || !best) return
    if (rest.count * best.adults < rest.adults || rest.count * best.places < rest.places) return
    const worst = found.length < need.max ? Number.POSITIVE_INFINITY : (found.at(-1)?.price ?? 0)
    if (price + rest.count * offer.price >= worst) return
    for (let n = Math.min(offer.units, rest.count); n >= 0; n--)
      visit(at + 1, [...counts, n], take(rest, offer, n), price + n * offer.price)
  }
  visit(0, [], need, 0)
  return found
}

const take = <Id>(rest: Need, { adults, children }: RoomOffer<Id>, n: number): Need => ({
  ...rest,
  adults: rest.adults - n * adults,
  places: rest.places - n * (adults + children),
  count: rest.count - n,
})

/** The most that a room of this type or of a dearer one sleeps. */
function toReach<Id>(offers: readonly RoomOffer<Id>[]): { adults: number; places: number }[] {
  const reach: { adults: number; places: number }[] = []
  let best = { adults: 0, places: 0 }
  for (const { adults, children } of offers.toReversed()) {
    best = { adults: Math.max(best.adults, adults), places: Math.max(best.places, adults + children) }
    reach.unshift(best)
  }
  return reach
}

function insert(found: RoomSet[], set: RoomSet, max: number): void {
  const place = found.findIndex(({ price }) => price > set.price)
  found.splice(place < 0 ? found.length : place, 0, set)
  if (found.length > max) found.pop()
}
