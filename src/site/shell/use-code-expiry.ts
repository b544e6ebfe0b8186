import { useEffect } from 'react'
import { useAuth } from '../../client/session/auth.ts'
import { refreshPersonal } from '../../client/session/personal.ts'
import { dayMs } from '../../domain/time/units.ts'

const baghdad = 3 * 60 * 60 * 1000
/** A clock may be a little ahead of the server's; and once more, for one that is further ahead. */
const looks = [2_000, 60_000]

/** From a moment to the next midnight of Baghdad, in milliseconds. */
export const untilMidnight = (now: number): number => dayMs - ((now + baghdad) % dayMs)

/** A package ends with a day: the page of a customer with a code then checks it, so that no page offers an ended one. */
export function useCodeExpiry(): void {
  const { qrcode } = useAuth()
  useEffect(() => {
    if (qrcode === null) return
    const midnight = untilMidnight(Date.now())
    const timers = looks.map((pause) => setTimeout(() => void refreshPersonal(), midnight + pause))
    return () => timers.forEach(clearTimeout)
  }, [qrcode])
}
