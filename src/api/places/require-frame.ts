import { Problem } from '../../contract/problems.ts'
import { type Frame, parseFrame } from '../../domain/map/map-frame.ts'

/** Checks the frame of a call: over the date line, inside out or not numeric is a problem with the name of its field. */
export function requireFrame(text: string): Frame {
  const frame = parseFrame(text)
  if (!frame) throw new Problem('INVALID_INPUT', { fields: { frame: { error: 'frame' } } })
  return frame
}
