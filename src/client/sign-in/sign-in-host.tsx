import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { showAlert } from '../call/alerts.ts'
import { sessionChannel } from '../call/session-channel.ts'
import { reloadPage } from '../device/reload-guard.ts'
import { tabText } from '../device/stored-text.ts'
import { useSitePaths } from '../frame/site-paths.ts'
import { refreshPersonal, usePersonal } from '../session/personal.ts'
import { findWanted } from '../session/sign-in-path.ts'
import {
  closeSignIn,
  codeKey,
  openSignIn,
  type SignInRequest,
  suggestSignIn,
  useSignInRequest,
} from '../session/sign-in-request.ts'
import { useText } from '../text.tsx'
import { SignInSkeleton } from './sign-in-skeleton.tsx'

type Loaded = { SessionSync: ComponentType<{ request: SignInRequest | null }> }

/** `load` loads the site's work for a signed-in person. */
type SignInHostProps = { load: () => Promise<Loaded> }

/** On every page: all other code of the session is loaded when a person wants to sign in, or is signed in. */
export function SignInHost({ load }: SignInHostProps) {
  const t = useText()
  const request = useSignInRequest()
  const session = usePersonal()
  const needsProfile = session?.user === null
  const isAsked = request !== null
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useNewsOfSignIn(!session && !isAsked)
  useWanted(session !== null)

  const miss = useEffectEvent(() => {
    if (!request || (navigator.onLine && reloadFor(request))) return
    closeSignIn()
    showAlert({ type: 'error', title: t.alert.error, message: t.error.offline })
  })

  useEffect(() => {
    if (needsProfile) suggestSignIn()
  }, [needsProfile])

  useEffect(() => {
    // A code that waits to be typed in is looked at there.
    if (!loaded && (isAsked || session || tabText(codeKey).read())) load().then(setLoaded, miss)
  }, [loaded, isAsked, session, load])

  return loaded ? <loaded.SessionSync request={request} /> : isAsked && <SignInSkeleton />
}

/** After a failed fetch of a module, a browser may refuse it again in the same document, even with a network. */
function reloadFor({ to, isAgain }: SignInRequest): boolean {
  if (isAgain) return false
  history.replaceState({ ...history.state, signIn: { to, isAgain: true } satisfies SignInRequest }, '')
  reloadPage()
  return true
}

/** Who came by a link to a page of their own, or whose page was loaded anew for it. Read once: a reload is not another visit. */
function useWanted(isSignedIn: boolean) {
  const navigate = useNavigate()
  const { isPrivatePath } = useSitePaths()
  const find = useEffectEvent(() => findWanted(location.hash, isPrivatePath))
  const go = useEffectEvent((asked: SignInRequest) => (isSignedIn ? void navigate(asked.to ?? '') : openSignIn(asked)))
  useEffect(() => {
    const { signIn, ...state } = history.state ?? {}
    const to = find()
    if (!to && !signIn) return
    history.replaceState(state, '', location.pathname + location.search)
    go(signIn ?? { to })
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
