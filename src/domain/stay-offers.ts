import { canHouse } from './can-house.ts'
import { type Combination, findCombinations, type RoomOffer } from './combinations.ts'
import type { Currency } from './money.ts'
import {
  judgeStay,
  type NightPrice,
  type NightRange,
  type PriceRules,
  type StayRefusal,
  toChildFees,
  toNightlyPrices,
} from './nightly-price.ts'
import { type Party, toGuests } from './party.ts'
import { findRoomSets } from './room-sets.ts'
import { nightsOf, type Stay } from './stay.ts'

/** `left`: the units that are free in every night of the stay, before closures. `price` is a night's before all percents. */
export type RoomTerms<Title = unknown> = Omit<RoomOffer<number>, 'units'> & { title: Title; left: number }

/** What a property asks for a stay, as the database has it. */
export type PropertyTerms<Title = unknown> = Omit<PriceRules, 'closures'> & {
  currency: Currency
  childFee: number
  /** Of one room type, or of the whole property. */
  closures: readonly (NightRange & { roomTypeId: number | null })[]
  rooms: readonly RoomTerms<Title>[]
}

/** One room type for one stay: `price` is that of all its nights, `left` is 0 where it cannot be had at all. */
export type StayOffer<Title = unknown> = {
  room: RoomTerms<Title>
  nights: NightPrice[]
  price: number
  left: number
  refusal: StayRefusal | null
}

export const toStayOffers = <Title>(terms: PropertyTerms<Title>, stay: Stay): StayOffer<Title>[] =>
  terms.rooms.map((room) => {
    const rules = { ...terms, closures: closuresOf(terms, room.id) }
    const judged = judgeStay(stay, rules)
    const nights = toNightlyPrices(room.price, stay, rules)
    const price = nights.reduce((sum, { amount }) => sum + amount, 0)
    return { room, nights, price, left: judged.ok ? room.left : 0, refusal: judged.ok ? null : judged }
  })

/** What says whether a property has rooms for a party at all, whatever they cost. */
export type FreeTerms = Pick<PropertyTerms, 'seasons' | 'closures' | 'minNights'> & {
  rooms: readonly Pick<RoomTerms, 'id' | 'left' | 'adults' | 'children'>[]
}

/** Of a property, whether `combineOffers` would answer anything. What is the same for all properties is worked out once. */
export function hasRoomsFor(party: Party, stay: Stay): (terms: FreeTerms) => boolean {
  const nights = nightsOf(stay)
  const guests = toGuests(party)
  const isOpen = (terms: FreeTerms, room: number | null): boolean =>
    judgeStay(stay, { ...terms, closures: closuresOf(terms, room) }, nights).ok
  return (terms) => {
    if (!isOpen(terms, null)) return false
    const free = terms.closures.length > 0 ? terms.rooms.filter(({ id }) => isOpen(terms, id)) : terms.rooms
    return canHouse(free, guests)
  }
}

const closuresOf = ({ closures }: Pick<PropertyTerms, 'closures'>, room: number | null) =>
  closures.filter(({ roomTypeId }) => roomTypeId === null || roomTypeId === room)

/** With the children's fees, which are the same in whatever rooms: so a combination costs what booking it costs. */
export function combineOffers({
  offers,
  terms,
  stay,
  party,
  count,
  most,
}: {
  offers: readonly StayOffer[]
  terms: PropertyTerms
  stay: Stay
  party: Party
  /** In exactly so many rooms; otherwise in none too many. */
  count?: number | undefined
  /** The best so many; otherwise as many as anybody would look at. */
  most?: number
}): Combination<number>[] {
  const fees = toChildFees(terms.childFee, party, stay).reduce((sum, { amount, count }) => sum + amount * count, 0)
  const rooms = offers.map(({ room, price, left }) => ({ ...room, units: left, price }))
  const found =
    count === undefined ? findCombinations({ rooms, party, most }) : findRoomSets({ rooms, party, count, most })
  return found.map((combination) => ({ ...combination, price: combination.price + fees }))
}
