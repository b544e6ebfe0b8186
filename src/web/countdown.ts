import { useEffect, useState } from 'react'

/** Whole seconds until a moment, never below zero; the last one counts until it is over. */
export const toSecondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/** `4:05` */
export const toClockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Reads the clock anew at every tick: a phone that slept has not counted. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = toSecondsLeft(until, now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
