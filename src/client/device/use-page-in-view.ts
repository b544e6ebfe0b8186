import { useEffect, useEffectEvent } from 'react'

/** Runs when the page comes into view again, and once more only after the run before has ended. */
export function usePageInView(act: () => Promise<void>, isOn: boolean): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!isOn) return
    let isRunning = false
    const listen = async () => {
      if (isRunning || document.visibilityState !== 'visible') return
      isRunning = true
      await run().finally(() => {
        isRunning = false
      })
    }
    addEventListener('focus', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      removeEventListener('focus', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [isOn])
}
