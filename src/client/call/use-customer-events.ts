import { useEffect, useEffectEvent } from 'react'
import type { CustomerEventName } from '../../contract/redemptions.ts'
import { useLocale } from '../text.tsx'

type CustomerEventsOptions = {
  isOn: boolean
  /** Events that matter here. */
  of: readonly CustomerEventName[]
  /** Something of it has happened. */
  look: () => void
  /** Checks for changes after a silence. */
  ask: () => void
  /** In milliseconds, while the server sends no events; null where a failed check would lose the shown data. */
  askEvery: number | null
}

/** Hears of what happens to the customer within a moment: the server says so, or is asked now and then where it cannot. */
export function useCustomerEvents({ isOn, of, look, ask, askEvery }: CustomerEventsOptions): void {
  const locale = useLocale()
  const onEvent = useEffectEvent((name: string) => of.some((one) => one === name) && look())
  const onTick = useEffectEvent(ask)
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let isLive = false
    let stop: (() => void) | undefined
    const follow = async () => {
      const { followEvents } = await import('./live-events.ts')
      if (isGone) return
      const onLiveChange = (next: boolean) => {
        isLive = next
        // Events of the time without a connection were missed.
        if (next) onTick()
      }
      stop = followEvents(locale, { onEvent: ({ name }) => onEvent(name), onLiveChange })
    }
    // Without this part there is still the asking.
    void follow().catch(() => {})
    const tick = () => !isLive && !document.hidden && onTick()
    const timer = askEvery === null ? undefined : setInterval(tick, askEvery)
    // A phone that was asleep has heard nothing.
    const wake = () => askEvery !== null && !document.hidden && onTick()
    document.addEventListener('visibilitychange', wake)
    addEventListener('online', wake)
    return () => {
      isGone = true
      stop?.()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
    }
  }, [isOn, locale, askEvery])
}
