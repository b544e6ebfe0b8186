import { useEffect } from 'react'
import { refreshPersonal, usePersonal } from '../../client/session/personal.ts'
import type { SignInRequest } from '../../client/session/sign-in-request.ts'
import { SessionSync } from '../../client/sign-in/session-sync.tsx'

/** The session of a member: a page in view again asks at once whether it has ended elsewhere. */
export function OfficeSessionSync({ request }: { request: SignInRequest | null }) {
  const isSignedIn = usePersonal() !== null
  useEffect(() => {
    if (!isSignedIn) return
    const ask = () => document.visibilityState === 'visible' && void refreshPersonal()
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isSignedIn])
  return <SessionSync request={request} />
}
