import { z } from 'zod'
import { defineCalls, List, Page } from './call.ts'
import { Price } from './shapes.ts'

const entry = { id: z.number().int(), reason: z.string(), createdAt: z.string() }
export const PointEntry = z.object({ ...entry, points: z.number().int() })
export const WalletEntry = z.object({ ...entry, amount: Price })

export const ledgerCalls = defineCalls({
  'GET /customer/points': {
    summary: 'The balance of points, and what changed it, the newest first',
    audience: 'customer',
    query: Page(20),
    ok: List(PointEntry).extend({ balance: z.number().int() }),
  },
  'GET /customer/wallet': {
    summary: 'The balance of the wallet, and what changed it, the newest first',
    audience: 'customer',
    query: Page(20),
    ok: List(WalletEntry).extend({ balance: Price }),
  },
})
