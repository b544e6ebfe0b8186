import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the main part of a page once, and scrolls to it. Otherwise a browser would restore the position of an earlier visit. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return ref
}
