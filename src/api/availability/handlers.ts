import type { z } from 'zod'
import type { availabilityCalls } from '../../contract/availability.ts'
import type { RoomType } from '../../contract/properties.ts'
import { findAvailability } from '../../db/queries/rates.ts'
import type { Locale } from '../../domain/locale.ts'
import { type Currency, toMajor } from '../../domain/money.ts'
import { type StayOffer, toStayOffers } from '../../domain/stay-offers.ts'
import { noRoomsMessage } from '../../i18n/no-rooms.ts'
import { problemMessages, toFaultMessage } from '../../i18n/problems.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { parseStayWish } from './parse-stay-wish.ts'
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
    const combinations = toCombinations(asked, terms, offers, locale)
    return {
      roomTypes: roomTypes.flatMap((roomType) => withOffer(roomType, byId.get(roomType.id), terms.currency)),
      combinations,
      ...(combinations.length === 0 && { message: toMessage(offers, locale) }),
    }
  },
}

function withOffer(roomType: ShownRoomType, offer: StayOffer | undefined, currency: Currency) {
  if (!offer) return []
  const nightlyPrices = offer.nights.map(({ night, amount }) => ({ night, amount: toMajor({ amount, currency }) }))
  return [
    {
      ...roomType,
      unitsLeft: offer.left,
      stayPrice: toPrice({ amount: offer.price, currency }),
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
