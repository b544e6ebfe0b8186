import { createContext, use, useSyncExternalStore } from 'react'
import type { HeartId } from '../../domain/sales/heart-id.ts'
import type { PageSession } from '../context.ts'
import { createListeners } from '../device/listeners.ts'
import { tryParseJson } from '../device/parse-json.ts'

type User = NonNullable<PageSession['user']>

/** A page's parts of the signed-in person. Without a user: a person without a profile yet. */
export type Personal = {
  user:
    | (Pick<User, 'id' | 'name'> & {
        /** Null for a deactivated account, which gets no notifications. */
        unreadNotifications: number | null
        customerDetail: Pick<User['customerDetail'], 'qrCode'>
      })
    | null
  /** The hearts that are pressed; absent where there are none. */
  wishlist?: HeartId[]
}

export const toPersonal = ({ user, wishlist }: PageSession): Personal => ({
  user: user && {
    id: user.id,
    name: user.name,
    unreadNotifications: user.status === 'active' ? user.unreadNotifications : null,
    customerDetail: { qrCode: user.customerDetail.qrCode },
  },
  wishlist: wishlist?.length ? wishlist : undefined,
})

/** The element of the page in which the server puts it as it sends the page, beside the part of the header that is made of it. */
export const personalBlock = 'personal'

/** Set where the personal part is rendered alone. Pages are rendered without a person. */
export const PersonalContext = createContext<Personal | null>(null)

// Undefined until the page has been read.
let current: Personal | null | undefined
const listeners = createListeners()

const readBlock = (): Personal | null =>
  tryParseJson(document.getElementById(personalBlock)?.textContent) as Personal | null

export function findPersonal(): Personal | null {
  if (current === undefined) current = readBlock()
  return current
}

export function setPersonal(next: Personal | null): void {
  current = next
  listeners.notify()
}

/** A notification was seen, or there is a new one. */
export function setUnread(unreadNotifications: number): void {
  const personal = findPersonal()
  const user = personal?.user
  if (user && user.unreadNotifications !== unreadNotifications)
    setPersonal({ ...personal, user: { ...user, unreadNotifications } })
}

/** Asks the server again: after a change of the session, or where the page may have been kept from before one. Without an answer nothing changes. */
export async function refreshPersonal(): Promise<void> {
  try {
    const response = await fetch('/api/session', { cache: 'no-store' })
    if (response.ok) setPersonal(await response.json())
  } catch {}
}

export const subscribePersonal = listeners.subscribe

export function usePersonal(): Personal | null {
  const input = use(PersonalContext)
  // The data that the page was sent with: the browser's first rendering is then the same as the server's.
  return useSyncExternalStore(subscribePersonal, findPersonal, () =>
    typeof document === 'undefined' ? input : readBlock(),
  )
}

/** A page restored by the back button is as it was left, even after signing in or out since. */
export function watchReturns(): void {
  const isReturn = () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
  if (isReturn()) void refreshPersonal()
  addEventListener('pageshow', ({ persisted }) => persisted && void refreshPersonal())
}
