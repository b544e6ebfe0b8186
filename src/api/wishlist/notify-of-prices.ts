import type { Db, Tx } from '../../db/database.ts'
import { findSavers, lockFallenPrices, markTold } from '../../db/queries/catalogue/fallen-prices.ts'
import { minFall } from '../../domain/sales/wishlist.ts'
import { toDay } from '../../domain/time/day.ts'
import { toFallenPriceText } from '../../i18n/fallen-price.ts'
import { type AddressedNews, notifyMany } from '../../notify/notify-many.ts'

/** Customers who are looked at together, however much they have saved. */
const atOnce = 500

/**
 * Tells customers that a stay they have saved is cheaper: of the one that has fallen most, once a day at most, and of each fall once.
 * Answers how many were told.
 */
export async function notifyOfPrices(db: Db, now: Date): Promise<number> {
  let count = 0
  for (let customers = await findSavers(db, 0, atOnce); customers.length > 0; ) {
    const some = customers
    count += await db.transaction().execute((tx) => notifySome(tx, some, now))
    customers = await findSavers(db, some.at(-1) ?? 0, atOnce)
  }
  return count
}

async function notifySome(tx: Tx, customers: number[], now: Date): Promise<number> {
  const event = 'price-fallen'
  // The day is the key: however many processes come to tell it, a customer is told once.
  const key = toDay(now)
  const fallen = await lockFallenPrices(tx, { customers, percent: minFall, event, key })
  const told = await notifyMany(
    tx,
    fallen.map((one): AddressedNews => {
      const { customer, language, property } = one
      const text = toFallenPriceText(language, one)
      return { to: { customer, language }, news: { event, key, entity: 'property', entityId: property, text } }
    }),
    now,
  )
  await markTold(
    tx,
    fallen.filter(({ customer }) => told.has(customer)),
  )
  return told.size
}
