import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import type { NewWaitlistEntry } from '../../db/queries/sales/waitlist.ts'
import { findPropertyToWaitFor } from '../../db/queries/sales/waitlist-facts.ts'
import { findRates, type StayRates } from '../../db/queries/stays/rates.ts'
import { toStayThing } from '../../domain/sales/waitlist.ts'
import { toStayOffers } from '../../domain/stays/stay-offers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toInstant } from '../../domain/time/day.ts'
import { type AskedStay, parseStayQuery } from '../availability/parse-stay-query.ts'
import { toCombinations } from '../availability/to-combinations.ts'
import { requireFound } from '../require-found.ts'
import {
  type BookingRequest,
  parseBookingRequest,
  priceRequest,
  type SelectionBody,
} from '../reservations/price-request.ts'

type At = { locale: Locale; now: Date }

/** Assumes that nothing is sold: the rooms that could become free at all. */
const withAllUnits = (rates: StayRates, units: Record<string, number>): StayRates => ({
  ...rates,
  rooms: rates.rooms.map((room) => ({ ...room, left: units[room.id] ?? 0 })),
})

const isFree = (rates: StayRates, { stay }: AskedStay, rooms: BookingRequest['rooms']): boolean => {
  const left = new Map(toStayOffers(rates, stay).map(({ room, left }) => [room.id, left]))
  return rooms.every(({ roomTypeId, count }) => (left.get(roomTypeId) ?? 0) >= count)
}

export type WaitlistStayInput = Pick<
  SelectionBody,
  'propertyId' | 'checkIn' | 'checkOut' | 'adults' | 'childrenAges' | 'rooms'
>

/** Throws where it could not be booked even if all of its rooms were free, or where it can be booked now. */
export async function toStayEntry(
  db: Db,
  body: WaitlistStayInput,
  { customer, locale, now, dinarsPerDollar }: At & { customer: number; dinarsPerDollar: number },
): Promise<NewWaitlistEntry> {
  const request = parseBookingRequest({ ...body, usePoints: false }, now)
  const { propertyId, stay, party, rooms } = request
  const rates = await requireFound(findRates(db, propertyId, stay))
  const { title, units } = await requireFound(findPropertyToWaitFor(db, propertyId))
  const startsAt = toInstant(stay.checkIn, rates.checkInClock)
  if (startsAt <= now) throw new Problem('PAST_DATE', { fields: { checkIn: { error: 'date' } } })
  if (rooms.some(({ roomTypeId, count }) => roomTypeId in units && count > (units[roomTypeId] ?? 0)))
    throw new Problem('WAITING_IN_VAIN')
  priceRequest(request, withAllUnits(rates, units), { voucher: null, points: 0 }, { locale, now, dinarsPerDollar })
  if (isFree(rates, request, rooms)) throw new Problem('NOT_SOLD_OUT')
  return {
    customer,
    kind: 'reservation',
    property: propertyId,
    sale: null,
    itemId: propertyId,
    title,
    request: { ...party },
    thing: toStayThing({ propertyId, ...stay }),
    people: party.adults + party.childrenAges.length,
    ...stay,
    startsAt,
    rooms,
    stocks: [],
    now,
  }
}

const max = 8

/** Sets of rooms that the party would fit into and that cannot be had now. */
export async function findSoldOutRooms(db: Db, query: SoldOutQuery, { locale, now }: At) {
  const asked = parseStayQuery(query, now)
  const rates = await requireFound(findRates(db, query.propertyId, asked.stay))
  const { units } = await requireFound(findPropertyToWaitFor(db, query.propertyId))
  const all = withAllUnits(rates, units)
  return toCombinations(asked, all, toStayOffers(all, asked.stay), locale)
    .filter(({ rooms }) => !isFree(rates, asked, rooms))
    .slice(0, max)
}

type SoldOutQuery = Omit<WaitlistStayInput, 'rooms'>
