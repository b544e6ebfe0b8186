import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { orderKindNames } from '../domain/orders/order.ts'
import { defineCalls, Id } from './call.ts'
import { Price, savedPrices } from './shapes.ts'

/** One line of an invoice: so many of something. */
const InvoiceLine = z.object({
  title: z.string(),
  titleEn: z.string(),
  /** The night that it is for, `YYYY-MM-DD`; null where it has none. */
  day: z.string().nullable(),
  count: z.number().int(),
  price: Price,
  amount: Price,
  /** Without what its seller takes off. */
  amountBefore: Price,
})

/** A printable receipt. All prices are in the order's currency, unless they say otherwise. */
export const Invoice = z.object({
  invoiceId: z.string(),
  orderId: z.number().int(),
  code: z.string(),
  itemType: z.enum(orderKindNames),
  itemId: z.number().int(),
  /** The page of the item, without the locale. */
  itemPath: z.string(),
  /** The title of the item; in English too, since an employer who asks for a receipt may read nothing else. */
  title: z.string(),
  titleEn: z.string(),
  /** The day in Baghdad on which it was paid, `YYYY-MM-DD`. */
  day: z.string(),
  paidAt: z.string(),
  paymentMethod: z.enum(paymentMethods),
  seller: z.object({
    name: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  customer: z.object({ name: z.string() }),
  lines: z.array(InvoiceLine),
  totalBeforeDiscount: Price,
  voucherDiscount: Price,
  pointsDiscount: Price,
  /** 0 or less. */
  rounding: Price,
  total: Price,
  ...savedPrices,
  /** The payment in dinars, with its rate and the day of the rate; null where the price is in dinars. */
  dinars: Price,
  rate: z.number().nullable(),
  rateDay: z.string().nullable(),
  /** In dinars, the first one first: of each who paid a part, and of each change that cost something. None where it cost nothing. */
  payments: z.array(
    z.object({ amount: Price, method: z.enum(paymentMethods), paidAt: z.string(), isForChange: z.boolean() }),
  ),
  /** In dinars, the first one first. `refundedAt` is null while it is on its way. */
  refunds: z.array(
    z.object({
      amount: Price,
      to: z.enum(paymentMethods),
      status: z.enum(['waiting', 'refunding', 'refunded', 'failed']),
      askedAt: z.string(),
      refundedAt: z.string().nullable(),
    }),
  ),
})

export const invoiceCalls = defineCalls({
  'GET /customer/orders/{id}/invoice': {
    summary: 'The invoice of an order that was paid',
    audience: 'customer',
    params: Id,
    ok: Invoice,
    problems: ['NOT_FOUND'],
  },
})
