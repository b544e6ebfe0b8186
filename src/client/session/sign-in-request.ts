import { useSyncExternalStore } from 'react'
import { createListeners } from '../device/listeners.ts'

export type SignInPhase = 'login' | 'register' | 'forgot' | 'personal'

export type SignInRequest = {
  phase?: SignInPhase
  /** The action that the person began: it runs as soon as they are signed in. */
  afterwards?: () => void
  /** A path to go to then; it is kept over a reload. */
  to?: string | undefined
  /** The page was loaded anew for it. */
  isAgain?: boolean
}

/** The storage key of a code that was sent and not typed yet. */
export const codeKey = 'safar.code'

let request: SignInRequest | null = null
const listeners = createListeners()

function change(next: SignInRequest | null): void {
  request = next
  listeners.notify()
}

/** Opens the dialog over the page, so that the person stays where they were. */
export const openSignIn = (next: SignInRequest = {}): void => change(next)
/** Opens the dialog unasked, and never in place of a requested one. */
export const suggestSignIn = (): void => {
  if (!request) openSignIn()
}
export const closeSignIn = (): void => change(null)

export const useSignInRequest = (): SignInRequest | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => request,
    () => null,
  )
