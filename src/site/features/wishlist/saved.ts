import { findPersonal, setPersonal } from '../../../client/session/personal.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'

/** Taps without an answer yet: hearts show them already. */
const tapped = new Map<HeartId, boolean>()

/** The state on the server. */
export const isKnownAsSaved = (id: HeartId): boolean => findPersonal()?.wishlist?.includes(id) ?? false

export const isSaved = (id: HeartId): boolean => tapped.get(id) ?? isKnownAsSaved(id)

/** Null: from here on it shows what the server knows. */
export function showTapped(id: HeartId, isOn: boolean | null): void {
  if (isOn === null) tapped.delete(id)
  else tapped.set(id, isOn)
  setPersonal(findPersonal())
}
