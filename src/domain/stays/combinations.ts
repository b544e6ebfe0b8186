import { createPriorityQueue } from '../priority-queue.ts'
import { type Party, toGuests } from './party.ts'
import { type Completions, createCompletions, type ExcessLimits, type Need, type Shape } from './room-completions.ts'

/** A room type with the units left, its places, and what one of its rooms costs for the whole stay. */
export type RoomOffer<Id> = { id: Id; units: number; adults: number; children: number; price: number }

export type Combination<Id> = { rooms: { id: Id; count: number }[]; roomCount: number; price: number }

/** A choice for the first room types (`counts`), what it still needs, and the least that its best completion costs in all. */
type Choice = { counts: number[]; left: Need; cost: number; bound: number; limits: ExcessLimits }

/**
 * The sets of rooms that a party fits into, an adult in each room, and none of them with a room too many. Children may take adults'
 * places, never the other way round. Cheapest first, then fewest rooms, then more of the rooms that were given first.
 */
export function findCombinations<Id>({
  rooms,
  party,
  max = 20,
}: {
  rooms: readonly RoomOffer<Id>[]
  party: Party
  max?: number
}): Combination<Id>[] {
  const need = toNeed(party)
  // A room without an adult's place could only be slept in by children alone.
  const offers = rooms.filter((room) => room.units > 0 && room.adults > 0)
  const shapes = offers.map((offer) => toShape(offer, need))
  const found: Combination<Id>[] = []
  for (const { counts } of chooseRooms(shapes, need)) {
    if (found.length >= max) break
    found.push(toCombination(offers, counts))
  }
  return found
}

/** Where no child needs a place, children's places count for nothing: `places` is 0 throughout. */
export function toNeed(party: Party): Need {
  const { adults, children } = toGuests(party)
  return { adults, places: children > 0 ? adults + children : 0, rooms: adults }
}

export function toShape<Id>({ units, adults, children, price }: RoomOffer<Id>, need: Need): Shape {
  // More than enough for the whole party counts as just enough.
  const shape = { adults: Math.min(adults, need.adults), places: Math.min(adults + children, need.places) }
  const useful = Math.max(
    Math.ceil(need.adults / shape.adults),
    need.places > 0 ? Math.ceil(need.places / shape.places) : 0,
  )
  // Fewest rooms among equals: a room is worth less than the smallest unit of money.
  return { ...shape, cost: price * (need.rooms + 1) + 1, max: Math.min(useful, units, need.rooms) }
}

function* chooseRooms(shapes: readonly Shape[], need: Need): Generator<Choice> {
  if (shapes.length === 0) return
  const completions = createCompletions(shapes, need)
  const choices = createPriorityQueue<Choice>(isBefore)
  const limits = completions.noLimits
  const bound = completions.minCost(0, need, limits)
  if (bound < Number.POSITIVE_INFINITY) choices.push({ counts: [], left: need, cost: 0, bound, limits })
  for (let choice = choices.pop(); choice; choice = choices.pop()) {
    if (isComplete(choice.left)) yield choice
    else for (const next of toNext(choice, shapes, completions)) choices.push(next)
  }
}

/** The same choice with none, one, two … rooms of the next type. */
function* toNext(choice: Choice, shapes: readonly Shape[], completions: Completions): Generator<Choice> {
  const at = choice.counts.length
  const shape = shapes[at] as Shape
  const withRoom = completions.withRoom(choice.limits, shape)
  const { adults, places, rooms } = choice.left
  for (let count = 0; count <= Math.min(shape.max, rooms); count++) {
    const left = { adults: adults - count * shape.adults, places: places - count * shape.places, rooms: rooms - count }
    const limits = count > 0 ? withRoom : choice.limits
    const cost = choice.cost + count * shape.cost
    const bound = cost + completions.minCost(at + 1, left, limits)
    if (bound < Number.POSITIVE_INFINITY) yield { counts: [...choice.counts, count], left, cost, bound, limits }
    if (isComplete(left)) break
  }
}

const isComplete = ({ adults, places }: Need): boolean => adults <= 0 && places <= 0

/** No choice in the queue begins with another one, so two of them differ before the shorter one ends. */
function isBefore(one: Choice, two: Choice): boolean {
  if (one.bound !== two.bound) return one.bound < two.bound
  const differs = one.counts.findIndex((count, index) => count !== two.counts[index])
  return (one.counts[differs] ?? 0) > (two.counts[differs] ?? 0)
}

function toCombination<Id>(offers: readonly RoomOffer<Id>[], counts: readonly number[]): Combination<Id> {
  const chosen = offers.flatMap((offer, index) =>
    (counts[index] ?? 0) > 0 ? [{ offer, count: counts[index] ?? 0 }] : [],
  )
  return {
    rooms: chosen.map(({ offer, count }) => ({ id: offer.id, count })),
    roomCount: chosen.reduce((sum, { count }) => sum + count, 0),
    price: chosen.reduce((sum, { offer, count }) => sum + offer.price * count, 0),
  }
}
