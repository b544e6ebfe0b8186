import type { Tx } from '../../db/database.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { type BoughtItem, getPurchaseOf, isWithinMaxEach, setPurchaseStatus } from '../../db/queries/sales/purchases.ts'
import { freePlaces, lockStocks, takePlaces } from '../../db/queries/sales/stocks.ts'
import { endTickets } from '../../db/queries/sales/tickets.ts'
import type { OrderEnder } from '../../domain/orders/order.ts'
import type { PurchaseStatus } from '../../domain/orders/states.ts'
import { isLivePurchase } from '../../domain/sales/purchase-states.ts'
import { type SaleKind, saleKinds } from '../../domain/sales/sale.ts'
import { later } from '../../domain/time/later.ts'
import type { OrderKind } from '../orders/order-kind.ts'
import { fulfilPurchase } from './fulfil-purchase.ts'
import { fulfilRest } from './rest-order.ts'

/** Units of everything that is sold besides stays. The rest after a deposit is an order of the same kind that holds no units itself. */
const toPurchaseKind = (kind: SaleKind): OrderKind => ({
  kind,
  async fulfil(tx, order, { now }) {
    const bought = await getPurchaseOf(tx, order.id)
    if (bought.isRest) return fulfilRest(tx, order, now)
    await fulfilPurchase(tx, { ...bought, order: order.id }, { isFree: false, now })
  },
  async revive(tx, order, now) {
    const bought = await getPurchaseOf(tx, order.id)
    if (bought.isRest) return isLivePurchase(bought)
    if (bought.status !== 'failed' || !(await isWithinMaxEach(tx, bought.id))) return false
    if (!(await arePlacesFree(tx, bought, now))) return false
    await takePlaces(tx, bought.places)
    return true
  },
  async release(tx, order, { by, now }) {
    const bought = await getPurchaseOf(tx, order.id)
    if (bought.isRest) return
    await lockStocks(tx, stocksOf(bought))
    await freePlaces(tx, bought.places)
    await endTickets(tx, bought.id, now)
    await setPurchaseStatus(tx, bought.id, statusAfterEnd(order, by))
  },
  /** A day before it begins: who waits for a place needs to know. */
  async findLatestHold(tx, { id: order }) {
    const { startsAt } = await getPurchaseOf(tx, order)
    return startsAt && later(startsAt, -24 * 3600)
  },
  async describe(db, { id: order }) {
    const { id, title } = await getPurchaseOf(db, order)
    return { itemId: id, title, path: `/account/purchases/${id}` }
  },
})

export const purchaseKinds: readonly OrderKind[] = saleKinds.map(toPurchaseKind)

const stocksOf = ({ places }: BoughtItem): number[] => places.map(({ stock }) => stock)

/** Leaves the stocks locked. A sale that has closed meanwhile sells nothing more. */
async function arePlacesFree(tx: Tx, bought: BoughtItem, now: Date): Promise<boolean> {
  const locked = await lockStocks(tx, stocksOf(bought))
  return bought.places.every(({ stock, count }) => {
    const found = locked.get(stock)
    return found !== undefined && found.left >= count && found.closesAt > now
  })
}

/** The seller, or an operator, rejects a purchase. A customer gives up an unpaid one and ends a paid one. */
function statusAfterEnd({ paymentStatus }: OrderFacts, by: OrderEnder | null): PurchaseStatus {
  if (by === null) return 'failed'
  if (by !== 'customer') return 'rejected'
  return paymentStatus === 'paid' ? 'ended' : 'failed'
}
