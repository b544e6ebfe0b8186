import { addDays, type Day } from '../time/day.ts'
import { findMinNights } from './nightly-price.ts'
import type { Party } from './party.ts'
import { countNights, nightsOf, parseStay, type Stay } from './stay.ts'
import { type FreeRates, hasRoomsFor } from './stay-offers.ts'

/** Who has the days to choose moves them by a few for a lower price. Who finds nothing moves them by up to a week: a feast is that long. */
export const maxShift = { cheaper: 3, free: 7 } as const

/** The free units of each room type, night by night. A missing night has all units free. */
export type NightlyUnits = readonly {
  roomTypeId: number
  units: number
  nights: readonly { night: Day; left: number }[]
}[]

/** All nights that a stay could take when it is moved. */
export const toShiftRange = ({ checkIn, checkOut }: Stay, max: number): Stay => ({
  checkIn: addDays(checkIn, -max),
  checkOut: addDays(checkOut, max),
})

/** The same number of nights, a few days earlier or later, the nearest first; none that has begun. */
export const listMovedStays = ({ checkIn, checkOut }: Stay, today: Day, max: number): (Stay & { days: number })[] =>
  Array.from({ length: max }, (_, index) => index + 1)
    .flatMap((shift) => [-shift, shift])
    .map((days) => ({ days, checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
    .filter((moved) => parseStay(moved, today).ok)

/** The rooms with their units that are free in every night of a stay. */
export function withRoomsLeft<Room extends { id: number }>(
  rooms: readonly Room[],
  units: NightlyUnits,
  stay: Stay,
): (Room & { left: number })[] {
  const nights = new Set(nightsOf(stay))
  return rooms.map((room) => {
    const type = units.find(({ roomTypeId }) => roomTypeId === room.id)
    const left = (type?.nights ?? []).filter(({ night }) => nights.has(night)).map((one) => one.left)
    return { ...room, left: Math.max(0, Math.min(type?.units ?? 0, ...left)) }
  })
}

type FreeDaysInput = { rates: FreeRates; units: NightlyUnits; stay: Stay; party: Party; today: Day }

/** The same nights and some more, up to a week: the fewest more first, and of as many those that begin as late as they can. */
const listLongerStays = ({ checkIn, checkOut }: Stay, today: Day): Stay[] =>
  Array.from({ length: maxShift.free }, (_, index) => index + 1)
    .flatMap((more) =>
      Array.from({ length: more + 1 }, (_, before) => ({
        checkIn: addDays(checkIn, -before),
        checkOut: addDays(checkOut, more - before),
      })),
    )
    .filter((longer) => parseStay(longer, today).ok)

/**
 * On which other days a property has rooms for a party: the nearest earlier and the nearest later ones, in this order. Where a stay has too few
 * nights, the shortest longer ones around it.
 */
export function findFreeDays({ rates, units, stay, party, today }: FreeDaysInput): Stay[] {
  const isFree = (other: Stay) =>
    hasRoomsFor(party, other)({ ...rates, rooms: withRoomsLeft(rates.rooms, units, other) })
  if (countNights(stay) < findMinNights(rates, stay)) {
    const longer = listLongerStays(stay, today).filter(isFree)
    const [shortest] = longer
    if (shortest) return longer.filter((other) => countNights(other) === countNights(shortest)).slice(0, 2)
  }
  const free = listMovedStays(stay, today, maxShift.free).filter(isFree)
  return [free.find(({ days }) => days < 0), free.find(({ days }) => days > 0)].flatMap((found) =>
    found ? [{ checkIn: found.checkIn, checkOut: found.checkOut }] : [],
  )
}
