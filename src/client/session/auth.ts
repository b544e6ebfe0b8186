import { useCallback } from 'react'
import type { AuthInput, AuthKey } from '../../contract/auth.ts'
import type { Input, Key } from '../../contract/contract.ts'
import type { AuthOptions } from '../call/auth-call.ts'
import { type CallOptions, call } from '../call/call.ts'
import { useRootData } from '../root-data.ts'
import { useLocale } from '../text.tsx'
import { type Personal, setPersonal, usePersonal } from './personal.ts'

/** The auth state, as the server knew it when it sent the page; the access token is beside it, in `api/access-token`. */
export type AuthState = { isAuth: boolean; user: Personal['user']; qrcode: string | null; needsProfile: boolean }

export function useAuth(): AuthState {
  const session = usePersonal()
  const user = session?.user ?? null
  return {
    isAuth: session !== null,
    user,
    qrcode: user?.customerDetail.qrCode ?? null,
    needsProfile: session !== null && user === null,
  }
}

/** `call` with the page's language and addresses; the same function for as long as these are the same. */
export function useCall() {
  const locale = useLocale()
  const apiUrl = useRootData()?.apiUrl ?? ''
  return useCallback(
    <K extends Key>(key: K, input: Input<K>, options: Omit<CallOptions, 'locale' | 'apiUrl'> = {}) =>
      call(key, input, { locale, apiUrl, ...options }),
    [locale, apiUrl],
  )
}

/** `authCall` with the page's language and addresses; its code is loaded when it is first needed. */
export function useAuthCall() {
  const locale = useLocale()
  const authUrl = useRootData()?.authUrl ?? ''
  return async <K extends AuthKey>(key: K, input: AuthInput<K>, options: Pick<AuthOptions, 'hide'> = {}) => {
    const { authCall } = await import('../call/auth-call.ts')
    return authCall(key, input, { locale, authUrl, ...options })
  }
}

/** Ends the session here and tells the other tabs. The page then becomes a visitor's. */
export function useSignOut(): () => Promise<void> {
  const authCall = useAuthCall()
  return async () => {
    const { currentAccessToken, noteSignOut } = await import('../call/access-token.ts')
    const outcome = await authCall('POST /public/auth/logout', { body: { token: currentAccessToken()?.accessToken } })
    if (!outcome.ok) return
    noteSignOut()
    setPersonal(null)
  }
}
