import { Problem } from '../../contract/problems.ts'
import { type Frame, parseFrame } from '../../domain/map/map-frame.ts'

/** What a call says of the map: over the date line, inside out or no numbers is its own problem, named by its field. */
export function requireFrame(text: string): Frame {
  const frame = parseFrame(text)
  if (!frame) throw new Problem('INVALID_INPUT', { fields: { frame: { error: 'frame' } } })
  return frame
}
