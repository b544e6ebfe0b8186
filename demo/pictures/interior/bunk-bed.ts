import type { Canvas } from '../canvas.ts'
import { ellipse, n, rect, repeat, stroke } from '../svg.ts'
import { pillow } from './beds.ts'
import type { Style } from './style.ts'

/** Two beds above one another, seen from the side; `x` is its middle, `y` the floor. */
export function bunkBed(canvas: Canvas, style: Style, { x, y, wide }: { x: number; y: number; wide: number }): string {
  const { palette } = canvas
  const tall = wide * 1.15
  const [left, right] = [x - wide / 2, x + wide / 2]
  const wood = palette.bright(style.wood)
  const berth = (base: number, color: string) =>
    rect(left, base - wide * 0.2, wide, wide * 0.14, palette.bright(style.linen), 'rx="8"') +
    rect(left + wide * 0.34, base - wide * 0.23, wide * 0.66, wide * 0.17, palette.bright(color), 'rx="8"') +
    pillow(canvas, left + wide * 0.17, base - wide * 0.16, wide * 0.26, wide * 0.13, style.linen) +
    rect(left, base - wide * 0.08, wide, wide * 0.08, wood)
  const ladder = stroke(
    `M${n(right - wide * 0.2)} ${n(y)}V${n(y - tall * 0.78)}M${n(right - wide * 0.06)} ${n(y)}V${n(y - tall * 0.78)}` +
      repeat(5, (index) => `M${n(right - wide * 0.2)} ${n(y - tall * (0.12 + index * 0.14))}h${n(wide * 0.14)}`),
    palette.dim(style.wood),
    wide * 0.028,
  )
  return (
    ellipse(x, y, wide * 0.56, 18, palette.near, 'fill-opacity=".28"') +
    berth(y - tall * 0.08, style.cloth[0]) +
    berth(y - tall * 0.6, style.cloth[1]) +
    rect(left - wide * 0.03, y - tall, wide * 0.06, tall, wood) +
    rect(right - wide * 0.03, y - tall, wide * 0.06, tall, wood) +
    rect(left, y - tall * 0.86, wide * 0.78, wide * 0.04, wood) +
    ladder
  )
}
