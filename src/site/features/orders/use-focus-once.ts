import { type RefObject, useEffect, useRef } from 'react'

/**
 * What somebody came for has the focus and is in sight as soon as the page is there. A browser that comes back to an address it knows would
 * otherwise show the place where it was left.
 */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return ref
}
