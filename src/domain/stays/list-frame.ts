import { type Frame, formatFrame, groundFrame, parseFrame } from '../map/map-frame.ts'
import { toStepped } from '../map/map-steps.ts'

/** In degrees: what no map shows at once. */
const huge = 20

/**
 * The part of the map to which a list is limited, from its address: rounded to steps, so that moving the map asks for few different pages.
 * Null for text that is no frame, and for a frame outside of the map.
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
