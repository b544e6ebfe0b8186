import type { Ok } from '../../contract/contract.ts'
import type { sellerOrderCalls } from '../../contract/seller-orders.ts'
import type { Tx } from '../../db/database.ts'
import { findDeparture, findSellerOrder, findSellerOrders } from '../../db/queries/orders/seller-orders.ts'
import { findPropertiesOf } from '../../db/queries/stays/arrivals.ts'
import { findSellers } from '../../db/queries/stays/sellers.ts'
import { toCsv } from '../../domain/text/csv.ts'
import { toDay } from '../../domain/time/day.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { enterAirlineTicket } from '../airline-tickets/enter-airline-ticket.ts'
import type { Call, Handlers } from '../handler.ts'
import { narrowScope } from '../narrow-scope.ts'
import { acceptPurchase, rejectPurchase } from '../purchases/decide-purchase.ts'
import { requireFound } from '../require-found.ts'
import { openTravellers } from '../travellers/seal-travellers.ts'
import { type Order, presentCustomer, presentOrder } from './present-order.ts'
import { toOrderTable } from './to-order-table.ts'

type EnterCall = Call<'PUT /business/orders/{id}/airline-ticket'>
type DecideCall = Call<'PUT /business/orders/{id}/accept' | 'PUT /business/orders/{id}/reject'>

/** A file that a table program opens without complaint. */
const maxExported = 10_000

export const sellerOrderHandlers: Handlers<keyof typeof sellerOrderCalls> = {
  'GET /business/sellers': async ({ db, locale, caller, now }) => {
    const [data, properties] = await Promise.all([
      findSellers(db, locale, caller.account, now),
      findPropertiesOf(db, locale, { account: caller.account, now }),
    ])
    return { data, properties }
  },
  'GET /business/orders': async ({ db, locale, query, personalSeal, now, ...call }) => {
    const scope = narrowScope(call.scope, 'seller', query.seller)
    const { data, meta } = await findSellerOrders(db, locale, { ...query, scope, now })
    return { data: data.map(presentOrder(personalSeal)), meta }
  },
  'GET /business/orders/export': async ({ db, locale, query, personalSeal, now, ...call }) => {
    const scope = narrowScope(call.scope, 'seller', query.seller)
    const list = { ...query, scope, now, page: 1, limit: maxExported }
    const { data } = await findSellerOrders(db, locale, list)
    const table = toOrderTable(locale, data.map(presentOrder(personalSeal)))
    return { file: `orders-${toDay(now)}.csv`, count: data.length, csv: toCsv(table) }
  },
  'PUT /business/orders/{id}/accept': (call) => decide(call, 'accept'),
  'PUT /business/orders/{id}/reject': (call) => decide(call, 'reject'),
  'PUT /business/orders/{id}/airline-ticket': enterTicket,
  'GET /business/departures/{id}/travellers': listTravellers,
}

async function decide(call: DecideCall, word: 'accept' | 'reject'): Promise<Order & { message: string }> {
  const { params, now } = call
  const take = word === 'accept' ? acceptPurchase : rejectPurchase
  const said = word === 'accept' ? 'ORDER_ACCEPTED' : 'ORDER_REJECTED'
  return act(call, said, (tx) => take(tx, params.id, now))
}

function enterTicket(call: EnterCall): Promise<Order & { message: string }> {
  const { caller, params, body, personalSeal: seal, now } = call
  return act(call, 'AIRLINE_TICKET_ENTERED', (tx) =>
    enterAirlineTicket(tx, { id: params.id, caller, ...body, seal, now }),
  )
}

/** An order of another seller is not found. The answer is the state of the order after the action. */
async function act(
  { db, scope, locale, params, personalSeal }: DecideCall | EnterCall,
  said: keyof (typeof successMessages)['en'],
  change: (tx: Tx) => Promise<void>,
): Promise<Order & { message: string }> {
  const find = () => requireFound(findSellerOrder(db, locale, params.id, scope))
  await find()
  await db.transaction().execute(change)
  return { ...presentOrder(personalSeal)(await find()), message: successMessages[locale][said] }
}

/** Passports of many at once: the security log says who has looked. */
async function listTravellers(
  call: Call<'GET /business/departures/{id}/travellers'>,
): Promise<Ok<'GET /business/departures/{id}/travellers'>> {
  const { db, scope, locale, caller, params, security, personalSeal } = call
  const found = await requireFound(findDeparture(db, locale, params.id, scope))
  const { account, session } = caller
  security.record({ name: 'travellers.read', account, session, detail: String(params.id) })
  const { data, ...departure } = found
  return {
    ...departure,
    data: data.map(({ order, travellers, customer, ...row }) => ({
      ...row,
      customer: presentCustomer(customer),
      travellers: travellers === null ? [] : openTravellers(personalSeal, travellers, { order }),
    })),
  }
}
