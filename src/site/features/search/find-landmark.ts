import { type CallOptions, call } from '../../../client/call/call.ts'
import { isMeant, type Landmark, toLandmarkQuery } from '../landmarks/meant-landmark.ts'

/** The landmark that is meant by what was typed, if any. A search without it is still a search. */
export async function findLandmark(typed: string, options: CallOptions): Promise<Landmark | null> {
  const query = toLandmarkQuery(typed)
  if (!query) return null
  const outcome = await call('GET /public/landmarks', { query }, { ...options, hide: { error: true } })
  const landmark = outcome.ok ? outcome.body.data[0] : undefined
  return isMeant(landmark, typed) ? landmark : null
}
