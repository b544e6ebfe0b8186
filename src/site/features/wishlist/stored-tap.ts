import { withStorage } from '../../../client/device/reload-guard.ts'
import { keptHeart } from '../../../client/session/clear-on-sign-out.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'

/** For how long a visitor's tap waits for them to sign in. */
const lifetime = 30 * 60 * 1000

type Tap = { id: HeartId; at: number }

/** In this tab alone, and over a reload: a sign-in with Google leads away from the page. */
export const keepTap = (id: HeartId, now = Date.now()): void =>
  void withStorage((storage) => storage.setItem(keptHeart, JSON.stringify({ id, at: now } satisfies Tap)))

export const forgetTap = (): void => void withStorage((storage) => storage.removeItem(keptHeart))

/** Once: whoever takes it carries it out. */
export function takeTap(now = Date.now()): HeartId | null {
  const tap = withStorage((storage) => JSON.parse(storage.getItem(keptHeart) ?? 'null') as Tap | null)
  forgetTap()
  return tap && now - tap.at < lifetime ? tap.id : null
}
