import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { dashes, ellipse, n, repeat, shape } from '../svg.ts'
import { frond } from './frond.ts'
import { broadleaf, poplar } from './trees.ts'

export type PalmInput = { x: number; y: number; tall: number; lean?: number; distance?: number; dates?: boolean }

const modelSize = 400

/** A crown at the origin; a few models serve all the palms of a picture, which keeps the document small. */
function crown(canvas: Canvas, model: number, detail: number, distance: number): (extra: string) => string {
  const { palette, defs } = canvas
  const random = canvas.random.split(`crown${model}`)
  const leaf = palette.leaf
  const tone = (color: string) => palette.air(color, distance)
  const fan = (size: number, low: number, high: number, sag: number, long: number) =>
    repeat(size, (index) => {
      const angle = low + ((high - low) * (index + random.between(0.25, 0.75))) / size
      const flat = Math.abs(Math.cos(angle))
      const reach = modelSize * long * random.between(0.88, 1.08)
      return frond(0, 0, angle, reach, reach * (sag + flat * 0.5) * random.between(0.8, 1.15), detail)
    })
  const count = detail > 6 ? 7 : 6
  return defs.keep(
    shape(fan(count, -0.35, Math.PI + 0.35, 0.42, 0.43), tone(mix(leaf, palette.near, 0.55))) +
      shape(fan(count, 0.12, Math.PI - 0.12, 0.2, 0.48), tone(leaf)) +
      shape(fan(4, 0.6, Math.PI * 0.88, 0.26, 0.4), tone(mix(leaf, palette.lit('#c8d080'), 0.32))),
  )
}

function trunk({ palette }: Canvas, { x, y, tall, lean = 0, distance = 0 }: PalmInput): string {
  const bark = palette.shaded('#9a6f4a')
  const wide = tall * 0.027
  const [topX, topY] = [x + lean, y - tall]
  const bow = x + lean * 0.15
  const p = (...values: number[]) => values.map(Math.round).join(' ')
  const d =
    `M${p(x - wide * 1.35, y)}Q${p(bow - wide, y - tall * 0.5, topX - wide * 0.75, topY)}` +
    `h${p(wide * 1.5)}Q${p(bow + wide, y - tall * 0.5, x + wide * 1.35, y)}Z`
  const middle = `M${p(x, y)}Q${p(bow, y - tall * 0.5, topX, topY)}`
  const dark = palette.air(mix(bark, palette.near, 0.35), distance)
  const gap = tall * 0.03
  return shape(d, palette.air(bark, distance)) + dashes(middle, dark, wide * 1.5, [gap * 0.22, gap])
}

/** A date palm; `x` and `y` are its foot. Where none grow, a walnut or a poplar stands in its place. */
export function palm(canvas: Canvas, input: PalmInput): string {
  if (!canvas.land.palms) return leafy(canvas, input)
  const { random, palette } = canvas
  const { x, y, tall, lean = 0, distance = 0, dates = random.chance(0.5) && canvas.land.domes } = input
  const [topX, topY] = [x + lean, y - tall]
  const far = tall < 340
  const head = crown(canvas, random.whole(0, 1), far ? 5 : 9, Math.round(distance * 10) / 10)
  const size = (tall / modelSize) * (random.chance(0.5) ? 1 : -1)
  const fruit = palette.air(palette.lit('#d9822b'), distance)
  const bunches = repeat(2, (index) =>
    ellipse(topX + (index - 0.5) * tall * 0.09, topY + tall * 0.1, tall * 0.024, tall * 0.048, fruit),
  )
  const place = `translate(${n(topX)} ${n(topY)}) scale(${size.toFixed(3)} ${Math.abs(size).toFixed(3)})`
  return trunk(canvas, input) + (dates ? bunches : '') + head(`transform="${place}"`)
}

const leafy = (canvas: Canvas, { x, y, tall, distance = 0 }: PalmInput): string =>
  tall > 340 ? broadleaf(canvas, { x, y, tall: tall * 0.72, distance }) : poplar(canvas, { x, y, tall, distance })

/** Palms of uneven height in a loose row. */
export function grove(
  canvas: Canvas,
  input: { from: number; to: number; y: number; count: number; tall: number; distance?: number },
): string {
  const { random } = canvas
  const { from, to, y, count, tall, distance = 0 } = input
  return repeat(count, (index) =>
    palm(canvas, {
      x: from + ((index + random.between(0.15, 0.85)) / count) * (to - from),
      y: y + random.between(-6, 10),
      tall: tall * random.between(0.7, 1.15),
      lean: tall * random.between(-0.14, 0.14),
      distance,
    }),
  )
}
