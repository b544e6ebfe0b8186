import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { orderKindNames } from '../domain/orders/order.ts'
import { defineCalls, Id, List, Page } from './call.ts'
import { Price } from './shapes.ts'

/** Money that has moved. `debit`: from the customer to us; `credit`: back to the customer, to where `paymentMethod` says. */
export const TransactionCard = z.object({
  id: z.number().int(),
  amount: Price,
  paidAt: z.string(),
  paymentMethod: z.enum(paymentMethods),
  transactionType: z.enum(['debit', 'credit']),
  /** Another person paid by the customer's link, or was refunded. */
  isByLink: z.boolean(),
  invoiceId: z.string(),
  /** Null where it belongs to nothing that was bought. */
  itemId: z.number().int().nullable(),
  itemType: z.enum(orderKindNames),
  /** The order with its invoice; null where an operator put the money into the wallet. */
  orderId: z.number().int().nullable(),
  /** The part of the price that it stands for, which may be in another currency. */
  price: Price.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const TransactionPage = TransactionCard.extend({
  /** The title of the item. */
  title: z.string().nullable(),
  /** The page of the item, without the locale. */
  itemPath: z.string().nullable(),
  /** By which the customer knows the order. */
  itemCode: z.string().nullable(),
  /** The dinars that a dollar was then, and since which day, where the price is in another currency. */
  rate: z.number().nullable(),
  rateDay: z.string().nullable(),
})

export const transactionCalls = defineCalls({
  'GET /customer/transactions': {
    summary: 'What the customer has paid and got back, the newest first',
    audience: 'customer',
    query: Page(20),
    ok: List(TransactionCard),
  },
  'GET /customer/transactions/{id}': {
    summary: 'One movement of money',
    audience: 'customer',
    params: Id,
    ok: TransactionPage,
    problems: ['NOT_FOUND'],
  },
})
