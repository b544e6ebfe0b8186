import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { orderKindNames } from '../domain/orders/order.ts'
import { saleKinds } from '../domain/sales/sale.ts'
import { defineCalls } from './call.ts'
import { Price } from './shapes.ts'

/** Everything that a customer would lose with the account, so that they delete it knowingly. */
export const Belongings = z.object({
  /** Nothing of the kinds below is there. */
  isEmpty: z.boolean(),
  wallet: Price,
  /** Top-ups whose money can still go back to where it came from, by `PUT /customer/wallet/top-ups/{id}/cancel`. */
  refundable: z.array(z.object({ topUpId: z.number().int(), amount: Price, to: z.enum(paymentMethods) })),
  points: z.number().int(),
  /** Stays to come, paid or waiting for their property. */
  stays: z.array(
    z.object({
      reservationId: z.number().int(),
      code: z.string(),
      title: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      total: Price,
    }),
  ),
  /**
   * Purchases still to come. Deleting the account cancels them by their policy. A purchase with a ticket that was passed on (`isPassed`) goes
   * on for its holder, without a refund. `tickets`: the customer's own.
   */
  purchases: z.array(
    z.object({
      purchaseId: z.number().int(),
      code: z.string(),
      itemType: z.enum(saleKinds),
      title: z.string(),
      startsAt: z.string().nullable(),
      endsAt: z.string(),
      /** Paid so far. */
      total: Price,
      tickets: z.number().int(),
      isPassed: z.boolean(),
    }),
  ),
  /** Tickets that another customer has passed on to this one. */
  tickets: z.array(
    z.object({ id: z.string(), title: z.string(), startsAt: z.string().nullable(), endsAt: z.string() }),
  ),
  /** Paid visa applications without a decision: they are withdrawn, and not refunded once an officer has begun. */
  visaApplications: z.array(
    z.object({
      applicationId: z.number().int(),
      code: z.string(),
      title: z.string(),
      total: Price,
      isBegun: z.boolean(),
    }),
  ),
  /** Unpaid orders, which would be cancelled. */
  openOrders: z.array(
    z.object({
      orderId: z.number().int(),
      itemType: z.enum(orderKindNames),
      itemId: z.number().int(),
      title: z.string(),
      total: Price,
    }),
  ),
  /** Running, suspended or waiting to begin. `worth`: of what was paid, the part that is not used up yet. */
  subscriptions: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      expireAt: z.string(),
      usesLeft: z.number().int().nullable(),
      worth: Price,
    }),
  ),
  /** Money on its way back, in dinars: what goes to the wallet would be lost. */
  refunds: z.array(z.object({ orderId: z.number().int(), amount: Price, to: z.enum(paymentMethods) })),
})

export const belongingCalls = defineCalls({
  'GET /customer/auth/belongings': {
    summary: 'What would be lost if the account were deleted now',
    audience: 'account',
    ok: Belongings,
  },
})
