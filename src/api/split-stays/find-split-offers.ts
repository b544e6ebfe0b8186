import type { Ok } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import {
  findSplitCards,
  findSplitProperties,
  type SplitCard,
  type SplitPlace,
} from '../../db/queries/stays/split-stays.ts'
import { type Currency, toPrice } from '../../domain/money/money.ts'
import { toGuests } from '../../domain/stays/party.ts'
import { type Split, type SplitPart, searchSplits } from '../../domain/stays/split-stay.ts'
import { countNights } from '../../domain/stays/stay.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { createYield } from '../../http/fair-use/yield-to-event-loop.ts'
import type { AskedStay } from '../availability/parse-stay-query.ts'

type Offer = Ok<'GET /user/properties/split'>['splits'][number]
type Part = Offer['parts'][number]

type SplitQuery = AskedStay & { place: SplitPlace; locale: Locale; dinarsPerDollar: number }

/** Two statements for any number of properties: the candidates, and the cards of the best. */
export async function findSplitOffers(
  db: Db,
  { stay, party, place, locale, ...configured }: SplitQuery,
): Promise<Offer[]> {
  const { properties, dinarsPerDollar } = await findSplitProperties(db, place, stay, toGuests(party).adults)
  const rate = dinarsPerDollar ?? configured.dinarsPerDollar
  const splits = await searchKindly({ properties, stay, party, dinarsPerDollar: rate })
  if (splits.length === 0) return []
  const ids = splits.flatMap(({ first, second }) => [first.property, second.property])
  const cards = await findSplitCards(db, locale, [...new Set(ids)])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return splits.flatMap((split) => toOffer(split, byId))
}

async function searchKindly(request: Parameters<typeof searchSplits>[0]): Promise<Split[]> {
  const giveWay = createYield()
  const search = searchSplits(request)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
    await giveWay()
  }
}

function toOffer({ first, second, price, currency, kilometers }: Split, cards: Map<number, SplitCard>): Offer[] {
  const parts = [first, second].flatMap((part) => toPart(part, cards.get(part.property), currency))
  // One of them may have been taken from the site in between.
  if (parts.length < 2) return []
  const meters = Math.round(kilometers * 1000)
  const before = first.priceBefore + second.priceBefore
  return [
    {
      parts,
      movesOn: second.checkIn,
      meters,
      price: toPrice({ amount: price, currency }),
      priceBefore: toPrice({ amount: before, currency }),
    },
  ]
}

function toPart(
  { rooms, price, priceBefore: _, property: _id, ...stay }: SplitPart,
  card: SplitCard | undefined,
  currency: Currency,
): Part[] {
  if (!card) return []
  const { rooms: types, ...property } = card
  const titles = new Map(types.map(({ id, title }) => [id, title]))
  return [
    {
      property,
      ...stay,
      nights: countNights(stay),
      rooms: rooms.map(({ id, count }) => ({ roomTypeId: id, title: titles.get(id) ?? '', count })),
      price: toPrice({ amount: price, currency }),
    },
  ]
}
