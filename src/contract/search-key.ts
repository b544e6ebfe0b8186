import { z } from 'zod'
import { defineCalls } from './call.ts'

export const searchKeyCalls = defineCalls({
  'GET /public/meilisearch/key': {
    summary: 'The key with which anyone may search, and do nothing else',
    audience: 'visitor',
    ok: z.object({ key: z.object({ key: z.string() }) }),
    freshFor: 300,
  },
})
