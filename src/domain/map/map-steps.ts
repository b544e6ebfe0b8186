import { type Frame, groundFrame, toBox, toFrame } from './map-frame.ts'
import { toSquare, zoomed } from './map-view.ts'

/** Powers of two of the world's width: a kilometre, and the country, which is less than the ground. */
const sizes = { min: -15, max: -5 }

/**
 * Nearest to a frame of those that addresses have: each √2 as wide as the one before, in steps of an eighth of its width, and nothing beyond
 * the ground, where there is nothing to see.
 */
export function toStepped(frame: Frame): Frame {
  const { x0, y0, x1, y1 } = toBox(frame)
  const ground = toBox(groundFrame)
  const size = Math.round(Math.log2(Math.max(x1 - x0, y1 - y0)) * 2) / 2
  const width = 2 ** Math.max(sizes.min, Math.min(sizes.max, size))
  const step = width / 8
  const toStep = (middle: number, from: number, to: number) => {
    const [first, last] = [Math.ceil((from + width / 2) / step), Math.floor((to - width / 2) / step)]
    // The widest has no step on the ground that fits it.
    return first > last ? (from + to) / 2 : Math.max(first, Math.min(last, Math.round(middle / step))) * step
  }
  return frameAt(toStep((x0 + x1) / 2, ground.x0, ground.x1), toStep((y0 + y1) / 2, ground.y0, ground.y1), width)
}

/** Whether no step is closer. */
export const isClosest = (frame: Frame): boolean => widthOf(toStepped(frame)) < 2 ** (sizes.min + 0.25)

/** A margin, so that marks at the edge of a part are not at the edge of the map. */
const margin = 0.7

/** The view that shows a part of the map. It is at least twice as close as before, since marks at one spot never come apart. */
export function closerTo(shown: Frame, part: Frame): Frame {
  const closer = zoomed(toSquare(part), margin)
  const half = zoomed(shown, 2)
  if (widthOf(closer) < widthOf(half)) return closer
  const { x0, y0, x1, y1 } = toBox(closer)
  return frameAt((x0 + x1) / 2, (y0 + y1) / 2, widthOf(half))
}

const widthOf = (frame: Frame): number => toBox(frame).x1 - toBox(frame).x0

const frameAt = (x: number, y: number, width: number): Frame =>
  toFrame({ x0: x - width / 2, y0: y - width / 2, x1: x + width / 2, y1: y + width / 2 })
