import { starFloor } from '../architecture/star-floor.ts'
import { girih } from '../architecture/tiles.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat, stroke } from '../svg.ts'
import { vase } from '../things/vessels.ts'
import { tableLamp } from './lamps.ts'
import type { Style } from './style.ts'

export function column(
  { palette, defs }: Canvas,
  x: number,
  top: number,
  bottom: number,
  wide: number,
  color: string,
): string {
  const skin = defs.horizontal(
    [0, palette.bright(color)],
    [0.4, palette.bright(mix(color, '#ffffff', 0.3))],
    [1, palette.dim(color)],
  )
  return (
    rect(x - wide / 2, top, wide, bottom - top, skin) +
    rect(x - wide * 0.75, top - 10, wide * 1.5, 36, palette.bright('#e0b050')) +
    rect(x - wide * 0.68, bottom - 40, wide * 1.36, 42, palette.bright(mix(color, '#ffffff', 0.2)))
  )
}

export function reception(canvas: Canvas, style: Style, x: number, y: number): string {
  const { palette } = canvas
  const wide = 520
  const keys = repeat(4, (row) =>
    repeat(
      9,
      (index) =>
        rect(x - 214 + index * 49, y - 400 + row * 52, 38, 40, palette.dim(style.wood)) +
        (canvas.random.chance(0.5)
          ? rect(x - 199 + index * 49, y - 388 + row * 52, 7, 22, palette.bright('#e4bc60'))
          : ''),
    ),
  )
  return (
    rect(x - 236, y - 420, 472, 236, palette.bright(style.wood)) +
    keys +
    rect(
      x - wide / 2,
      y - 150,
      wide,
      150,
      girih(canvas, 62, palette.bright(style.cloth[0]), palette.bright('#f2e2c0'), palette.bright('#e0b050')),
    ) +
    rect(x - wide / 2 - 20, y - 168, wide + 40, 24, palette.bright('#f6ead2')) +
    rect(x - wide / 2, y - 14, wide, 16, palette.dim(style.wood)) +
    tableLamp(canvas, x - 190, y - 166, 120) +
    vase(canvas, x + 190, y - 166, 110)
  )
}

export function marble(canvas: Canvas, style: Style, floor: number): string {
  const { palette, random } = canvas
  const line = palette.bright(mix(random.pick(style.cloth), '#d9b98a', 0.5))
  return starFloor(canvas, { top: floor, ground: palette.bright('#ead6b2'), figure: palette.bright('#f6ead2'), line })
}

/** A stair that rises to a gallery between two doors. */
export function stair({ palette }: Canvas, style: Style, x: number, floor: number): string {
  const steps = 12
  const rise = 340
  const flight = repeat(steps, (index) => {
    const share = index / steps
    const half = 330 - share * 130
    return rect(
      x - half,
      floor + 60 - (index + 1) * (rise / steps),
      half * 2,
      rise / steps + 2,
      index % 2 ? palette.bright('#f2e4c8') : palette.bright('#e2cfa8'),
    )
  })
  const runner =
    polygon(
      [
        [x - 130, floor + 60],
        [x + 130, floor + 60],
        [x + 84, floor + 60 - rise],
        [x - 84, floor + 60 - rise],
      ],
      palette.bright(style.cloth[0]),
    ) +
    stroke(
      repeat(
        steps,
        (index) => `M${n(x - 130 + index * 3.8)} ${n(floor + 60 - index * (rise / steps))}h${n(260 - index * 7.6)}`,
      ),
      palette.dim(style.cloth[0]),
      3,
    )
  const rail = [-1, 1]
    .map(
      (side) =>
        stroke(
          `M${n(x + side * 340)} ${n(floor - 30)}L${n(x + side * 206)} ${n(floor - rise - 40)}`,
          palette.bright('#d0a040'),
          14,
        ) +
        stroke(
          repeat(9, (index) => `M${n(x + side * (335 - index * 15))} ${n(floor - 26 - index * 38)}v76`),
          palette.dim('#a87c30'),
          5,
        ),
    )
    .join('')
  return flight + runner + rail
}
