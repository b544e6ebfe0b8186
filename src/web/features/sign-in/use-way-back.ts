import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

// What Android's browsers have, and TypeScript does not know yet.
type Watcher = { onclose: (() => void) | null; destroy(): void }
type WithWatcher = { CloseWatcher?: new () => Watcher }

/** The way back of a phone closes what lies over the page, and does not take the page away from under it. */
export function useWayBack(close: () => void): void {
  const leave = useEffectEvent(close)
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    leave()
  }, [blocker])
  // Where the page before is another site's, the router is not asked.
  useEffect(() => {
    const { CloseWatcher } = window as WithWatcher
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => leave()
    return () => watcher.destroy()
  }, [])
}
