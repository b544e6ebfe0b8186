import { type Coordinates, kilometersBetween } from '../map/coordinates.ts'
import { exchange } from '../money/exchange.ts'
import type { Currency } from '../money/money.ts'
import { addDays, type Day } from '../time/day.ts'
import { findCombinations, type RoomOffer } from './combinations.ts'
import { canHouse } from './fits-party.ts'
import { checkStay, toChildFees, toNightlyPrice } from './nightly-price.ts'
import { type Party, toGuests } from './party.ts'
import { nightsOf, type Stay } from './stay.ts'
import type { PropertyRates } from './stay-offers.ts'

/** The greatest distance of a move; within one location a little more. For stays beyond `nights` a flat is the better choice. */
export const splitLimits = { kilometers: 15, kilometersInPlace: 30, nights: 30, shown: 3 } as const

/** `lefts`: the units that are free in each night of the whole stay, before closures. */
export type SplitRoom = Omit<RoomOffer<number>, 'units'> & { lefts: readonly number[] }

export type SplitProperty = Omit<PropertyRates, 'rooms'> & {
  id: number
  location: number
  coordinates: Coordinates
  /** It was looked for; any other only fills up the rest of the nights. */
  isAsked: boolean
  rooms: readonly SplitRoom[]
}

/** `priceBefore`: without the property's discount. */
export type SplitPart = Stay & {
  property: number
  rooms: { id: number; count: number }[]
  price: number
  priceBefore: number
}

/** Two properties that have all nights together. `price` is that of both. */
export type Split = { first: SplitPart; second: SplitPart; price: number; currency: Currency; kilometers: number }

export type SplitRequest = {
  properties: readonly SplitProperty[]
  stay: Stay
  party: Party
  dinarsPerDollar: number
}

/** Some nights of one property: `bound` is the least that they can cost, in dinars, and `find` what they cost. */
type Part = { property: SplitProperty; bound: number; find: () => SplitPart }

type Ranked = Split & { dinars: number }

/** Runs to the end without yielding, for tests and scripts. */
export function findSplits(request: SplitRequest): Split[] {
  const search = searchSplits(request)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

/**
 * The pairs of properties of which the first has the nights up to a day and the second those from it on, the cheapest first, then the
 * nearest: each pair once, with its best day. None where a property that was looked for has all nights. Yields between its steps, so that
 * others get their turn.
 */
export function* searchSplits({ properties, stay, party, dinarsPerDollar }: SplitRequest): Generator<void, Split[]> {
  const nights = nightsOf(stay)
  const found: Ranked[] = []
  if (nights.length < 2 || nights.length > splitLimits.nights) return found
  const toPart = createToPart({ stay, nights, party, dinarsPerDollar })
  for (const property of properties) {
    if (property.isAsked && toPart(property, 0, nights.length)) return []
    yield
  }
  for (let day = 1; day < nights.length; day++) {
    const firsts: Part[] = []
    const seconds: Part[] = []
    for (const property of properties) {
      firsts.push(...toList(toPart(property, 0, day)))
      seconds.push(...toList(toPart(property, day, nights.length)))
      yield
    }
    firsts.sort(byBound)
    seconds.sort(byBound)
    for (const first of firsts) {
      collect(found, first, seconds, dinarsPerDollar)
      yield
    }
  }
  return found.map(({ dinars: _, ...split }) => split)
}

const toList = <T>(value: T | null): T[] => (value === null ? [] : [value])
const byBound = (one: Part, two: Part): number => one.bound - two.bound

/** Candidates that cannot be among the best any more are not worked out. */
function collect(found: Ranked[], first: Part, seconds: readonly Part[], dinarsPerDollar: number): void {
  for (const second of seconds) {
    const worst = found.length < splitLimits.shown ? Number.POSITIVE_INFINITY : (found.at(-1)?.dinars ?? 0)
    if (first.bound + second.bound > worst) return
    const kilometers = findKilometers(first.property, second.property)
    if (kilometers === null) continue
    const { currency } = first.property
    const [one, two] = [first.find(), second.find()]
    const price = one.price + two.price
    const { amount: dinars } = exchange({ amount: price, currency }, 'IQD', dinarsPerDollar)
    insert(found, { first: one, second: two, price, currency, kilometers, dinars })
  }
}

/** Null where these two make no pair: one payment has one currency. */
function findKilometers(one: SplitProperty, two: SplitProperty): number | null {
  if (one.id === two.id || !(one.isAsked || two.isAsked) || one.currency !== two.currency) return null
  const kilometers = kilometersBetween(one.coordinates, two.coordinates)
  const max = one.location === two.location ? splitLimits.kilometersInPlace : splitLimits.kilometers
  return kilometers <= max ? kilometers : null
}

function insert(found: Ranked[], split: Ranked): void {
  const known = found.findIndex(
    ({ first, second }) => first.property === split.first.property && second.property === split.second.property,
  )
  const before = found[known]
  if (before && compare(before, split) <= 0) return
  if (before) found.splice(known, 1)
  const place = found.findIndex((other) => compare(split, other) < 0)
  found.splice(place < 0 ? found.length : place, 0, split)
  if (found.length > splitLimits.shown) found.pop()
}

const compare = (one: Ranked, two: Ranked): number =>
  one.dinars - two.dinars ||
  one.kilometers - two.kilometers ||
  one.first.property - two.first.property ||
  one.second.property - two.second.property ||
  (one.second.checkIn < two.second.checkIn ? -1 : 1)

type PartQuery = { stay: Stay; nights: readonly Day[]; party: Party; dinarsPerDollar: number }

/** The nights of a property between two indexes; null where it has no rooms for the party then. */
function createToPart({ stay, nights, party, dinarsPerDollar }: PartQuery) {
  const guests = toGuests(party)
  const need = { adults: guests.adults, places: guests.adults + guests.children }
  const pricesOf = rememberPrices(nights)
  return (property: SplitProperty, from: number, to: number): Part | null => {
    const part = { checkIn: addDays(stay.checkIn, from), checkOut: addDays(stay.checkIn, to) }
    const partNights = nights.slice(from, to)
    const isOpen = (room: number | null): boolean => {
      const closures = property.closures.filter(({ roomTypeId }) => roomTypeId === null || roomTypeId === room)
      return checkStay(part, { ...property, closures }, partNights).ok
    }
    if (!isOpen(null)) return null
    const prices = pricesOf(property)
    const rooms = property.rooms
      .map((room, index) => ({
        ...room,
        units: property.closures.length === 0 || isOpen(room.id) ? Math.min(...room.lefts.slice(from, to)) : 0,
        price: (prices[index]?.[to] ?? 0) - (prices[index]?.[from] ?? 0),
      }))
      .filter(({ units, adults }) => units > 0 && adults > 0)
    if (
      !canHouse(
        rooms.map((room) => ({ ...room, left: room.units })),
        guests,
      )
    )
      return null
    const fees = toChildFees(property.childFee, party, part).reduce((sum, { amount, count }) => sum + amount * count, 0)
    const toDinars = (amount: number) =>
      exchange({ amount, currency: property.currency }, 'IQD', dinarsPerDollar).amount
    // A dinar less: two prices that are exchanged one by one may be rounded up twice.
    const bound = toDinars(toLeast(rooms, need) + fees) - (property.currency === 'IQD' ? 0 : 1)
    let known: SplitPart | undefined
    const find = () => {
      known ??= toCheapest(rooms, party, { part, property, fees })
      return known
    }
    return { property, bound, find }
  }
}

/** A lower bound: no choice is cheaper than the cheapest units of each kind. */
function toLeast(rooms: readonly RoomOffer<number>[], need: { adults: number; places: number }): number {
  const min = (people: number, places: (room: RoomOffer<number>) => number) =>
    people * Math.min(...rooms.map((room) => room.price / places(room)))
  const exact = Math.max(
    min(need.adults, ({ adults }) => adults),
    min(need.places, ({ adults, children }) => adults + children),
  )
  // Prices are whole: what comes from dividing them is not.
  return Math.ceil(exact - 1e-6)
}

function toCheapest(
  rooms: readonly RoomOffer<number>[],
  party: Party,
  { part, property, fees }: { part: Stay; property: SplitProperty; fees: number },
): SplitPart {
  const [best] = findCombinations({ rooms, party, max: 1 })
  if (!best) throw new Error(`The property ${property.id} has rooms for a party, and none was found`)
  const price = best.price + fees
  const priceBefore = property.discount === 0 ? price : toFullPrice(best.rooms, part, property) + fees
  return { ...part, property: property.id, rooms: best.rooms, price, priceBefore }
}

function toFullPrice(rooms: SplitPart['rooms'], part: Stay, property: SplitProperty): number {
  const rules = { ...property, discount: 0 }
  const priceOf = (id: number) => property.rooms.find((room) => room.id === id)?.price ?? 0
  return rooms.reduce(
    (sum, { id, count }) =>
      sum + count * nightsOf(part).reduce((nights, night) => nights + toNightlyPrice(priceOf(id), night, rules), 0),
    0,
  )
}

/** For each room type, the sum of all nights before each index. */
function rememberPrices(nights: readonly Day[]) {
  const known = new Map<number, number[][]>()
  return (property: SplitProperty): number[][] => {
    const sums =
      known.get(property.id) ??
      property.rooms.map(({ price }) => {
        const added = [0]
        for (const night of nights) added.push((added.at(-1) ?? 0) + toNightlyPrice(price, night, property))
        return added
      })
    known.set(property.id, sums)
    return sums
  }
}
