import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const pause = 3_000

/** Loads the page's data again every few seconds, while somebody looks and the last answer has come. */
export function useAskAgain(isOpen: boolean): void {
  const { revalidate, state } = useRevalidator()
  const ask = useEffectEvent(() => {
    if (state === 'idle' && !document.hidden && navigator.onLine) void revalidate()
  })
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => ask(), pause)
    return () => clearInterval(timer)
  }, [isOpen])
}
