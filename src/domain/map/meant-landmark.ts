import { findNearPhrase } from './near-phrase.ts'
import { toPlaceName } from './place-name.ts'

/** The part of a landmark that says whether it is meant. `isNamed`: its own name was typed, and not only its town or its kind. */
type NamedLandmark = { isNamed: boolean; title: string; kind: string }

/** The name of the landmark in a query; null without one. */
export function toLandmarkName(typed: string): string | null {
  const name = toPlaceName(typed).slice(0, maxName)
  return name.length < minNamed ? null : name
}

const maxName = 100
const minNamed = 3

/** With “near” any landmark is meant; without it only a shrine, or a landmark of exactly that name. */
export function isMeant<Landmark extends NamedLandmark>(
  landmark: Landmark | undefined,
  typed: string,
): landmark is Landmark {
  if (!landmark?.isNamed) return false
  const isCalledSo = landmark.title.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0
  return landmark.kind === 'shrine' || isCalledSo || findNearPhrase(typed) !== null
}
