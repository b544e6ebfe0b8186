import type { Ok } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import { type FreeProperty, findFreeProperties, findRatesOf } from '../../db/queries/stays/free-properties.ts'
import { toPrice } from '../../domain/money/money.ts'
import { findMinNights } from '../../domain/stays/nightly-price.ts'
import { toGuests } from '../../domain/stays/party.ts'
import { combineOffers, hasRoomsFor, toStayOffers } from '../../domain/stays/stay-offers.ts'
import { createYield } from '../../http/fair-use/yield-to-event-loop.ts'
import type { AskedStay } from './parse-stay-query.ts'

/** All properties by what they have for a party in the nights of a stay. */
export async function findFreeStays(db: Db, { stay, party }: AskedStay): Promise<Ok<'GET /user/properties/free'>> {
  // An adult sleeps in each room.
  const left = await findFreeProperties(db, stay, toGuests(party).adults)
  const hasRooms = hasRoomsFor(party, stay)
  const giveWay = createYield()
  const found: Ok<'GET /user/properties/free'> = { ids: [], full: [], closed: [], tooShort: [] }
  for (const property of left) {
    await giveWay()
    const { id } = property
    const empty = withNothingBooked(property)
    if (hasRooms(property)) found.ids.push(id)
    else if (hasRooms(empty)) found.full.push(id)
    else if (hasRooms(withoutMinimum(empty))) found.tooShort.push({ id, minNights: findMinNights(property, stay) })
    else if (hasRooms({ ...withoutMinimum(empty), closures: [] })) found.closed.push(id)
  }
  return found
}

/** The lowest prices of a stay in those of the properties that have rooms for it. */
export async function findLowestPrices(
  db: Db,
  { stay, party }: AskedStay,
  ids: readonly number[],
): Promise<Ok<'GET /user/properties/free/prices'>['prices']> {
  const giveWay = createYield()
  const prices: Ok<'GET /user/properties/free/prices'>['prices'] = []
  for (const rates of await findRatesOf(db, ids, stay)) {
    await giveWay()
    const [best] = combineOffers({ offers: toStayOffers(rates, stay), rates, stay, party, max: 1 })
    if (!best) continue
    const { currency } = rates
    prices.push({
      id: rates.propertyId,
      price: toPrice({ amount: best.price, currency }),
      priceBefore: toPrice({ amount: best.priceBefore, currency }),
    })
  }
  return prices
}

const withNothingBooked = (property: FreeProperty): FreeProperty => ({
  ...property,
  rooms: property.rooms.map((room) => ({ ...room, left: room.units })),
})

/** Seasons count for nothing else here. */
const withoutMinimum = (property: FreeProperty): FreeProperty => ({ ...property, minNights: 1, seasons: [] })
