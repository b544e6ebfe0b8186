import type { orderCalls } from '../../contract/orders.ts'
import { findOwnOrder } from '../../db/queries/orders/orders.ts'
import { toPrice } from '../../domain/money/money.ts'
import { isOrderLapsed } from '../../domain/orders/order.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { getOrderKind } from './order-kind.ts'
import { findOrderPayment } from './payment-state.ts'

export const orderHandlers: Handlers<keyof typeof orderCalls> = {
  'GET /customer/orders/{id}/payment': async ({ db, caller, params, locale, now, payments, orderKinds }) => {
    const { customer } = caller
    await requireFound(findOwnOrder(db, params.id, customer))
    const { order, ...state } = await findOrderPayment(params.id, { db, payments, customer, locale, now })
    const { id, kind, code, total, currency, dinars, isCancelled } = order
    const { title, ...item } = await getOrderKind(orderKinds, kind).describe(db, order)
    return {
      orderId: id,
      code,
      kind,
      ...item,
      title: title?.[locale] ?? null,
      total: toPrice({ amount: total, currency }),
      dinars,
      isClosed: order.isClosed || isOrderLapsed(order, now),
      isCancelled,
      ...state,
    }
  },
}
