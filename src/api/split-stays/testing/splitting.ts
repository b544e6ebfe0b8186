import { addDays, toDay } from '../../../domain/time/day.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import type { TestProperty } from '../../reservations/testing/booking.ts'
import type { Api } from '../../service.ts'

/** Two nights in the first and three in the second, from ten days on. */
export const toSplit = ([first, second]: readonly [TestProperty, TestProperty], now: Date, ahead = 10) => {
  const checkIn = addDays(toDay(now), ahead)
  const toPart = ({ id, rooms }: TestProperty) => ({
    propertyId: id,
    rooms: [{ roomTypeId: rooms[0] ?? 0, count: 1 }],
  })
  return {
    checkIn,
    movesOn: addDays(checkIn, 2),
    checkOut: addDays(checkIn, 5),
    adults: 2,
    first: toPart(first),
    second: toPart(second),
  }
}

/** Asks for the price and books at it, as a customer does. */
export async function bookSplitAs(
  api: Api,
  { token }: Pick<TestMember, 'token'>,
  split: ReturnType<typeof toSplit>,
  { paymentMethod = 'qi', idempotencyKey }: { paymentMethod?: string; idempotencyKey?: string } = {},
) {
  const { priceKey } = await api.dispatch('POST /customer/reservations/split/calculate-price', {
    locale: 'en',
    token,
    body: split,
  })
  const body = { ...split, priceKey, paymentMethod }
  return api.dispatch('POST /customer/reservations/split', { locale: 'en', token, body, idempotencyKey })
}
