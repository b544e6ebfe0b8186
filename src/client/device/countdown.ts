import { useEffect, useState } from 'react'
import { hour } from '../../domain/time/units.ts'

/** Whole seconds until a moment, never below zero; the last one counts until its end. */
export const toSecondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** `4:05`, or `23:04:05` where a group is waited for. */
export const toClockText = (seconds: number): string =>
  seconds < hour
    ? `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
    : `${Math.floor(seconds / hour)}:${twoDigits(Math.floor((seconds % hour) / 60))}:${twoDigits(seconds % 60)}`

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
