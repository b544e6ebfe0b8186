import { hasPlaces } from '../../../../domain/map/places.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { ShownRoom, ShownStay } from './load-choice.ts'

/** How many rooms of each type. */
export type Counts = Readonly<Record<number, number>>

export type RoomChoiceLine = {
  id: number
  title: string
  count: number
  amount: number
  /** The price of one room, night by night. */
  nights: readonly number[]
}

export type RoomChoicePrice = {
  lines: RoomChoiceLine[]
  children: number
  /** Before the property's discount. */
  before: number
  total: number
  currency: Currency
  problem: 'none' | 'small' | 'many' | null
}

/** Rooms that are not free any more, or belong to another stay, are dropped. */
export const countOf = (counts: Counts, room: Pick<ShownRoom, 'id' | 'unitsLeft'>): number =>
  Math.min(counts[room.id] ?? 0, room.unitsLeft)

// Dollars have cents: sums of fractions would show amounts that cannot be charged.
const toCents = (amount: number): number => Math.round(amount * 100) / 100

/** The same sum that a booking makes of it: each night of each room, and the children's. */
export function priceRoomChoice({ rooms, childFees, guests, currency }: ShownStay, counts: Counts): RoomChoicePrice {
  const chosen = rooms.map((room) => ({ ...room, count: countOf(counts, room) })).filter(({ count }) => count > 0)
  const lines = chosen.map(({ id, title, count, nights, stayPrice }) => ({
    id,
    title,
    count,
    nights,
    amount: toCents(stayPrice * count),
  }))
  const children = chosen.length > 0 ? childFees : 0
  const sum = (of: (room: ShownRoom) => number) => chosen.reduce((all, room) => all + of(room) * room.count, children)
  return {
    lines,
    children,
    before: toCents(sum((room) => room.stayPriceBefore)),
    total: toCents(sum((room) => room.stayPrice)),
    currency,
    problem: toProblem(chosen, guests),
  }
}

function toProblem(chosen: readonly (ShownRoom & { count: number })[], guests: ShownStay['guests']) {
  if (chosen.length === 0) return 'none'
  if (!hasPlaces(chosen, guests)) return 'small'
  return chosen.reduce((sum, { count }) => sum + count, 0) > guests.adults ? 'many' : null
}

/** Whether exactly these rooms are chosen. */
export const isChosen = (
  combination: readonly { roomTypeId: number; count: number }[],
  lines: readonly RoomChoiceLine[],
): boolean =>
  combination.length === lines.length &&
  combination.every(({ roomTypeId, count }) => lines.some((line) => line.id === roomTypeId && line.count === count))
