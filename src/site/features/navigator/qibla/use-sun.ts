import { useClock } from '../../../../client/device/use-clock.ts'
import type { Coordinates } from '../../../../domain/map/coordinates.ts'
import { type SunPosition, toSunPosition } from '../../../../domain/prayer/sun.ts'

/** Where the sun stands now, looked at every minute; null while no clock is at hand. */
export function useSun(at: Coordinates): SunPosition | null {
  const minute = useClock((now) => Math.floor(now.getTime() / 60_000))
  return minute === null ? null : toSunPosition(at, new Date(minute * 60_000))
}
