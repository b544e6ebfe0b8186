import { type ComponentType, useEffect, useState } from 'react'
import { showAlert } from '../api/alerts.ts'
import { sessionChannel } from '../api/session-channel.ts'
import { refreshPersonal, usePersonal } from '../personal.ts'
import { closeSignIn, findPendingCode, offerSignIn, type SignInRequest, useSignInRequest } from '../sign-in-request.ts'
import { useText } from '../text.tsx'
import { SignInWaiting } from './sign-in-waiting.tsx'

type Loaded = { SessionRoom: ComponentType<{ request: SignInRequest | null }> }

/** In every page: all else that concerns a session is loaded when somebody wants in, or is in. */
export function SignInHost() {
  const t = useText()
  const request = useSignInRequest()
  const session = usePersonal()
  const needsProfile = session?.user === null
  const isAsked = request !== null
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useNewsOfSignIn(!session && !isAsked)

  useEffect(() => {
    if (needsProfile || findPendingCode()?.isAside === false) offerSignIn()
  }, [needsProfile])

  useEffect(() => {
    if (!loaded && (isAsked || session))
      import('./session-room.tsx').then(setLoaded, () => {
        if (!isAsked) return
        closeSignIn()
        showAlert({ type: 'error', title: t.alert.error, message: t.error.offline })
      })
  }, [loaded, isAsked, session, t])

  return loaded ? <loaded.SessionRoom request={request} /> : isAsked && <SignInWaiting />
}

/** A visitor becomes a customer when they sign in in another tab. */
function useNewsOfSignIn(isVisitor: boolean) {
  useEffect(() => {
    if (!isVisitor) return
    const channel = new BroadcastChannel(sessionChannel)
    channel.onmessage = ({ data }) => data.kind === 'signed-in' && refreshPersonal()
    return () => channel.close()
  }, [isVisitor])
}
