import { useEffect, useRef, useState } from 'react'

/** Whether something has come into view. What nobody waits for counts as seen from the beginning. */
export function useSeen(isAwaited: boolean) {
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
