import { findPersonal, setPersonal } from '../../../client/session/personal.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'

/** What was tapped and is not answered yet: hearts show it already. */
const tapped = new Map<HeartId, boolean>()

/** As the server knows it. */
export const isKnownAsSaved = (id: HeartId): boolean => findPersonal()?.wishlist?.includes(id) ?? false

export const isSaved = (id: HeartId): boolean => tapped.get(id) ?? isKnownAsSaved(id)

/** Null: from here on it shows what the server knows. */
export function showTapped(id: HeartId, isOn: boolean | null): void {
  if (isOn === null) tapped.delete(id)
  else tapped.set(id, isOn)
  setPersonal(findPersonal())
}
