import type { z } from 'zod'
import type { availabilityCalls } from '../../contract/availability.ts'
import type { RoomType } from '../../contract/properties.ts'
import { findFreeProperties, findTermsOf } from '../../db/queries/free-stays.ts'
import { findAvailability, findNights, type StayTerms } from '../../db/queries/rates.ts'
import { addDays, toDay } from '../../domain/day.ts'
import type { Locale } from '../../domain/locale.ts'
import { type Currency, toMajor } from '../../domain/money.ts'
import { toChildFees } from '../../domain/nightly-price.ts'
import { toGuests } from '../../domain/party.ts'
import { calendarNights, toPriceCalendar } from '../../domain/price-calendar.ts'
import { combineOffers, hasRoomsFor, type StayOffer, toStayOffers } from '../../domain/stay-offers.ts'
import { noRoomsMessage } from '../../i18n/no-rooms.ts'
import { problemMessages, toFaultMessage } from '../../i18n/problems.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { type AskedStay, parseStayWish } from './parse-stay-wish.ts'
import { toCombinations, toPrice } from './to-combinations.ts'

type ShownRoomType = z.output<typeof RoomType>

export const availabilityHandlers: Handlers<keyof typeof availabilityCalls> = {
  'POST /user/properties/availablility': async ({ db, body, locale, now }) => {
    const asked = { ...parseStayWish(body, now), rooms: body.rooms }
    const { terms, roomTypes } = await requireFound(
      findAvailability<ShownRoomType>(db, locale, body.propertyId, asked.stay),
    )
    const offers = toStayOffers(terms, asked.stay)
    const byId = new Map(offers.map((offer) => [offer.room.id, offer]))
    const before = new Map(
      toStayOffers({ ...terms, discount: 0 }, asked.stay).map(({ room, price }) => [room.id, price]),
    )
    const combinations = toCombinations(asked, terms, offers, locale)
    return {
      roomTypes: roomTypes.flatMap((roomType) =>
        withOffer(roomType, byId.get(roomType.id), before.get(roomType.id), terms.currency),
      ),
      combinations,
      childFees: toShownFees(terms, asked),
      ...(combinations.length === 0 && { message: toMessage(offers, locale) }),
    }
  },
  'GET /user/properties/free': async ({ db, query, now }) => {
    const { stay, party } = parseStayWish(query, now)
    // An adult sleeps in each room.
    const left = await findFreeProperties(db, stay, toGuests(party).adults)
    return { ids: left.filter(hasRoomsFor(party, stay)).map(({ id }) => id) }
  },
  'GET /user/properties/free/prices': async ({ db, query, now }) => {
    const { stay, party } = parseStayWish(query, now)
    const prices = (await findTermsOf(db, query.ids, stay)).flatMap((terms) => {
      const [best] = combineOffers({ offers: toStayOffers(terms, stay), terms, stay, party, most: 1 })
      return best ? [{ id: terms.propertyId, price: toPrice({ amount: best.price, currency: terms.currency }) }] : []
    })
    return { prices }
  },
  'GET /user/properties/{id}/calendar': async ({ db, params, now }) => {
    const today = toDay(now)
    const range = { checkIn: today, checkOut: addDays(today, calendarNights) }
    const { terms, taken } = await requireFound(findNights(db, params.id, range))
    const { currency } = terms
    const nights = toPriceCalendar(terms, taken, range).map(({ night, amount }) => ({
      night,
      amount: amount === null ? null : toMajor({ amount, currency }),
    }))
    return { currency, nights }
  },
}

function toShownFees(terms: StayTerms, { party, stay }: AskedStay) {
  const fees = toChildFees(terms.childFee, party, stay)
  const total = fees.reduce((sum, { amount, count }) => sum + amount * count, 0)
  const toMoney = (amount: number) => toMajor({ amount, currency: terms.currency })
  return { count: fees[0]?.count ?? 0, perNight: toMoney(fees[0]?.amount ?? 0), total: toMoney(total) }
}

function withOffer(
  roomType: ShownRoomType,
  offer: StayOffer | undefined,
  priceBefore: number | undefined,
  currency: Currency,
) {
  if (!offer) return []
  const nightlyPrices = offer.nights.map(({ night, amount }) => ({ night, amount: toMajor({ amount, currency }) }))
  return [
    {
      ...roomType,
      unitsLeft: offer.left,
      stayPrice: toPrice({ amount: offer.price, currency }),
      stayPriceBefore: toPrice({ amount: priceBefore ?? offer.price, currency }),
      nightlyPrices,
      ...(offer.refusal?.code === 'MIN_STAY' && { minNights: offer.refusal.minNights }),
    },
  ]
}

/** Where nothing can be had at all, the reason is more use than the advice to change something. */
function toMessage(offers: readonly StayOffer[], locale: Locale): string {
  const refusals = offers.flatMap(({ refusal }) => (refusal ? [refusal] : []))
  if (refusals.length < offers.length) return noRoomsMessage[locale]
  const least = refusals.flatMap((refusal) => (refusal.code === 'MIN_STAY' ? [refusal.minNights] : []))
  if (least.length > 0) return toFaultMessage(locale, { fault: 'min_nights', limit: Math.min(...least) })
  return problemMessages[locale].CLOSED
}
