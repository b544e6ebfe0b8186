import { hasShape, isNumber, isText } from '../../../client/device/stored-shape.ts'
import { tabValue } from '../../../client/device/tab-value.ts'
import { heartKey } from '../../../client/session/clear-on-sign-out.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'

/** For how long a visitor's tap waits for them to sign in. */
const lifetime = 30 * 60 * 1000

type Tap = { id: HeartId; at: number }

const isId = (value: unknown): value is HeartId => isNumber(value) || (isText(value) && /^[\w-]+:\d+$/.test(value))
const isTap = hasShape<Tap>({ id: isId, at: isNumber })

/** In this tab alone, and over a reload: a sign-in with Google leads away from the page. */
const tap = tabValue(heartKey, (found) => (isTap(found) ? found : null))

export const keepTap = (id: HeartId, now = Date.now()): void => void tap.write({ id, at: now })

export const forgetTap = tap.remove

/** Returns the tap once: its caller carries it out. */
export function takeTap(now = Date.now()): HeartId | null {
  const found = tap.read()
  forgetTap()
  return found && now - found.at < lifetime ? found.id : null
}
