import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, rect, repeat } from '../svg.ts'
import { vase } from '../things/vessels.ts'
import { bookRow, shelf } from './decor.ts'
import type { Style } from './style.ts'

export type Fill = (canvas: Canvas, style: Style, x: number, y: number, wide: number, tall: number) => string

export const jars: Fill = (canvas, _style, x, y, wide, tall) =>
  repeat(wide / 90, (index) => vase(canvas, x + 45 + index * 90, y, tall * canvas.random.between(0.5, 0.8)))

export const rolls: Fill = ({ palette, random }, style, x, y, wide, tall) =>
  repeat(3, (row) =>
    repeat(wide / 70, (index) => {
      const color = random.pick([...style.cloth, '#e8dcc8', '#8a3f5a'])
      return (
        circle(x + 36 + index * 70, y - 18 - row * tall * 0.26, tall * 0.13, palette.bright(color)) +
        circle(x + 36 + index * 70, y - 18 - row * tall * 0.26, tall * 0.05, palette.dim(color))
      )
    }),
  )

export const boxes: Fill = ({ palette, random }, style, x, y, wide, tall) =>
  repeat(wide / 110, (index) => {
    const color = random.pick([...style.cloth, '#e8dcc8', '#d9b98a'])
    const high = tall * random.between(0.4, 0.75)
    return (
      rect(x + 12 + index * 110, y - high, 88, high, palette.bright(color)) +
      rect(x + 12 + index * 110, y - high, 88, high * 0.24, palette.dim(color)) +
      rect(x + 50 + index * 110, y - high, 12, high, palette.bright('#e8c878'))
    )
  })

export const volumes: Fill = (canvas, _style, x, y, wide, tall) => bookRow(canvas, x + 6, y, wide - 12, tall * 0.86)

/** A case of shelves, each bay filled. */
export function shelves(
  canvas: Canvas,
  style: Style,
  {
    x,
    y,
    wide,
    tall,
    rows,
    fills,
  }: { x: number; y: number; wide: number; tall: number; rows: number; fills: readonly Fill[] },
): string {
  const { palette, random, defs } = canvas
  const step = tall / rows
  return (
    rect(x - 16, y - tall - 30, wide + 32, tall + 30, palette.bright(style.wood)) +
    rect(
      x,
      y - tall - 10,
      wide,
      tall + 4,
      defs.vertical([0, palette.dim(mix(style.wood, '#1a1020', 0.3))], [1, palette.dim(style.wood)]),
    ) +
    repeat(
      rows,
      (row) =>
        random.pick(fills)(canvas, style, x, y - row * step - 8, wide, step - 20) +
        shelf(canvas, style, x, y - row * step - 8, wide),
    ) +
    rect(x - 30, y - tall - 46, wide + 60, 24, palette.bright(mix(style.wood, '#e0b070', 0.25)))
  )
}
