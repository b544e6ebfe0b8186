import { useEffect, useState } from 'react'

/** Whole seconds until then; 0 once it is over. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))

/** `4:07` */
export const toTimer = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counted from the clock and not from the ticks: a phone lets no timer run while its screen is dark. */
export function useTimeLeft(instant: number): number {
  const [left, setLeft] = useState(() => secondsUntil(instant, Date.now()))
  useEffect(() => {
    const count = () => setLeft(secondsUntil(instant, Date.now()))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left
}
