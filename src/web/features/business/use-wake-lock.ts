import { useEffect } from 'react'

/** A screen that goes dark while a guest is looking for the code has to be unlocked first. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    let lock: WakeLockSentinel | null = null
    const take = async () => {
      if (document.hidden) return
      const taken = await navigator.wakeLock?.request('screen').catch(() => null)
      if (isOver) void taken?.release()
      else lock = taken ?? null
    }
    void take()
    // The browser takes it away whenever the page is hidden.
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isWanted])
}
