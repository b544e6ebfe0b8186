import type { Canvas } from '../canvas.ts'
import { ellipse, rect } from '../svg.ts'
import { pillow } from './beds.ts'
import type { Style } from './style.ts'

/** A mattress laid out on the floor with its folded cover; `x` is its middle, `y` its near edge. */
export function floorBed(canvas: Canvas, style: Style, { x, y, wide }: { x: number; y: number; wide: number }): string {
  const { palette } = canvas
  const [cover, band] = style.cloth
  return (
    ellipse(x, y, wide * 0.54, 16, palette.near, 'fill-opacity=".25"') +
    rect(x - wide / 2, y - wide * 0.17, wide, wide * 0.16, palette.dim(band), 'rx="16"') +
    rect(x - wide / 2, y - wide * 0.24, wide, wide * 0.14, palette.bright(style.linen), 'rx="16"') +
    rect(x - wide * 0.1, y - wide * 0.27, wide * 0.6, wide * 0.2, palette.bright(cover), 'rx="14"') +
    rect(x - wide * 0.1, y - wide * 0.27, wide * 0.08, wide * 0.2, palette.bright(band), 'rx="6"') +
    pillow(canvas, x - wide * 0.34, y - wide * 0.18, wide * 0.24, wide * 0.13, style.cloth[2])
  )
}
