import type { Ok } from '../../../contract/contract.ts'
import { findNearPhrase } from '../../../domain/map/near-phrase.ts'
import { toPlaceName } from '../../../domain/map/place-name.ts'

export type Landmark = Ok<'GET /public/landmarks'>['data'][number]

/** The name of the landmark in a query; null without one. */
export function toLandmarkQuery(typed: string): { search: string; limit: number } | null {
  const search = toPlaceName(typed).slice(0, maxName)
  return search.length < minNamed ? null : { search, limit: 1 }
}

const maxName = 100
const minNamed = 3

/** With “near” any landmark is meant; without it only a shrine, or a landmark of exactly that name. */
export function isMeant(landmark: Landmark | undefined, typed: string): landmark is Landmark {
  if (!landmark?.isNamed) return false
  const isCalledSo = landmark.title.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0
  return landmark.kind === 'shrine' || isCalledSo || findNearPhrase(typed) !== null
}
