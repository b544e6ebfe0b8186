import type { PaidOrders } from '../payments/payment-context.ts'
import { notifyOrder } from './notify-order.ts'
import { getOrderKind, type OrderKinds } from './order-kind.ts'
import { receivePayment } from './receive-payment.ts'

/** The functions of orders that payments need, for the composition root. */
export const toPaidOrders = (kinds: OrderKinds): PaidOrders => ({
  receive: (tx, payment, now) => receivePayment(tx, kinds, payment, now),
  describe: (db, order) => getOrderKind(kinds, order.kind).describe(db, order),
  notify: (tx, order, news, when) => notifyOrder(tx, kinds, order, news, when),
})
