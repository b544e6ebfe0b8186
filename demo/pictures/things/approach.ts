import { type Canvas, height } from '../canvas.ts'
import { shrubs } from '../plants/trees.ts'
import { n, polygon, repeat, stroke } from '../svg.ts'
import { lampPost } from './terrace.ts'

/** The way up to a door: its paving, kerbs, hedges and lamps. */
export function approach(
  canvas: Canvas,
  { x, y, far = 120, near = 380, lamps = true }: { x: number; y: number; far?: number; near?: number; lamps?: boolean },
): string {
  const { palette, random, defs } = canvas
  const half = (share: number) => far + (near - far) * share
  const paving = defs.vertical([0, palette.lit('#f2e2c2')], [1, palette.shaded('#cdb08a')])
  const courses = repeat(8, (index) => {
    const share = (index / 8) ** 1.6
    return `M${n(x - half(share))} ${n(y + (height - y) * share)}h${n(half(share) * 2)}`
  })
  const kerb = `M${n(x - far)} ${n(y)}L${n(x - near)} ${height}M${n(x + far)} ${n(y)}L${n(x + near)} ${height}`
  const planted = random.pick([palette.leaf, palette.leaf, palette.lit('#c8505c'), palette.lit('#d88aa0')])
  const sides = repeat(5, (index) => {
    const share = ((index + 0.4) / 5) ** 1.4
    const foot = y + 10 + (height - y) * share
    return [-1, 1]
      .map((side) => {
        const at = x + side * (half(share) + 40 + share * 30)
        const hedge = shrubs(canvas, {
          from: at - 20,
          to: at + 20,
          y: foot,
          count: 3,
          size: 26 + share * 42,
          color: planted,
        })
        return hedge + (lamps && index % 2 === 0 ? lampPost(canvas, at + side * 30, foot, 120 + share * 130) : '')
      })
      .join('')
  })
  return (
    polygon(
      [
        [x - far, y],
        [x + far, y],
        [x + near, height],
        [x - near, height],
      ],
      paving,
    ) +
    stroke(courses, palette.shaded('#c8a878'), 2, 'stroke-opacity=".5"') +
    stroke(kerb, palette.lit('#fff4dc'), 10) +
    sides
  )
}
