import { openTabChannel } from '../../../client/call/tab-channel.ts'
import { findPersonal, setPersonal } from '../../../client/session/personal.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'

type News = { id: HeartId; isOn: boolean }

// One for speaking and for listening: a tab does not hear itself. Where there is none (an old browser), tabs learn it when they are looked at.
const channel = openTabChannel('safar-wishlist')

let changes = 0

/** How often it has changed since the page was loaded. */
export const countChanges = (): number => changes

function apply({ id, isOn }: News): void {
  changes++
  const personal = findPersonal()
  if (!personal) return
  const others = personal.wishlist?.filter((other) => other !== id) ?? []
  setPersonal({ ...personal, wishlist: isOn ? [id, ...others] : others })
}

/** The server has it now: in this tab and in the others. */
export function noteSaved(id: HeartId, isOn: boolean): void {
  apply({ id, isOn })
  channel?.postMessage({ id, isOn } satisfies News)
}

export function hearOtherTabs(): () => void {
  const listen = ({ data }: MessageEvent<News>) => apply(data)
  channel?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
