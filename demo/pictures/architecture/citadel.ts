import type { Canvas } from '../canvas.ts'
import { polygon, shape } from '../svg.ts'
import { archRow } from './arch.ts'
import { clay, street } from './houses.ts'
import { minaret } from './minaret.ts'
import { type MonumentInput, mound } from './monuments.ts'

/** A citadel with its houses, a minaret over their roofs, and the ramp up to its gate. */
export function citadelHill(canvas: Canvas, { x, y, wide, tall }: MonumentInput & { tall: number }): string {
  const { palette, random } = canvas
  const rim = wide * 0.39
  return (
    street(canvas, {
      from: x - rim * 0.8,
      to: x + rim * 0.7,
      y: y - tall - 40,
      low: 60,
      high: 110,
      colors: clay,
      distance: 0.3,
    }) +
    minaret(canvas, { x: x + random.between(-200, 220), y: y - tall - 40, tall: 220, wide: 30, distance: 0.15 }) +
    mound(canvas, { x, y, wide, tall }) +
    street(canvas, { from: x - rim, to: x + rim - 70, y: y - tall + 6, low: 80, high: 140, colors: clay }) +
    polygon(
      [
        [x - 60, y],
        [x + 60, y],
        [x + 34, y - tall],
        [x - 34, y - tall],
      ],
      palette.lit('#edcf9e'),
    ) +
    shape(archRow(x - 46, x + 46, y - tall + 6, 1, 96), palette.shaded('#6a4632'))
  )
}
