import { type Frame, groundFrame, toBox, toFrame } from './map-frame.ts'

/** Widths of a frame as shares of the world's width: from a few streets to all of the drawn ground. */
const narrowest = 2 ** -15
const widest = toBox(groundFrame).x1 - toBox(groundFrame).x0
/** Markers are clustered for a map of this width in pixels. */
const drawnPixels = 512
const tilePixels = 256

/** The square around a frame, within the zoom limits of a map. */
export function toSquare(frame: Frame): Frame {
  const { x0, y0, x1, y1 } = toBox(frame)
  return frameAt((x0 + x1) / 2, (y0 + y1) / 2, Math.max(x1 - x0, y1 - y0))
}

/** The largest square in the middle of a frame, within the zoom limits of a map. */
export function innerSquare(frame: Frame): Frame {
  const { x0, y0, x1, y1 } = toBox(frame)
  return frameAt((x0 + x1) / 2, (y0 + y1) / 2, Math.min(x1 - x0, y1 - y0))
}

/** Extends a square to the frame of a window whose height is `ratio` times its width. */
export function grown(square: Frame, ratio: number): Frame {
  const { x0, y0, x1, y1 } = toBox(square)
  const [wide, tall] = [(x1 - x0) * Math.max(1, 1 / ratio), (y1 - y0) * Math.max(1, ratio)]
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return toFrame({ x0: x - wide / 2, x1: x + wide / 2, y0: y - tall / 2, y1: y + tall / 2 })
}

/** The longer side of a window is at most twice the shorter one. */
const maxRatio = 2

/** Cuts a frame from an address to `maxRatio`, around the same middle. */
export function toWindowFrame(frame: Frame): Frame {
  const { x0, y0, x1, y1 } = toBox(frame)
  const ratio = (y1 - y0) / (x1 - x0)
  return grown(innerSquare(frame), Math.max(1 / maxRatio, Math.min(maxRatio, ratio)))
}

/** A `by` above 1 zooms in. */
export function zoomed(frame: Frame, by: number): Frame {
  const { x0, y0, x1, y1 } = toBox(frame)
  return frameAt((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / by)
}

/** `east` and `south` are shares of the visible width: 0.5 and 0 move the map half a width to the east. */
export function moved(frame: Frame, east: number, south: number): Frame {
  const { x0, y0, x1, y1 } = toBox(frame)
  const width = x1 - x0
  return frameAt((x0 + x1) / 2 + east * width, (y0 + y1) / 2 + south * width, width)
}

/** Moves a frame back onto the drawn ground, because nothing is drawn beyond it. */
export function keptOnGround(frame: Frame): Frame {
  const { x0, y0, x1, y1 } = toBox(frame)
  const ground = toBox(groundFrame)
  const shift = (from: number, to: number, min: number, max: number) =>
    to - from >= max - min ? (min + max - from - to) / 2 : Math.max(min - from, 0) + Math.min(max - to, 0)
  const [east, south] = [shift(x0, x1, ground.x0, ground.x1), shift(y0, y1, ground.y0, ground.y1)]
  return toFrame({ x0: x0 + east, y0: y0 + south, x1: x1 + east, y1: y1 + south })
}

function frameAt(x: number, y: number, width: number): Frame {
  const half = Math.max(narrowest, Math.min(widest, width)) / 2
  return toFrame({ x0: x - half, y0: y - half, x1: x + half, y1: y + half })
}

export function zoomOf(frame: Frame): number {
  const { x0, x1 } = toBox(frame)
  return Math.max(0, Math.round(Math.log2(drawnPixels / tilePixels / (x1 - x0))))
}
