import { z } from 'zod'
import { orderKindNames } from '../domain/orders/order.ts'
import { defineCalls, List, Page } from './call.ts'
import { Price } from './shapes.ts'

const entry = { id: z.number().int(), reason: z.string(), createdAt: z.string() }
/** `balance`: what was there after it. */
export const PointEntry = z.object({ ...entry, points: z.number().int(), balance: z.number().int() })

const PointOrder = z.object({
  orderId: z.number().int(),
  code: z.string(),
  itemType: z.enum(orderKindNames),
  /** The title of the item; null where its kind says enough. */
  title: z.string().nullable(),
  /** The page of the item, without the locale. */
  itemPath: z.string(),
})

/** An order that is not paid yet: what paying it brings, and what it has taken already. */
const ExpectedPoints = PointOrder.extend({ points: z.number().int(), used: z.number().int() })
export const WalletEntry = z.object({ ...entry, amount: Price })

export const ledgerCalls = defineCalls({
  'GET /customer/points': {
    summary: 'The balance of points, what changed it, the newest first, and what open orders will bring',
    audience: 'customer',
    query: Page(20),
    ok: List(PointEntry.extend({ order: PointOrder.nullable() })).extend({
      balance: z.number().int(),
      expected: z.array(ExpectedPoints),
    }),
  },
  'GET /customer/wallet': {
    summary: 'The balance of the wallet, and what changed it, the newest first',
    audience: 'customer',
    query: Page(20),
    ok: List(WalletEntry).extend({ balance: Price }),
  },
})
