import { useCallback, useEffect, useEffectEvent, useState } from 'react'

const pause = 5_000

/** Whether Safar can be reached: what the browser says, and how the last request ended. While it cannot, `probe` tries. */
export function useNetwork(probe: () => Promise<boolean>): { isGone: boolean; note: (isReached: boolean) => void } {
  const [isGone, setGone] = useState(() => !navigator.onLine)
  const note = useCallback((isReached: boolean) => setGone(!isReached), [])
  const ask = useEffectEvent(async () => setGone(!(await probe())))
  useEffect(() => {
    const lose = () => setGone(true)
    const find = () => void ask()
    addEventListener('offline', lose)
    addEventListener('online', find)
    find()
    return () => {
      removeEventListener('offline', lose)
      removeEventListener('online', find)
    }
  }, [])
  useEffect(() => {
    if (!isGone) return
    const timer = setInterval(() => navigator.onLine && void ask(), pause)
    return () => clearInterval(timer)
  }, [isGone])
  return { isGone, note }
}
