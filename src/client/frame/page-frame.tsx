import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useCurrencySwitch } from '../device/currency.ts'
import { noteHeading, noteNavigationEnd } from '../device/reload-guard.ts'
import { useText } from '../text.tsx'
import { AlertHost } from './alert-host.tsx'
import { FrameDrawings } from './frame-drawings.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { NavigationProgress } from './navigation-progress.tsx'

type PageFrameProps = {
  /** The address of the site's style sheet. */
  styles: string
  header: ReactNode
  footer: ReactNode
  /** The overlay for signing in. */
  over: ReactNode
  children: ReactNode
}

/** The frame of every page of both sites: the skip link, progress, focus and alerts. */
export function PageFrame({ styles, header, footer, over, children }: PageFrameProps) {
  const t = useText()
  const { state, location } = useNavigation()
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  useFocusOnArrival()
  useCurrencySwitch()
  useEffect(() => {
    if (state === 'idle') noteNavigationEnd()
    else if (location) noteHeading(location.pathname + location.search + location.hash)
  }, [state, location])
  return (
    <>
      <FrameDrawings />
      <LoadingOverlay />
      {/* A file of its own and not through a script; here, so that the overlay is painted while the rest waits for it. */}
      <link rel="stylesheet" href={styles} />
      <a href="#content" className="skip-link">
        {t.nav.skip}
      </a>
      <NavigationProgress />
      {header}
      <main id="content" tabIndex={-1} className="grow outline-none" aria-busy={state !== 'idle'}>
        {children}
      </main>
      {footer}
      {over}
      <AlertHost />
    </>
  )
}

/** Moves the focus to the new content, for those who listen to the page instead of looking at it. */
function useFocusOnArrival() {
  const { key, hash } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (key === first.current || hash) return
    first.current = key
    // To the main thing of a page that has one.
    const content = document.getElementById('content')
    const target = content?.querySelector<HTMLElement>('[data-arrival]') ?? content
    target?.focus({ preventScroll: true })
  }, [key, hash])
}
