import { fill, leftToRight } from './fill.ts'
import type { ArrivalText } from './messages/arrival.ts'

const toClock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** The hour of a guest's arrival. Hours after midnight belong to the next day, and say so. */
export function toArrivalText({ afterMidnight }: Pick<ArrivalText, 'afterMidnight'>, hour: number): string {
  const hours = `${leftToRight(toClock(hour))} – ${leftToRight(toClock(hour + 1))}`
  return hour < 6 ? fill(afterMidnight, { hours }) : hours
}
