import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { showAlert } from '../api/alerts.ts'
import { sessionChannel } from '../api/session-channel.ts'
import { refreshPersonal, usePersonal } from '../personal.ts'
import {
  closeSignIn,
  findPendingCode,
  offerSignIn,
  openSignIn,
  type SignInRequest,
  useSignInRequest,
} from '../sign-in-request.ts'
import { findWanted } from '../start-sign-in.ts'
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
  useWanted(session !== null)

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

/** Who came by a link to a page of their own. Read once: a reload is not another visit. */
function useWanted(isSignedIn: boolean) {
  const navigate = useNavigate()
  const go = useEffectEvent((to: string) => (isSignedIn ? void navigate(to) : openSignIn({ to })))
  useEffect(() => {
    const to = findWanted(location.hash)
    if (!to) return
    history.replaceState(history.state, '', location.pathname + location.search)
    go(to)
  }, [])
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
