import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { useDocument, useLocale } from '../text.tsx'

const id = 'footer'
const received = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')

/**
 * The footer is the same on every page of a language, so it is rendered once for all of them, and a browser keeps what it got: it
 * needs neither its code nor its data.
 */
export function StaticFooter() {
  const { footer = received } = useDocument()
  const frame = useRef<HTMLDivElement>(null)
  useLinksOf(frame)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered of `Footer`
  return <div ref={frame} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: footer }} />
}

/** Its links lead through the router like all others. */
function useLinksOf(frame: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const base = localeFacts[useLocale()].base.replace(/\/$/, '')
  useEffect(() => {
    const element = frame.current
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (link?.origin !== location.origin || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      void navigate(link.pathname.slice(base.length) + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [frame, navigate, base])
}
