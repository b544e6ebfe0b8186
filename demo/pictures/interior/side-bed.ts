import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { ellipse, n, polygon, rect, repeat, shape } from '../svg.ts'
import { pillow } from './beds.ts'
import { quilt } from './quilts.ts'
import type { Style } from './style.ts'

/** A bed along the wall, its head to the left; `x` is the left end, `y` the floor. */
export function sideBed(canvas: Canvas, style: Style, { x, y, long }: { x: number; y: number; long: number }): string {
  const { palette, random } = canvas
  const tall = long * 0.3
  const top = y - tall
  const deep = long * 0.1
  const wood = palette.bright(style.wood)
  const board = random.chance(0.5)
    ? shape(`M${n(x - 26)} ${n(y)}V${n(top - tall * 0.7)}q0 -40 34 -40t34 40V${n(y)}Z`, wood)
    : rect(x - 26, top - tall * 0.8, 60, tall * 1.8, palette.bright(style.cloth[0]), 'rx="24"')
  const lie = (across: number, down: number) =>
    [x + 30 + (long - 40) * down + (1 - across) * deep * 0.6, top - deep + across * deep] as const
  const drop = (across: number, down: number) => [x + 30 + (long - 40) * down, top + across * tall * 0.62] as const
  const flank = rect(
    x + 20,
    top,
    long - 20,
    tall * 0.72,
    mix(palette.bright(style.linen), palette.dim(style.linen), 0.4),
    'rx="10"',
  )
  const legs =
    rect(x + 40, y - tall * 0.3, 24, tall * 0.3, palette.dim(style.wood)) +
    rect(x + long - 60, y - tall * 0.3, 24, tall * 0.3, palette.dim(style.wood))
  const base = rect(x, y - tall * 0.36, long, tall * 0.16, wood, 'rx="6"')
  const mattress = polygon([lie(0, 0), lie(0, 1), lie(1, 1), lie(1, 0)], palette.bright(style.linen))
  const pillows =
    pillow(canvas, x + long * 0.1, top + 6, long * 0.17, tall * 0.5, style.linen) +
    pillow(canvas, x + long * 0.19, top + 10, long * 0.15, tall * 0.42, style.cloth[2])
  const fringe = repeat(22, (index) =>
    polygon(
      [drop(1, 0.42 + index * 0.026), drop(1, 0.43 + index * 0.026), drop(1.12, 0.427 + index * 0.026)],
      palette.bright(style.cloth[2]),
    ),
  )
  return (
    ellipse(x + long / 2, y, long * 0.54, 20, palette.near, 'fill-opacity=".28"') +
    board +
    legs +
    base +
    flank +
    mattress +
    quilt(canvas, style, lie) +
    fringe +
    quilt(canvas, style, drop) +
    pillows
  )
}
