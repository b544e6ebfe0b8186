import type { searchKeyCalls } from '../../contract/search-key.ts'
import type { Handlers } from '../handler.ts'

export const searchKeyHandlers: Handlers<keyof typeof searchKeyCalls> = {
  'GET /public/meilisearch/key': async ({ searchKey }) => ({ key: { key: await searchKey() } }),
}
