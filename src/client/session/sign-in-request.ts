import { useSyncExternalStore } from 'react'
import { createListeners } from '../device/listeners.ts'
import { hasShape, isNumber, isText } from '../device/stored-json.ts'
import { tabText } from '../device/stored-text.ts'
import { tabValue } from '../device/tab-value.ts'

export type SignInPhase = 'login' | 'register' | 'forgot' | 'personal'

export type SignInRequest = {
  phase?: SignInPhase
  /** What the person was about to do: it is done as soon as they are signed in. */
  afterwards?: () => void
  /** A path to go to then; it is kept over a reload. */
  to?: string | undefined
  /** The page was loaded anew for it. */
  isAgain?: boolean
}

/** A code that was sent and not typed in yet. It outlives a reload of the page, not of the browser. */
export type PendingCode = {
  id: string
  purpose: 'register' | 'login' | 'forgot'
  phone: string
  /** When it ends, and when another one may be asked for. */
  expiresAt: number
  resendAt: number
  /** Where the person wanted to go. */
  to?: string
  /** No message was sent for it: it is the newest one that the phone has. */
  isSentBefore?: boolean
  /** It was sent if the password was right, and nobody but the phone is told. */
  isUnanswered?: boolean
  /** The one other code has been asked for. */
  isResent?: boolean
  /** The dialog was closed over it: it comes back to this code, but not by itself. */
  isAside: boolean
}

const isPendingCode = hasShape<Pick<PendingCode, 'id' | 'phone' | 'expiresAt' | 'resendAt'>>({
  id: isText,
  phone: isText,
  expiresAt: isNumber,
  resendAt: isNumber,
})
const pendingCode = tabValue('safar.code', (stored) => (isPendingCode(stored) ? (stored as PendingCode) : null))
const way = tabText('safar.way')

let request: SignInRequest | null = null
const listeners = createListeners()

function change(next: SignInRequest | null): void {
  request = next
  listeners.notify()
}

/** Opens the dialog over the page, so that the person stays where they were. */
export const openSignIn = (next: SignInRequest = {}): void => change(next)
/** Opens it by itself, and never in place of what somebody asked for. */
export const offerSignIn = (): void => {
  if (!request) openSignIn()
}
export const closeSignIn = (): void => change(null)

export const useSignInRequest = (): SignInRequest | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => request,
    () => null,
  )

export const keepPendingCode = (code: PendingCode | null): void =>
  void (code ? pendingCode.write(code) : pendingCode.remove())

/** How long after its end a code is still worth asking for another one. */
const patience = 10 * 60 * 1000

export function findPendingCode(): PendingCode | null {
  const code = pendingCode.read()
  return code && code.expiresAt + (code.isAside ? 0 : patience) > Date.now() ? code : null
}

/** Where somebody was going who has to fill in the profile first: a reload there must not cost them their booking. */
export const keepWay = (to: string | undefined): void => void (to ? way.write(to) : way.remove())

export const findWay = (): string | undefined => way.read() ?? undefined
