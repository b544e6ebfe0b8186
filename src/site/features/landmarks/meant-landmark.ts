import type { Ok } from '../../../contract/contract.ts'
import { findNearPhrase } from '../../../domain/map/near-phrase.ts'
import { toPlaceName } from '../../../domain/map/place-name.ts'

export type Landmark = Ok<'GET /public/landmarks'>['data'][number]

/** What to ask for to learn which landmark was meant; null where no name is left of what was typed. */
export function toLandmarkQuery(typed: string): { search: string; limit: number } | null {
  const search = toPlaceName(typed).slice(0, maxName)
  return search.length < minNamed ? null : { search, limit: 1 }
}

const maxName = 100
const minNamed = 3

/** Whoever types “near” means any landmark; whoever only names something means a shrine, or what is called just so. */
export function isMeant(landmark: Landmark | undefined, typed: string): landmark is Landmark {
  if (!landmark?.isNamed) return false
  const isCalledSo = landmark.title.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0
  return landmark.kind === 'shrine' || isCalledSo || findNearPhrase(typed) !== null
}
