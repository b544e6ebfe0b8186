import { withStorage } from '../../../client/device/reload-guard.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { type Day, isDay } from '../../../domain/time/day.ts'

/** What somebody chose and has not booked yet. It outlives sign-in and a reload of the page, not the tab. */
export type StoredReservation = {
  propertyId: number
  checkIn: Day
  checkOut: Day
  adults: number
  childrenAges: number[]
  rooms: { roomTypeId: number; count: number }[]
  /** What it cost when it was chosen. */
  price?: { amount: number; currency: Currency }
  /** Of the turn in a waiting list that these rooms are held for. */
  waitingId?: number
}

const name = 'safar.reservation'

/** False where the browser keeps nothing for us: then there is nothing to go to the checkout with. */
export const keepReservation = (reservation: StoredReservation): boolean =>
  withStorage((storage) => {
    storage.setItem(name, JSON.stringify(reservation))
    return true
  }) ?? false

/** Null where nothing was chosen, or where what is stored was written by another version of the site. */
export const findReservation = (): StoredReservation | null =>
  withStorage((storage) => toReservation(JSON.parse(storage.getItem(name) ?? 'null')))

export const forgetReservation = (): void => void withStorage((storage) => storage.removeItem(name))

function toReservation(stored: Partial<StoredReservation> | null): StoredReservation | null {
  if (!stored) return null
  const { propertyId, checkIn, checkOut, adults, childrenAges, rooms } = stored
  if (!isCount(propertyId) || !isStoredDay(checkIn) || !isStoredDay(checkOut) || !isCount(adults)) return null
  if (!Array.isArray(childrenAges) || !childrenAges.every(Number.isInteger)) return null
  if (!Array.isArray(rooms) || rooms.length === 0) return null
  if (!rooms.every((room) => isCount(room?.roomTypeId) && isCount(room.count))) return null
  const { price, waitingId } = stored
  const isPrice = typeof price?.amount === 'number' && typeof price.currency === 'string'
  return {
    propertyId,
    checkIn,
    checkOut,
    adults,
    childrenAges,
    rooms,
    ...(isPrice && { price }),
    ...(isCount(waitingId) && { waitingId }),
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
const isStoredDay = (value: unknown): value is Day => typeof value === 'string' && isDay(value)
