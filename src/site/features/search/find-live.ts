import { type CallOptions, call } from '../../../client/call/call.ts'
import type { Input } from '../../../contract/contract.ts'
import { type SearchResults, toResults } from './to-results.ts'

/** A search from the browser. Throws where nothing could be learnt: that is not the same as nothing found. */
export async function findLive(
  query: NonNullable<Input<'GET /public/search'>['query']>,
  options: CallOptions,
): Promise<SearchResults> {
  const outcome = await call('GET /public/search', { query }, { ...options, hide: { error: true } })
  if (!outcome.ok) throw new Error(`The search answered ${outcome.status}`)
  return toResults(outcome.body)
}
