import { useEffect, useEffectEvent } from 'react'
import type { CustomerEventName } from '../../contract/redemptions.ts'
import { useLocale } from '../text.tsx'

type CustomerEventsOptions = {
  isOn: boolean
  /** What is worth a look. */
  of: readonly CustomerEventName[]
  /** Something of it has happened. */
  look: () => void
  /** Nobody said anything for a while: has something happened? */
  ask: () => void
  /** In milliseconds, while the server says nothing by itself; null where asking in vain would cost what is shown. */
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
        // Nobody was told what happened while the connection was down.
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
