import { toChildFees, toNightlyPrice } from './stays/nightly-price.ts'
import type { Party } from './stays/party.ts'
import { nightsOf, type Stay } from './stays/stay.ts'
import type { PropertyRates } from './stays/stay-offers.ts'
import { addDays, type Day } from './time/day.ts'

/** `amount`: null where not all of the rooms are free. `isFree`: some room is. */
export type RoomsNight = { night: Day; amount: number | null; isFree: boolean }

type Input = {
  rooms: readonly { roomTypeId: number; count: number }[]
  party: Party
  range: Stay
  /** With the closures of each room type alone. */
  ratesOf: (stay: Stay) => PropertyRates
}

/** The price of certain rooms each night, with the fees of the children. Minimum stays are not checked here. */
export const toRoomsCalendar = ({ rooms, party, range, ratesOf }: Input): RoomsNight[] =>
  nightsOf(range).map((night) => {
    const stay = { checkIn: night, checkOut: addDays(night, 1) }
    const rates = ratesOf(stay)
    const open = rates.rooms.filter(
      ({ id, left }) => left > 0 && !rates.closures.some(({ roomTypeId }) => roomTypeId === id),
    )
    const prices = rooms.map(({ roomTypeId, count }) => {
      const room = open.find(({ id, left }) => id === roomTypeId && left >= count)
      return room ? count * toNightlyPrice(room.price, night, rates) : null
    })
    const fees = toChildFees(rates.childFee, party, stay).map(({ amount, count }) => amount * count)
    const amounts = prices.filter((price) => price !== null)
    const isWhole = amounts.length === rooms.length && rooms.length > 0
    const amount = isWhole ? [...amounts, ...fees].reduce((sum, one) => sum + one, 0) : null
    return { night, amount, isFree: open.length > 0 }
  })
