import { hasShape, isListOf, isNumber, isRecord } from '../../../client/device/stored-shape.ts'
import { tabValue } from '../../../client/device/tab-value.ts'
import { type Currency, currencies } from '../../../domain/money/money.ts'
import { type Day, isDay } from '../../../domain/time/day.ts'

/** A choice that is not booked yet. It survives signing in and a reload of the page, not closing the tab. */
export type StoredReservation = {
  propertyId: number
  checkIn: Day
  checkOut: Day
  adults: number
  childrenAges: number[]
  rooms: { roomTypeId: number; count: number }[]
  /** The price at the time of choosing. */
  price?: { amount: number; currency: Currency }
  /** The waitlist entry for which these rooms are held. */
  waitingId?: number
}

const isInteger = (value: unknown): value is number => Number.isInteger(value)
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
const isStoredDay = (value: unknown): value is Day => typeof value === 'string' && isDay(value)
const isRoom = hasShape<StoredReservation['rooms'][number]>({ roomTypeId: isCount, count: isCount })
const isCurrency = (value: unknown): value is Currency => currencies.some((currency) => currency === value)
const isPrice = hasShape<NonNullable<StoredReservation['price']>>({ amount: isNumber, currency: isCurrency })

const stored = tabValue('safar.reservation', toReservation)

/** False where the browser keeps nothing for us: then there is nothing to go to the checkout with. */
export const keepReservation = stored.write

/** Null without a choice, or with one that another version of the site has stored. */
export const findStoredReservation = stored.read

export const forgetReservation = stored.remove

function toReservation(found: unknown): StoredReservation | null {
  if (!isRecord(found)) return null
  const { propertyId, checkIn, checkOut, adults, childrenAges, rooms, price, waitingId } = found
  if (!isCount(propertyId) || !isStoredDay(checkIn) || !isStoredDay(checkOut) || !isCount(adults)) return null
  if (!isListOf(isInteger)(childrenAges) || !isListOf(isRoom)(rooms) || rooms.length === 0) return null
  return {
    propertyId,
    checkIn,
    checkOut,
    adults,
    childrenAges,
    rooms,
    ...(isPrice(price) && { price }),
    ...(isCount(waitingId) && { waitingId }),
  }
}
