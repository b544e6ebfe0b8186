import type { Day } from '../time/day.ts'
import { toNightlyPrice } from './nightly-price.ts'
import { nightsOf, type Stay } from './stay.ts'
import type { PropertyRates } from './stay-offers.ts'

/** For how many nights from today prices are shown. */
export const calendarNights = 60

export type TakenNight = { roomTypeId: number; night: Day }

/** The price of the cheapest free room each night; null where none is free. Minimum stays are not checked here. */
export function toPriceCalendar(
  rates: PropertyRates,
  taken: readonly TakenNight[],
  range: Stay,
): { night: Day; amount: number | null }[] {
  const isTaken = new Set(taken.map(({ roomTypeId, night }) => `${roomTypeId} ${night}`))
  const isClosed = (room: number, night: Day) =>
    rates.closures.some(
      ({ roomTypeId, from, to }) => (roomTypeId === null || roomTypeId === room) && from <= night && night <= to,
    )
  return nightsOf(range).map((night) => {
    const free = rates.rooms.filter(({ id }) => !isTaken.has(`${id} ${night}`) && !isClosed(id, night))
    const prices = free.map(({ price }) => toNightlyPrice(price, night, rates))
    return { night, amount: prices.length > 0 ? Math.min(...prices) : null }
  })
}
