import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { useIsOwnPath } from '../frame/site-paths.ts'
import { useLocale } from '../text.tsx'

/** Server-rendered parts that never change in a browser: they arrive as HTML, without their code. */
export function StaticHtml({ html, id }: { html: string; id?: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useLinksOf(frame)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered
  return <div ref={frame} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** The state by which the photo viewer knows that the page opened it, so that closing goes back. */
const openingPhoto = { preventScrollReset: true, state: { opened: true } }

/** Its links lead through the router like all others, except those to the other site. */
function useLinksOf(frame: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const isOwnPath = useIsOwnPath()
  const base = localeFacts[useLocale()].base.replace(/\/$/, '')
  useEffect(() => {
    const element = frame.current
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (link?.origin !== location.origin || !isPlain || event.defaultPrevented || !isOwnPath(link.pathname)) return
      event.preventDefault()
      const { photo } = link.dataset
      // Opens over the page, which stays where it is.
      if (photo) void navigate({ search: location.search, hash: `#photo-${photo}` }, openingPhoto)
      else void navigate(link.pathname.slice(base.length) + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [frame, navigate, base, isOwnPath])
}
