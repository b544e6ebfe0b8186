import { useEffect, useRef, useState } from 'react'

/** Whether an element has come into view. An element that needs no waiting counts as seen from the beginning. */
export function useIsInView(isAwaited: boolean) {
  const frame = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(!isAwaited)
  useEffect(() => {
    if (isSeen || !frame.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isSeen])
  return { frame, isSeen }
}
