import { type RefObject, useEffect, useState } from 'react'

/** How many times as high as wide an element is. A server does not know: there it is a square. */
export function useRatio(element: RefObject<HTMLElement | null>): number {
  const [ratio, setRatio] = useState(1)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setRatio(height / width)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return ratio
}
