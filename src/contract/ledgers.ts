import { z } from 'zod'
import { defineCalls, List, Page } from './call.ts'
import { Price } from './shapes.ts'

export const ledgerCalls = defineCalls({
  'GET /customer/points': {
    summary: 'The balance of points, and what changed it, the newest first',
    audience: 'customer',
    query: Page(20),
    ok: List(
      z.object({ id: z.number().int(), points: z.number().int(), reason: z.string(), createdAt: z.string() }),
    ).extend({
      balance: z.number().int(),
    }),
  },
  'GET /customer/wallet': {
    summary: 'The balance of the wallet, and what changed it, the newest first',
    audience: 'customer',
    query: Page(20),
    ok: List(z.object({ id: z.number().int(), amount: Price, reason: z.string(), createdAt: z.string() })).extend({
      balance: Price,
    }),
  },
})
