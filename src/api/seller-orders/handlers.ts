import type { Ok } from '../../contract/contract.ts'
import type { sellerOrderCalls } from '../../contract/seller-orders.ts'
import { findPropertiesOf } from '../../db/queries/arrivals.ts'
import { findDeparture, findSellerOrder, findSellerOrders } from '../../db/queries/seller-orders.ts'
import { findSellers } from '../../db/queries/sellers.ts'
import { toCsv } from '../../domain/csv.ts'
import { toDay } from '../../domain/day.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { acceptPurchase, rejectPurchase } from '../purchases/decide-purchase.ts'
import { requireFound } from '../require-found.ts'
import { openTravellers } from '../travellers/seal-travellers.ts'
import { requireSellers } from './require-sellers.ts'
import { toOrderTable } from './to-order-table.ts'

type List = Ok<'GET /business/orders'>
type Order = List['data'][number]
type Sellers = Ok<'GET /business/sellers'>['data'][number]
type DecideCall = Call<'PUT /business/orders/{id}/accept' | 'PUT /business/orders/{id}/reject'>

/** A file that a table program opens without complaint. */
const mostExported = 10_000

export const sellerOrderHandlers: Handlers<keyof typeof sellerOrderCalls> = {
  'GET /business/sellers': async ({ db, locale, caller, now }) => {
    const [data, properties] = await Promise.all([
      findSellers<Sellers>(db, locale, caller.account, now),
      findPropertiesOf(db, locale, caller.account),
    ])
    return { data, properties }
  },
  'GET /business/orders': async ({ db, locale, caller, query, now }) =>
    findSellerOrders<Order>(db, locale, {
      ...query,
      sellers: await requireSellers(db, caller.account, 'see-orders', query.seller),
      now,
    }),
  'GET /business/orders/export': async ({ db, locale, caller, query, now }) => {
    const sellers = await requireSellers(db, caller.account, 'export-orders', query.seller)
    const { data } = await findSellerOrders<Order>(db, locale, { ...query, sellers, now, page: 1, limit: mostExported })
    return { file: `orders-${toDay(now)}.csv`, count: data.length, csv: toCsv(toOrderTable(locale, data)) }
  },
  'PUT /business/orders/{id}/accept': (call) => decide(call, 'accept'),
  'PUT /business/orders/{id}/reject': (call) => decide(call, 'reject'),
  'GET /business/departures/{id}/travellers': listTravellers,
}

async function decide(call: DecideCall, word: 'accept' | 'reject'): Promise<Order & { message: string }> {
  const { db, locale, caller, params, now } = call
  const sellers = await requireSellers(db, caller.account, 'decide-orders')
  // Of another seller it is not there.
  await requireFound(findSellerOrder<Order>(db, locale, params.id, sellers))
  const take = word === 'accept' ? acceptPurchase : rejectPurchase
  await db.transaction().execute((tx) => take(tx, params.id, now))
  const order = await requireFound(findSellerOrder<Order>(db, locale, params.id, sellers))
  return { ...order, message: successMessages[locale][word === 'accept' ? 'ORDER_ACCEPTED' : 'ORDER_REJECTED'] }
}

/** Passports of many at once: for managers, and written down who looked. */
async function listTravellers(
  call: Call<'GET /business/departures/{id}/travellers'>,
): Promise<Ok<'GET /business/departures/{id}/travellers'>> {
  const { db, locale, caller, params, security, personalSeal } = call
  const sellers = await requireSellers(db, caller.account, 'read-travellers')
  const found = await requireFound(findDeparture(db, locale, params.id, sellers))
  const { account, session } = caller
  security.record({ name: 'travellers.read', account, session, detail: String(params.id) })
  const { data, ...departure } = found
  return {
    ...departure,
    data: data.map(({ order, travellers, ...row }) => ({
      ...row,
      travellers: travellers === null ? [] : openTravellers(personalSeal, travellers, { order }),
    })),
  }
}
