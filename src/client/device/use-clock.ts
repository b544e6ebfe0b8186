import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/**
 * What `read` makes of the moment, looked at every second; whoever uses it is rendered again only when that changes. Null on the server
 * and in the first rendering: a kept page does not know when it is read.
 */
export const useClock = <T extends string | number>(read: (now: Date) => T): T | null =>
  useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => null,
  )
