import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/**
 * The result of `read` for the present moment, checked every second; components render again only when it changes. Null on the server and in the
 * first rendering: a cached page does not know when it is read.
 */
export const useClock = <T extends string | number>(read: (now: Date) => T): T | null =>
  useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => null,
  )
