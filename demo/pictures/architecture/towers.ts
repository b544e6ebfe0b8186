import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { block } from './facade.ts'
import { clay, street } from './houses.ts'

/** Modern blocks of a city, as a row of uneven steps; in a town of low houses those. */
export function cityRow(
  canvas: Canvas,
  {
    from,
    to,
    y,
    low,
    high,
    distance,
    sparse = false,
  }: { from: number; to: number; y: number; low: number; high: number; distance: number; sparse?: boolean },
): string {
  const { random, palette } = canvas
  if (!canvas.land.towers)
    return street(canvas, { from, to, y, low: low * 0.6, high: high * 0.5, colors: clay, distance })
  let x = Math.round(from)
  let drawn = ''
  while (x < to) {
    const tall = Math.round(random.between(low, high) * (random.chance(0.2) ? 1.5 : 1))
    const wide = Math.round(random.between(62, 130) * (sparse ? 1.7 : 1))
    const color = random.pick(['#d8c4a8', '#b9c4cc', '#e6d6bc', '#a9b6c4', '#cfae8e'])
    drawn += block(canvas, {
      x,
      y,
      wide,
      tall,
      color,
      shade: random.pick([0.25, 0.35, 0.45]),
      distance,
      rows: Math.round(tall / (sparse ? 60 : 38)),
      columns: Math.round(wide / (sparse ? 40 : 28)),
      form: random.pick(['plain', 'slit', 'plain']),
    })
    if (random.chance(0.3))
      drawn += rect(x + wide * 0.2, y - tall - 16, wide * 0.35, 16, palette.air(palette.shaded(color), distance))
    if (random.chance(0.18))
      drawn += stroke(`M${n(x + wide / 2)} ${n(y - tall)}v${n(-tall * 0.3)}`, palette.air(palette.near, distance), 3)
    x += wide + random.whole(-4, 22)
  }
  return drawn
}

/** A slim glass tower with a shape of its own. */
export function landmark(canvas: Canvas, x: number, y: number, tall: number, distance: number): string {
  const { palette, random, defs } = canvas
  if (!canvas.land.towers) return ''
  const tone = (tint: string) => palette.air(tint, distance)
  const wide = tall * random.between(0.16, 0.22)
  const glass = defs.horizontal(
    [0, tone(palette.lit('#a8cfe0'))],
    [0.55, tone(palette.lit('#6fa3c4'))],
    [0.56, tone(palette.shaded('#5f8cb0'))],
    [1, tone(palette.shaded('#456f96'))],
  )
  const lines = stroke(
    repeat(tall / 22, (index) => `M${n(x - wide / 2)} ${n(y - index * 22)}h${n(wide)}`),
    tone(palette.sky[2]),
    2,
    'fill-opacity=".35" stroke-opacity=".35"',
  )
  const form = random.whole(0, 2)
  if (form === 0) {
    return (
      polygon(
        [
          [x - wide / 2, y],
          [x - wide / 2, y - tall * 0.9],
          [x + wide / 2, y - tall],
          [x + wide / 2, y],
        ],
        glass,
      ) + lines
    )
  }
  if (form === 1) {
    const d =
      `M${n(x - wide / 2)} ${n(y)}` +
      `C${n(x - wide * 0.6)} ${n(y - tall * 0.6)} ${n(x - wide * 0.2)} ${n(y - tall * 0.9)} ${n(x)} ${n(y - tall)}` +
      `C${n(x + wide * 0.2)} ${n(y - tall * 0.9)} ${n(x + wide * 0.6)} ${n(y - tall * 0.6)} ${n(x + wide / 2)} ${n(y)}Z`
    return shape(d, glass) + stroke(`M${n(x)} ${n(y - tall)}v${n(-tall * 0.12)}`, tone(palette.gold), 4)
  }
  return (
    rect(x - wide * 0.12, y - tall * 0.8, wide * 0.24, tall * 0.8, glass) +
    circle(x, y - tall * 0.78, wide * 0.42, tone(palette.glaze)) +
    rect(x - wide * 0.62, y - tall * 0.8, wide * 1.24, tall * 0.035, tone(palette.gold)) +
    stroke(`M${n(x)} ${n(y - tall * 0.9)}v${n(-tall * 0.2)}`, tone(mix(palette.near, palette.gold, 0.4)), 5)
  )
}
