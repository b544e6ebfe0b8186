import { type Frame, formatFrame, groundFrame, parseFrame } from '../map/map-frame.ts'
import { toStepped } from '../map/map-steps.ts'

/** In degrees: what no map shows at once. */
const huge = 20

/**
 * The part of the map that a list is limited to, as its address has it: rounded to steps, so that a map that is moved asks for few different
 * pages. Null for what is no frame, and for one that has nothing of the map in it.
 */
export function toListFrame(text: string): string | null {
  const frame = parseFrame(text)
  const onGround = frame && clip(frame, groundFrame)
  if (!onGround) return null
  return formatFrame(toStepped(frame.east - frame.west > huge || frame.north - frame.south > huge ? onGround : frame))
}

function clip(one: Frame, other: Frame): Frame | null {
  const [west, east] = [Math.max(one.west, other.west), Math.min(one.east, other.east)]
  const [south, north] = [Math.max(one.south, other.south), Math.min(one.north, other.north)]
  return west < east && south < north ? { west, south, east, north } : null
}
