import { addDays, type Day } from '../time/day.ts'
import { checkStay, type NightRange } from './nightly-price.ts'
import { type RoomCell, toCellKey } from './room-cells.ts'
import { countNights, nightsOf, type Stay } from './stay.ts'
import type { PropertyRates } from './stay-offers.ts'

export type NightLeft = { roomTypeId: number; night: Day; left: number }

type Own = {
  /** The rooms of the reservation, and of its held change. */
  cells: readonly RoomCell[]
  /** A guest who leaves early is not asked for the minimum stay. */
  isDuring: boolean
}

/** The rates of a property for a guest with a reservation: the reserved rooms are free and open for them, even where they are closed for others. */
export function toOwnRates<Rates extends PropertyRates>(
  rates: Rates,
  nightsLeft: readonly NightLeft[],
  stay: Stay,
  { cells, isDuring }: Own,
): Rates {
  const own = new Map<string, number>()
  for (const cell of cells) own.set(toCellKey(cell), (own.get(toCellKey(cell)) ?? 0) + cell.count)
  const nights = new Set(nightsOf(stay))
  const left = new Map<number, number>()
  for (const night of nightsLeft.filter((one) => nights.has(one.night))) {
    const all = night.left + (own.get(toCellKey(night)) ?? 0)
    left.set(night.roomTypeId, Math.min(all, left.get(night.roomTypeId) ?? all))
  }
  return {
    ...rates,
    ...(isDuring && { minNights: 1, seasons: rates.seasons.map((season) => ({ ...season, minNights: null })) }),
    closures: rates.rooms.flatMap(({ id }) => toOthersClosures(rates, id, nights, own)),
    rooms: rates.rooms.map((room) => ({ ...room, left: left.get(room.id) ?? 0 })),
  }
}

function toOthersClosures(
  { closures }: PropertyRates,
  roomTypeId: number,
  nights: ReadonlySet<Day>,
  own: ReadonlyMap<string, number>,
): (NightRange & { roomTypeId: number })[] {
  const isClosed = (night: Day) =>
    closures.some(
      ({ from, to, ...closure }) =>
        (closure.roomTypeId === null || closure.roomTypeId === roomTypeId) && from <= night && night <= to,
    )
  return [...nights]
    .filter((night) => !own.has(toCellKey({ roomTypeId, night })) && isClosed(night))
    .map((night) => ({ roomTypeId, from: night, to: night }))
}

const maxDates = 3
/** How far away other days are looked for. */
export const reachInDays = 14

type NearestStaysQuery = {
  stay: Stay
  rooms: readonly { roomTypeId: number; count: number }[]
  today: Day
  ratesOf: (stay: Stay) => PropertyRates
}

/** The nearest days on which as many nights can be had in the same rooms; the earlier one of two that are as near. */
export function findNearestStays({ stay, rooms, today, ratesOf }: NearestStaysQuery): Stay[] {
  const found: Stay[] = []
  for (let away = 1; away <= reachInDays && found.length < maxDates; away++)
    for (const days of [-away, away]) {
      const other = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }
      if (other.checkIn >= today && found.length < maxDates && hasRooms(ratesOf(other), other, rooms)) found.push(other)
    }
  return found
}

function hasRooms(rates: PropertyRates, stay: Stay, rooms: NearestStaysQuery['rooms']): boolean {
  const left = new Map(rates.rooms.map((room) => [room.id, room.left]))
  const isOpen = ({ roomTypeId }: { roomTypeId: number }) =>
    checkStay(stay, { ...rates, closures: rates.closures.filter((closure) => closure.roomTypeId === roomTypeId) }).ok
  return countNights(stay) > 0 && rooms.every((room) => (left.get(room.roomTypeId) ?? 0) >= room.count && isOpen(room))
}
