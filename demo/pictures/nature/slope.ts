import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { curve, type Point, repeat } from '../svg.ts'
import { hills } from './ridges.ts'

/** A hillside whose contour lines run side by side: for fields in steps and for rows of bushes. */
export type Slope = { top: number; lean: number; waves: readonly { at: number; wide: number; deep: number }[] }

export function createSlope({ random }: Canvas, top: number): Slope {
  return {
    top,
    lean: random.pick([-1, 1]) * random.between(90, 150),
    waves: Array.from({ length: 4 }, (_, index) => ({
      at: index * 470 + random.between(-100, 100),
      wide: random.between(170, 280),
      deep: (index % 2 ? -1 : 1) * random.between(50, 96),
    })),
  }
}

/** `share` is 0 at the top of the slope and 1 at the lower edge of the picture. */
export function contour({ top, lean, waves }: Slope, share: number): Point[] {
  const y = top + (height + 90 - top) * share ** 1.45
  return Array.from({ length: 13 }, (_, index) => {
    const x = -80 + index * ((width + 160) / 12)
    const bulge = waves.reduce(
      (sum, { at, wide, deep }) => sum + deep * Math.exp(-(((x - at - share * 120) / wide) ** 2)),
      0,
    )
    return [x, y + bulge * (0.35 + share * 0.85) + ((x - width / 2) / width) * lean * (0.4 + share)] as const
  })
}

/** How far down a contour line is at a place. */
export function slopeAt(slope: Slope, share: number, x: number): number {
  const line = contour(slope, share)
  const next = Math.max(
    1,
    line.findIndex(([px]) => px >= x),
  )
  const [a, b] = [line[next - 1] as Point, line[next] as Point]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

/** All that lies below a line. */
export const below = (points: readonly Point[]): string => `${curve(points)}L${width + 90} ${height}L-90 ${height}Z`

/** The far hills of a wet country, each chain greener than the one behind it. */
export function greenHills(canvas: Canvas, base: number, tall: number): string {
  const { palette, random } = canvas
  return repeat(3, (index) =>
    hills(canvas, {
      y: base - 70 + index * 40,
      height: tall * (1 - index * 0.24) * random.between(0.9, 1.1),
      peaks: 2 + index,
      bottom: height,
      fill: mix(palette.leaf, palette.haze, 0.74 - index * 0.18),
    }),
  )
}
