import { useEffect } from 'react'

/** Keeps the screen on while a code is shown or scanned. A browser releases the lock when the page is hidden, so it is requested again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    // Only newer browsers have it, and they only on encrypted pages.
    if (!isOn || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const hold = async () => {
      if (document.hidden || (lock && !lock.released)) return
      // Refused where the battery is low: then the phone sleeps as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isGone) void lock?.release()
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isOn])
}
