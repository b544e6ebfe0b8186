import type { z } from 'zod'
import type { availabilityCalls } from '../../contract/availability.ts'
import type { Ok } from '../../contract/contract.ts'
import type { RoomType } from '../../contract/properties.ts'
import { findNightlyRatesOf } from '../../db/queries/stays/free-properties.ts'
import { findAvailability, findNightlyRates, findNights, type StayRates } from '../../db/queries/stays/rates.ts'
import { type Currency, toMajor, toPrice } from '../../domain/money/money.ts'
import { findCheaperStays } from '../../domain/stays/cheaper-stays.ts'
import { findFreeDays, maxShift, toShiftRange } from '../../domain/stays/moved-stays.ts'
import { toChildFees } from '../../domain/stays/nightly-price.ts'
import { calendarNights, toPriceCalendar } from '../../domain/stays/price-calendar.ts'
import { type StayOffer, toStayOffers } from '../../domain/stays/stay-offers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { createYield } from '../../http/fair-use/yield-to-event-loop.ts'
import { toFieldMessage } from '../../i18n/field-errors.ts'
import { problemMessages } from '../../i18n/messages/problems.ts'
import { noRoomsMessage } from '../../i18n/no-rooms.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { findFreeStays, findLowestPrices } from './find-free-stays.ts'
import { type AskedStay, parseStayQuery } from './parse-stay-query.ts'
import { toCombinations } from './to-combinations.ts'
import { toPolicy } from './to-policy.ts'

type ShownRoomType = z.output<typeof RoomType>

export const availabilityHandlers: Handlers<keyof typeof availabilityCalls> = {
  'POST /user/properties/availablility': async ({ db, body, locale, now }) => {
    const asked = { ...parseStayQuery(body, now), rooms: body.rooms }
    const { rates, roomTypes } = await requireFound(findAvailability(db, locale, body.propertyId, asked.stay))
    const offers = toStayOffers(rates, asked.stay)
    const byId = new Map(offers.map((offer) => [offer.room.id, offer]))
    const combinations = toCombinations(asked, rates, offers, locale)
    return {
      roomTypes: roomTypes.flatMap((roomType) => withOffer(roomType, byId.get(roomType.id), rates.currency)),
      combinations,
      childFees: toShownFees(rates, asked),
      policy: toPolicy(rates.policy, { checkIn: asked.stay.checkIn, checkInClock: rates.checkInClock }, now),
      ...(combinations.length === 0 && { message: toMessage(offers, locale) }),
    }
  },
  'GET /user/properties/free': async ({ db, query, now }) => {
    return findFreeStays(db, parseStayQuery(query, now))
  },
  'GET /user/properties/free/prices': async ({ db, query, now }) => ({
    prices: await findLowestPrices(db, parseStayQuery(query, now), query.ids),
  }),
  'GET /user/properties/free/days': async ({ db, query, now }) => {
    const { stay, party } = parseStayQuery(query, now)
    const giveWay = createYield()
    const properties: Ok<'GET /user/properties/free/days'>['properties'] = []
    for (const { rates, units } of await findNightlyRatesOf(db, query.ids, toShiftRange(stay, maxShift.free))) {
      await giveWay()
      properties.push({ id: rates.propertyId, stays: findFreeDays({ rates, units, stay, party, today: toDay(now) }) })
    }
    return { properties }
  },
  'GET /user/properties/{id}/cheaper': async ({ db, params, query, now }) => {
    const { stay, party } = parseStayQuery(query, now)
    const range = toShiftRange(stay, maxShift.cheaper)
    const { rates, units } = await requireFound(findNightlyRates(db, params.id, range))
    const { currency } = rates
    const found = await findCheaperStays({ rates, units, stay, party, today: toDay(now), giveWay: createYield() })
    const stays = found.map(({ price, less, ...days }) => ({
      ...days,
      price: toPrice({ amount: price, currency }),
      less: toPrice({ amount: less, currency }),
    }))
    return { stays }
  },
  'GET /user/properties/{id}/calendar': async ({ db, params, now }) => {
    const today = toDay(now)
    const range = { checkIn: today, checkOut: addDays(today, calendarNights) }
    const { rates, taken } = await requireFound(findNights(db, params.id, range))
    const { currency } = rates
    const nights = toPriceCalendar(rates, taken, range).map(({ night, amount }) => ({
      night,
      amount: amount === null ? null : toMajor({ amount, currency }),
    }))
    return { currency, nights }
  },
}

function toShownFees(rates: StayRates, { party, stay }: AskedStay) {
  const fees = toChildFees(rates.childFee, party, stay)
  const total = fees.reduce((sum, { amount, count }) => sum + amount * count, 0)
  const toMoney = (amount: number) => toMajor({ amount, currency: rates.currency })
  return { count: fees[0]?.count ?? 0, perNight: toMoney(fees[0]?.amount ?? 0), total: toMoney(total) }
}

function withOffer(roomType: ShownRoomType, offer: StayOffer | undefined, currency: Currency) {
  if (!offer) return []
  const nightlyPrices = offer.nights.map(({ night, amount }) => ({ night, amount: toMajor({ amount, currency }) }))
  return [
    {
      ...roomType,
      unitsLeft: offer.left,
      stayPrice: toPrice({ amount: offer.price, currency }),
      stayPriceBefore: toPrice({ amount: offer.priceBefore, currency }),
      nightlyPrices,
      ...(offer.problem?.code === 'MIN_STAY' && { minNights: offer.problem.minNights }),
    },
  ]
}

/** Where nothing is available at all, the reason helps more than the advice to change something. */
function toMessage(offers: readonly StayOffer[], locale: Locale): string {
  const problems = offers.flatMap(({ problem }) => (problem ? [problem] : []))
  if (problems.length < offers.length) return noRoomsMessage[locale]
  const min = problems.flatMap((problem) => (problem.code === 'MIN_STAY' ? [problem.minNights] : []))
  if (min.length > 0) return toFieldMessage(locale, { error: 'min_nights', limit: Math.min(...min) })
  return problemMessages[locale].CLOSED
}
