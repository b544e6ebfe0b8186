import { useClock } from '../../../../client/device/use-clock.ts'
import type { Coordinates } from '../../../../domain/map/coordinates.ts'
import { type SunPosition, toSunPosition } from '../../../../domain/prayer/sun.ts'

/** The position of the sun, updated every minute; null before a clock is at hand. */
export function useSun(at: Coordinates): SunPosition | null {
  const minute = useClock((now) => Math.floor(now.getTime() / 60_000))
  return minute === null ? null : toSunPosition(at, new Date(minute * 60_000))
}
