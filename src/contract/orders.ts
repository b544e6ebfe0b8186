import { z } from 'zod'
import { orderKindNames } from '../domain/orders/order.ts'
import { paymentStatuses } from '../domain/orders/states.ts'
import { defineCalls, Id } from './call.ts'
import { Payment, Refund } from './payments.ts'
import { Dinars, Price } from './shapes.ts'

export const orderCalls = defineCalls({
  'GET /customer/orders/{id}/payment': {
    summary: 'How the payment of an order of any kind stands; to be asked again while it is open',
    audience: 'customer',
    params: Id,
    ok: z.object({
      orderId: z.number().int(),
      /** The code that a customer tells: eight letters and digits that are easy to tell apart. */
      code: z.string(),
      kind: z.enum(orderKindNames),
      /** The public id of what was ordered, its name where it has one, and where its page is, without the locale. */
      itemId: z.number().int(),
      title: z.string().nullable(),
      path: z.string(),
      total: Price,
      /** Null where its price is in dinars. */
      dinars: Dinars.nullable(),
      paymentStatus: z.enum(paymentStatuses),
      /** It has run out, or was cancelled. */
      isClosed: z.boolean(),
      isCancelled: z.boolean(),
      canPay: z.boolean(),
      holdUntil: z.string().nullable(),
      /** The newest payment; null before the first one. */
      payment: Payment.nullable(),
      refund: Refund.nullable(),
    }),
    problems: ['NOT_FOUND'],
  },
})
