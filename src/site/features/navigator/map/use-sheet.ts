import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

type Stop = 'closed' | 'half' | 'full'
const next: Record<Stop, Stop> = { closed: 'half', half: 'full', full: 'closed' }

/** Below the header of the site. */
const headerHeight = 64

export type Sheet = { ref: RefObject<HTMLElement | null>; stop: Stop; goTo: (stop: Stop) => void; goOn: () => void }

/**
 * The list of a phone's map is a sheet that the page itself pulls over the map: scrolling drags it, with or without script. This says where it
 * rests, and moves it there in a tap. It opens by half for `opened`, whenever that changes, and says so.
 */
export function useSheet(opened: string | null, onOpen: () => void): Sheet {
  const ref = useRef<HTMLElement>(null)
  const stop = useSyncExternalStore(
    watchScroll,
    () => stopOf(ref.current),
    () => 'closed' as const,
  )
  const goTo = useCallback((to: Stop) => {
    if (ref.current) scrollTo({ top: topsOf(ref.current)[to] })
  }, [])
  const noteOpening = useEffectEvent(onOpen)
  useEffect(() => {
    if (opened === null || !ref.current || !isSheet(ref.current)) return
    goTo('half')
    noteOpening()
  }, [opened, goTo])
  return { ref, stop, goTo, goOn: () => goTo(next[stop]) }
}

function watchScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** On a wide screen there is no sheet: the list stands beside the map. */
const isSheet = (element: HTMLElement): boolean => getComputedStyle(element).position === 'relative'

function topsOf(sheet: HTMLElement): Record<Stop, number> {
  const top = sheet.getBoundingClientRect().top + scrollY
  return { closed: 0, half: Math.max(0, top - innerHeight / 2), full: top - headerHeight }
}

function stopOf(sheet: HTMLElement | null): Stop {
  if (!sheet) return 'closed'
  const { half, full } = topsOf(sheet)
  if (scrollY < half / 2) return 'closed'
  return scrollY < (half + full) / 2 ? 'half' : 'full'
}
