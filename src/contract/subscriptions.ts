import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { paymentStatuses, subscriptionStatuses } from '../domain/orders/states.ts'
import { defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { GroupPayment, Picture, Price } from './shapes.ts'

/** One use of a subscription at a business, as its customer sees it. */
export const CustomerRedemption = z.object({
  id: z.number().int(),
  business: z.object({ id: z.number().int(), title: z.string() }),
  /** Null where the business named none. */
  discount: z.object({ id: z.number().int(), title: z.string(), percent: z.number().int() }).nullable(),
  /** The bill and its discount; null where the business did not enter them. */
  amount: Price.nullable(),
  saved: Price.nullable(),
  redeemedAt: z.string(),
  /** The use was given back. */
  undoneAt: z.string().nullable(),
})

export const SubscriptionCard = z.object({
  id: z.number().int(),
  /** By which the customer and we name it: that of its order. */
  code: z.string(),
  orderId: z.number().int(),
  /** The title of the package at the time of buying. */
  title: z.string(),
  package: z.object({ id: z.number().int(), picture: Picture }),
  plan: z.object({ id: z.number().int().nullable(), title: z.string(), days: z.number().int() }),
  status: z.enum(subscriptionStatuses),
  /** Paid and not begun: the one before it still runs. */
  isNext: z.boolean(),
  subscribedAt: z.string(),
  startsAt: z.string().nullable(),
  expireAt: z.string().nullable(),
  price: Price,
  /** `total` and `left` are null where there is no limit. */
  uses: z.object({ total: z.number().int().nullable(), used: z.number().int(), left: z.number().int().nullable() }),
  saved: Price,
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  holdUntil: z.string().nullable(),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  canShowCode: z.boolean(),
})

export const SubscriptionPage = SubscriptionCard.extend({
  invoiceId: z.string(),
  paidAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endReason: z.enum(['expired', 'used_up', 'cancelled', 'not_paid', 'rejected']).nullable(),
  /** Until when it can be given back for all of its price, while it is unused. */
  cancelUntil: z.string().nullable(),
  /** The refund of a cancellation, after one, and its state. */
  refund: z
    .object({
      amount: Price,
      status: z.enum(['waiting', 'refunding', 'refunded', 'failed']),
      to: z.enum(paymentMethods),
    })
    .nullable(),
  /** The newest first, 100 at most. */
  redemptions: z.array(CustomerRedemption),
})

export const subscriptionCalls = defineCalls({
  'GET /customer/customer-discount-packages': {
    summary: 'The subscriptions of a customer, the newest first',
    audience: 'customer',
    query: Page(8),
    ok: List(SubscriptionCard),
  },
  'GET /customer/customer-discount-packages/active': {
    summary: 'The subscription that runs now, then those that follow it',
    audience: 'customer',
    ok: z.object({ data: z.array(SubscriptionCard) }),
  },
  'GET /customer/customer-discount-packages/{id}': {
    summary: 'One subscription with its uses',
    audience: 'customer',
    params: Id,
    ok: SubscriptionPage,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/customer-discount-packages': {
    summary: 'Subscribes to a plan of a package, and says where it is paid',
    audience: 'customer',
    limits: { address: 'purchasesPerIpAddress', customer: 'subscriptions', global: 'purchasesGlobally' },
    isExpensive: true,
    isCreating: true,
    body: z.object({
      packageId: IdNumber,
      planId: IdNumber,
      paymentMethod: z.enum(paymentMethods).default('qi'),
      isGroupPayment: GroupPayment,
      /** The price that was shown, in major units: where it is another by now, nothing is bought. */
      total: z.number().optional(),
    }),
    ok: z.object({
      id: z.number().int(),
      orderId: z.number().int(),
      code: z.string(),
      status: z.enum(subscriptionStatuses),
      paymentStatus: z.enum(paymentStatuses),
      holdUntil: z.string().nullable(),
      payment: z.object({ link: z.string().nullable() }),
      message: z.string(),
    }),
    changedPrice: Price,
    problems: [
      'NOT_FOUND',
      'PAYMENT_METHOD_REQUIRED',
      'PRICE_CHANGED',
      'WALLET_TOO_LOW',
      'UNPAID_SUBSCRIPTIONS',
      'TOO_MANY_SUBSCRIPTIONS',
    ],
  },
  'POST /customer/customer-discount-packages/{id}/payment-url': {
    summary: 'Where an unpaid subscription is paid; the payment that is open, if there is one',
    audience: 'customer',
    limits: { customer: 'payments' },
    isCreating: true,
    params: Id,
    body: z.object({ paymentMethod: z.enum(paymentMethods).default('qi') }),
    ok: z.object({ payment_url: z.string(), message: z.string() }),
    problems: [
      'NOT_FOUND',
      'ORDER_NOT_PAYABLE',
      'PART_PAID',
      'PAYMENT_METHOD_REQUIRED',
      'WALLET_TOO_LOW',
      'UNAVAILABLE',
    ],
  },
  'PUT /customer/customer-discount-packages/{id}/cancel': {
    summary: 'Gives up what is unpaid; gives back what was bought within 24 hours and never used',
    audience: 'customer',
    params: Id,
    ok: z.object({
      id: z.number().int(),
      status: z.enum(subscriptionStatuses),
      paymentStatus: z.enum(paymentStatuses),
      refund: Price,
      refundTo: z.enum(paymentMethods),
      message: z.string(),
    }),
    problems: ['NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  },
})
