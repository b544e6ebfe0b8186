import type { Currency } from '../money/money.ts'
import { type Combination, findCombinations, type RoomOffer } from './combinations.ts'
import { canHouse } from './fits-party.ts'
import {
  checkStay,
  type NightRange,
  type OfferedNight,
  type PriceRules,
  type RuleProblem,
  toChildFees,
  toNightlyPrices,
} from './nightly-price.ts'
import { type Party, toGuests } from './party.ts'
import { findRoomSets } from './room-sets.ts'
import { nightsOf, type Stay } from './stay.ts'

/** `left`: the units that are free in every night of the stay, before closures. `price` is a night's before all percents. */
export type RoomRates<Title = unknown> = Omit<RoomOffer<number>, 'units'> & { title: Title; left: number }

/** The rates of a property for a stay, as stored. */
export type PropertyRates<Title = unknown> = Omit<PriceRules, 'closures'> & {
  currency: Currency
  childFee: number
  /** For one room type, or for the whole property. */
  closures: readonly (NightRange & { roomTypeId: number | null })[]
  rooms: readonly RoomRates<Title>[]
}

/** One room type for one stay: `price` is that of all its nights, `priceBefore` without the property's discount, `left` is 0 where it cannot be had at all. */
export type StayOffer<Title = unknown> = {
  room: RoomRates<Title>
  nights: OfferedNight[]
  price: number
  priceBefore: number
  left: number
  problem: RuleProblem | null
}

export const toStayOffers = <Title>(rates: PropertyRates<Title>, stay: Stay): StayOffer<Title>[] =>
  rates.rooms.map((room) => {
    const rules = { ...rates, closures: closuresOf(rates, room.id) }
    const checked = checkStay(stay, rules)
    const nights = toOfferedNights(room.price, stay, rules)
    const price = nights.reduce((sum, { amount }) => sum + amount, 0)
    const priceBefore = nights.reduce((sum, { amount, before = amount }) => sum + before, 0)
    return { room, nights, price, priceBefore, left: checked.ok ? room.left : 0, problem: checked.ok ? null : checked }
  })

function toOfferedNights(base: number, stay: Stay, rules: PriceRules): OfferedNight[] {
  const nights = toNightlyPrices(base, stay, rules)
  if (rules.discount === 0) return nights
  const full = toNightlyPrices(base, stay, { ...rules, discount: 0 })
  return nights.map((night, index) => ({ ...night, before: full[index]?.amount ?? night.amount }))
}

/** Tells whether a property has rooms for a party, regardless of the price. */
export type FreeRates = Pick<PropertyRates, 'seasons' | 'closures' | 'minNights'> & {
  rooms: readonly Pick<RoomRates, 'id' | 'left' | 'adults' | 'children'>[]
}

/** Whether `combineOffers` would find anything for a property. Work that all properties share is done once. */
export function hasRoomsFor(party: Party, stay: Stay): (rates: FreeRates) => boolean {
  const nights = nightsOf(stay)
  const guests = toGuests(party)
  const isOpen = (rates: FreeRates, room: number | null): boolean =>
    checkStay(stay, { ...rates, closures: closuresOf(rates, room) }, nights).ok
  return (rates) => {
    if (!isOpen(rates, null)) return false
    const free = rates.closures.length > 0 ? rates.rooms.filter(({ id }) => isOpen(rates, id)) : rates.rooms
    return canHouse(free, guests)
  }
}

const closuresOf = ({ closures }: Pick<PropertyRates, 'closures'>, room: number | null) =>
  closures.filter(({ roomTypeId }) => roomTypeId === null || roomTypeId === room)

/** `priceBefore`: without the property's discount. */
export type PricedCombination = Combination<number> & { priceBefore: number }

/** Adds the children's fees, which are the same in any rooms, so that a combination shows the price of its booking. */
export function combineOffers({
  offers,
  rates,
  stay,
  party,
  count,
  max,
}: {
  offers: readonly StayOffer[]
  rates: PropertyRates
  stay: Stay
  party: Party
  /** In exactly so many rooms; otherwise in none too many. */
  count?: number | undefined
  /** The best so many; otherwise as many as anybody would look at. */
  max?: number
}): PricedCombination[] {
  const fees = toChildFees(rates.childFee, party, stay).reduce((sum, { amount, count }) => sum + amount * count, 0)
  const rooms = offers.map(({ room, price, left }) => ({ ...room, units: left, price }))
  const found =
    count === undefined ? findCombinations({ rooms, party, max }) : findRoomSets({ rooms, party, count, max })
  const before = new Map(offers.map(({ room, priceBefore }) => [room.id, priceBefore]))
  return found.map((combination) => ({
    ...combination,
    price: combination.price + fees,
    priceBefore: combination.rooms.reduce((sum, { id, count }) => sum + (before.get(id) ?? 0) * count, fees),
  }))
}
