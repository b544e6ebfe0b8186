import type { z } from 'zod'
import type { RoomCombination } from '../../contract/availability.ts'
import type { StayRates } from '../../db/queries/stays/rates.ts'
import { toPrice } from '../../domain/money/money.ts'
import { combineOffers, type PricedCombination, type StayOffer, toStayOffers } from '../../domain/stays/stay-offers.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'
import type { AskedStay } from './parse-stay-query.ts'

type CombinationView = z.output<typeof RoomCombination>
type CombinationQuery = AskedStay & { rooms?: number }

export function toCombinations(
  { stay, party, rooms }: CombinationQuery,
  rates: StayRates,
  offers: readonly StayOffer<Localized>[],
  locale: Locale,
): CombinationView[] {
  const titles = new Map(rates.rooms.map(({ id, title }) => [id, title[locale]]))
  return combineOffers({ offers, rates, stay, party, count: rooms }).map((found) => toShown(found, rates, titles))
}

/** Combinations that are still free, for a party that asked for other rooms. */
export const toAlternatives = (
  asked: CombinationQuery,
  rates: StayRates,
  locale: Locale,
): { combinations: CombinationView[] } => ({
  combinations: toCombinations(asked, rates, toStayOffers(rates, asked.stay), locale),
})

const toShown = (
  { rooms, roomCount, price, priceBefore }: PricedCombination,
  { currency }: StayRates,
  titles: Map<number, string>,
): CombinationView => ({
  rooms: rooms.map(({ id, count }) => ({ roomTypeId: id, title: titles.get(id) ?? '', count })),
  roomCount,
  price: toPrice({ amount: price, currency }),
  priceBefore: toPrice({ amount: priceBefore, currency }),
})
