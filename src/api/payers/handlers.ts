import type { payerCalls } from '../../contract/payers.ts'
import { findOwnOrder } from '../../db/queries/orders/orders.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { lookAtLink, payByLink } from './pay-link.ts'
import { presentPayers } from './present-payers.ts'
import { splitPayment, takeLinkBack, takeLinksBack } from './split.ts'

export const payerHandlers: Handlers<keyof typeof payerCalls> = {
  'GET /customer/orders/{id}/payers': async (call) => {
    const { db, caller, params } = call
    const order = await requireFound(findOwnOrder(db, params.id, caller.customer))
    return presentPayers(db, order, call)
  },
  'POST /customer/orders/{id}/payers': splitPayment,
  'DELETE /customer/orders/{id}/payers': takeLinksBack,
  'DELETE /customer/orders/{id}/payers/{part}': takeLinkBack,
  'GET /public/pay/{secret}': lookAtLink,
  'POST /public/pay/{secret}/payment-url': payByLink,
}
