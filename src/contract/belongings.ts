import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { orderKindNames } from '../domain/orders/order.ts'
import { saleKinds } from '../domain/sales/sale.ts'
import { defineCalls } from './call.ts'
import { Price } from './shapes.ts'

/** What would be lost with the account, so that nobody deletes it without knowing. */
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
   * What was bought and is still to come; it would be cancelled under its policy, unless somebody else has a ticket of it (`isPassed`): then it
   * goes on for them, and nothing is given back. `tickets`: the customer's own.
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
  /** Passed on by somebody else. */
  tickets: z.array(
    z.object({ id: z.string(), title: z.string(), startsAt: z.string().nullable(), endsAt: z.string() }),
  ),
  /** Visas that are paid and not decided: withdrawn, and for nothing where somebody has begun to work on one. */
  visaApplications: z.array(
    z.object({
      applicationId: z.number().int(),
      code: z.string(),
      title: z.string(),
      total: Price,
      isBegun: z.boolean(),
    }),
  ),
  /** What waits for its payment, and would be given up. */
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
