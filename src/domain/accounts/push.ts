import type { Locale } from '../text/locale.ts'
import type { NotificationEntity } from './notification.ts'

export const pushPlatforms = ['web', 'android', 'ios'] as const
export type PushPlatform = (typeof pushPlatforms)[number]

/** In seconds: a device says that it is still there. */
export const secondsToRenew = 7 * 24 * 60 * 60

/** The text on a device, and the page behind a tap. */
export type PushMessage = {
  /** The notification's id: a device that gets it twice shows it once. */
  id: number
  title: string
  body: string
  language: Locale
  data: { entity: NotificationEntity; id: number }
  /** With the language. */
  path: string
}

/** A push subscription in the shape that browsers give it. */
export type WebSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** An uncompressed point, and a secret of 16 bytes. */
const isKey = (text: unknown, length: number): text is string =>
  typeof text === 'string' && /^[\w-]+=*$/.test(text) && toBytes(text).length === length

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Null for what no browser wrote. */
export function parseWebSubscription(text: string): WebSubscription | null {
  try {
    const { endpoint, keys } = JSON.parse(text) as Partial<WebSubscription>
    const { p256dh, auth } = keys ?? {}
    if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return null
    return isKey(p256dh, 65) && isKey(auth, 16) ? { endpoint, keys: { p256dh, auth } } : null
  } catch {
    return null
  }
}
