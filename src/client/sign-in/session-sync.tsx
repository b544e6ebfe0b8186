import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Locale } from '../../domain/text/locale.ts'
import type { SignInText } from '../../i18n/messages/sign-in/en.ts'
import { showAlert } from '../call/alerts.ts'
import { type SitePaths, useSitePaths } from '../frame/site-paths.ts'
import { usePushRenewal } from '../push/push-renewal.ts'
import { useAuth } from '../session/auth.ts'
import { findPendingCode } from '../session/pending-code.ts'
import { refreshPersonal, setPersonal } from '../session/personal.ts'
import { closeSignIn, type SignInRequest, suggestSignIn } from '../session/sign-in-request.ts'
import { useLocale, useText } from '../text.tsx'
import { SignInSkeleton } from './sign-in-skeleton.tsx'
import { useLiveBell } from './use-live-bell.ts'
import { watchSession } from './watch-session.ts'

const messages: Record<Locale, () => Promise<{ signIn: SignInText }>> = {
  en: () => import('../../i18n/messages/sign-in/en.ts'),
  ar: () => import('../../i18n/messages/sign-in/ar.ts'),
  ku: () => import('../../i18n/messages/sign-in/ku.ts'),
}

type Loaded = { SignInDialog: ComponentType<{ request: SignInRequest; text: SignInText }>; text: SignInText }

const load = async (locale: Locale): Promise<Loaded> => {
  const [{ SignInDialog }, { signIn }] = await Promise.all([
    import('./sign-in-dialog.tsx'),
    messages[locale](),
    // The code that sends forms is loaded as well: offline, the person is then told so and keeps the typed text.
    import('../call/auth-call.ts'),
  ])
  return { SignInDialog, text: signIn }
}

/** Keeps the page in step with the session, and has the dialog brought, in the page's language alone, when it is wanted. */
export function SessionSync({ request }: { request: SignInRequest | null }) {
  const t = useText()
  const locale = useLocale()
  const isAsked = request !== null
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useWatch()
  useLiveBell()
  usePushRenewal()

  // A page that was loaded anew goes on with the code that was sent before.
  useEffect(() => {
    if (findPendingCode()?.isAside === false) suggestSignIn()
  }, [])

  const fail = useEffectEvent(() => {
    closeSignIn()
    showAlert({ type: 'error', title: t.alert.error, message: t.error.offline })
  })
  useEffect(() => {
    if (isAsked && !loaded) load(locale).then(setLoaded, () => fail())
  }, [isAsked, loaded, locale])

  if (!request) return null
  return loaded ? <loaded.SignInDialog request={request} text={loaded.text} /> : <SignInSkeleton />
}

function useWatch() {
  const t = useText()
  const { isAuth } = useAuth()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { home, isPrivatePath } = useSitePaths()
  const isPrivate = useEffectEvent(() => isPrivatePath(pathname))
  const leave = useEffectEvent((reason?: string) => {
    void navigate(home, { replace: true })
    if (reason) showAlert({ type: 'warning', title: t.alert.warning, message: reason })
  })
  useEffect(() => {
    if (!isAuth) return
    return watchSession({
      isPrivate: () => isPrivate(),
      leave: (reason) => leave(reason),
      revalidate,
      showNobody: () => setPersonal(null),
      refresh: refreshPersonal,
    })
  }, [isAuth, revalidate])
  useTurnedAway(isPrivatePath, pathname)
}

/** Who was on the way to a screen of their own and was sent elsewhere may not be signed in any more. */
function useTurnedAway(isPrivatePath: SitePaths['isPrivatePath'], pathname: string) {
  const { location: heading } = useNavigation()
  const headingTo = useRef<string | null>(null)
  useEffect(() => {
    if (heading) {
      headingTo.current = heading.pathname
      return
    }
    if (headingTo.current && isPrivatePath(headingTo.current) && !isPrivatePath(pathname)) void refreshPersonal()
    headingTo.current = null
  }, [heading, pathname, isPrivatePath])
}
