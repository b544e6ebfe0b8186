import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Links to papers are good for five minutes: well before that, the page asks for new ones. */
const age = 4 * 60_000

/** Renews links while the page is visible; after a longer absence at once. */
export function useFreshLinks(hasLinks: boolean): void {
  const { revalidate, state } = useRevalidator()
  const ask = useEffectEvent(() => {
    if (state !== 'idle' || document.hidden || !navigator.onLine) return false
    void revalidate()
    return true
  })
  useEffect(() => {
    if (!hasLinks) return
    let loadedAt = Date.now()
    const renew = () => {
      if (Date.now() - loadedAt >= age && ask()) loadedAt = Date.now()
    }
    const timer = setInterval(renew, age / 8)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [hasLinks])
}
