import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { circle, ellipse, fade, n, rect, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { dancer, handReach } from '../things/dancer.ts'
import { lampPost } from '../things/terrace.ts'
import { bulbs } from './grill.ts'

const cloths = ['#b8342f', '#1f6fae', '#e0a938', '#2f7a6a', '#7a3a86', '#d8643c', '#3f8f4a', '#c8507a'] as const
const suits = ['#8a7a5c', '#4a5a6a', '#6a5648', '#5a6a52'] as const

/** He beats the big drum that hangs before him. */
function drummer({ palette }: Canvas, x: number, y: number, tall: number): string {
  const [cx, cy, r] = [x + tall * 0.06, y - tall * 0.46, tall * 0.17]
  return (
    figure(x, y, tall, palette.lit('#b87a50'), palette.shaded('#4a5a6a')) +
    rect(cx - r * 0.8, cy - r, r * 1.9, r * 2, palette.shaded('#8a3a2c'), `rx="${n(r * 0.9)}"`) +
    ellipse(cx + r * 0.9, cy, r * 0.42, r, palette.lit('#f0dcb4')) +
    stroke(
      `M${n(x - tall * 0.08)} ${n(y - tall * 0.66)}L${n(cx + r * 1.5)} ${n(cy - r * 0.9)}`,
      palette.lit('#c98a5e'),
      9,
    ) +
    stroke(`M${n(cx + r * 1.5)} ${n(cy - r * 0.9)}L${n(cx + r * 0.9)} ${n(cy + r * 0.1)}`, palette.shaded('#6a4630'), 6)
  )
}

/** And he plays the shawm. */
function piper({ palette }: Canvas, x: number, y: number, tall: number): string {
  const [mx, my] = [x + tall * 0.05, y - tall * 0.84]
  return (
    figure(x, y, tall, palette.lit('#b87a50'), palette.shaded('#6a5648')) +
    stroke(`M${n(mx)} ${n(my)}L${n(mx + tall * 0.24)} ${n(my + tall * 0.16)}`, palette.shaded('#5a3a28'), 9) +
    circle(mx + tall * 0.25, my + tall * 0.165, 13, palette.shaded('#7a5236'))
  )
}

/** A line of dancers hand in hand on the grass of a park, the one who leads them at its end. */
export function dancing(canvas: Canvas): string {
  const { palette, random, defs, time } = canvas
  const base = random.between(690, 730)
  const lawn = defs.vertical(
    [0, palette.air(mix(palette.leaf, palette.lit('#a8c060'), 0.45), 0.15)],
    [1, mix(palette.leaf, palette.near, 0.3)],
  )
  const [tall, ground] = [random.between(425, 440), random.between(1105, 1125)]
  const [count, gap] = [7, (tall / 100) * handReach * 2]
  const first = 1410 - gap * (count - 1)
  const order = random.shuffle(cloths)
  const people = repeat(count, (index) => {
    const kind = (index + (index > 2 ? 1 : 0)) % 2 ? 'woman' : 'man'
    const color = kind === 'woman' ? order[index % order.length] : suits[index % suits.length]
    return dancer(canvas, {
      x: first + index * gap,
      y: ground,
      tall: tall * (kind === 'woman' ? 0.97 : 1.02),
      kind,
      color: color as string,
      leads: index === count - 1,
    })
  })
  const lookers = repeat(13, (index) => {
    const x = 90 + index * 118 + random.between(-26, 26)
    const robe = random.pick([...cloths, '#e8dcc8', '#33405f'])
    return figure(
      x,
      base + 66 + random.between(-8, 10),
      128,
      palette.shaded('#a86a44'),
      mix(palette.shaded(robe), palette.haze, 0.2),
    )
  })
  const lights = time === 'noon' ? '' : bulbs(canvas, 150) + bulbs(canvas, 270)
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 80, near: base - 10, height: 220, layers: 2, depth: 0.45 }) +
    poplars(canvas, { from: 0, to: width, y: base + 12, count: 9, tall: 250, distance: 0.25 }) +
    repeat(5, (index) =>
      broadleaf(canvas, {
        x: 110 + index * 345 + random.between(-50, 50),
        y: base + 30,
        tall: random.between(330, 430),
        distance: 0.12,
      }),
    ) +
    rect(0, base, width, height - base, lawn) +
    shrubs(canvas, { from: -20, to: 1620, y: base + 14, count: 20, size: 44 }) +
    lookers +
    ellipse(800, ground - 30, 900, 150, defs.radial([0, palette.lit('#ffe2a0'), 0.5], [1, palette.lit('#ffe2a0'), 0])) +
    ellipse(800, ground + 4, 860, 60, palette.near, fade(0.12)) +
    piper(canvas, 70, ground - 60, 350) +
    drummer(canvas, 170, ground - 36, 350) +
    broadleaf(canvas, { x: 1500, y: base + 150, tall: 520 }) +
    lampPost(canvas, 1340, base + 110, 280) +
    lights +
    people
  )
}
