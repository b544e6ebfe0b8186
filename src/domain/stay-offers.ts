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
import type { Party } from './party.ts'
import { findRoomSets } from './room-sets.ts'
import type { Stay } from './stay.ts'

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
    const closures = terms.closures.filter(({ roomTypeId }) => roomTypeId === null || roomTypeId === room.id)
    const judged = judgeStay(stay, { ...terms, closures })
    const nights = toNightlyPrices(room.price, stay, { ...terms, closures })
    const price = nights.reduce((sum, { amount }) => sum + amount, 0)
    return { room, nights, price, left: judged.ok ? room.left : 0, refusal: judged.ok ? null : judged }
  })

/** With the children's fees, which are the same in whatever rooms: so a combination costs what booking it costs. */
export function combineOffers({
  offers,
  terms,
  stay,
  party,
  count,
}: {
  offers: readonly StayOffer[]
  terms: PropertyTerms
  stay: Stay
  party: Party
  /** In exactly so many rooms; otherwise in none too many. */
  count?: number | undefined
}): Combination<number>[] {
  const fees = toChildFees(terms.childFee, party, stay).reduce((sum, { amount, count }) => sum + amount * count, 0)
  const rooms = offers.map(({ room, price, left }) => ({ ...room, units: left, price }))
  const found = count === undefined ? findCombinations({ rooms, party }) : findRoomSets({ rooms, party, count })
  return found.map((combination) => ({ ...combination, price: combination.price + fees }))
}
