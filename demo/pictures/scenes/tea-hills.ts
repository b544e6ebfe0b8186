import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { sky } from '../nature/sky.ts'
import { below, contour, createSlope, greenHills } from '../nature/slope.ts'
import { broadleaf } from '../plants/trees.ts'
import { curve, ellipse, n, polygon, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'

/** How far below the horizon a hill begins, how many rows it has, how deep they reach, how large its bushes are. */
type Hill = { down: number; rows: number; reach: number; size: number; distance: number }

const far: Hill = { down: 30, rows: 9, reach: 0.3, size: 20, distance: 0.34 }
const middle: Hill = { down: 190, rows: 9, reach: 0.42, size: 36, distance: 0.16 }
const near: Hill = { down: 400, rows: 7, reach: 0.62, size: 66, distance: 0 }

/** A hill combed with rows of low bushes, flat on top where they are plucked. */
function rows(canvas: Canvas, base: number, { down, rows: count, reach, size, distance }: Hill): string {
  const { palette, random } = canvas
  const slope = createSlope(canvas, base + down)
  const fresh = mix(palette.leaf, palette.lit('#8cc05a'), 0.6)
  const tone = (color: string) => palette.air(color, distance)
  const bushes = repeat(count, (index) => {
    const line = curve(contour(slope, 0.012 + (index / count) * reach))
    const gaps = `stroke-dasharray="${n(size * random.between(4, 6))} ${n(size * 1.15)}" stroke-dashoffset="${n(random.between(0, size * 6))}"`
    const raised = `transform="translate(${n(-size * 0.12)} ${n(-size * 0.22)})"`
    return (
      stroke(line, tone(mix(fresh, palette.near, 0.3)), size * (0.8 + index * 0.1), gaps) +
      stroke(line, tone(fresh), size * (0.44 + index * 0.06), `${gaps} ${raised}`)
    )
  })
  return shape(below(contour(slope, 0)), tone(mix(palette.leaf, palette.near, 0.4))) + bushes
}

function mist({ palette, random, defs }: Canvas, y: number): string {
  return ellipse(random.between(400, 1200), y, 900, 60, defs.radial([0, palette.haze, 0.75], [1, palette.haze, 0]))
}

/** Somebody with a basket on the back. */
function picker({ palette }: Canvas, x: number, y: number, tall: number, robe: string): string {
  return (
    figure(x, y, tall, palette.shaded('#7a4a34'), palette.lit(robe)) +
    ellipse(x, y - tall * 0.9, tall * 0.12, tall * 0.1, palette.lit(robe)) +
    polygon(
      [
        [x + tall * 0.06, y - tall * 0.7],
        [x + tall * 0.34, y - tall * 0.7],
        [x + tall * 0.28, y - tall * 0.34],
        [x + tall * 0.12, y - tall * 0.34],
      ],
      palette.lit('#c89a58'),
    )
  )
}

/** Tea: rounded hills, pickers between the rows, mist in the valleys. */
export function teaHills(canvas: Canvas): string {
  const { random } = canvas
  const base = random.between(540, 590)
  const [first = '', second = '', third = '', fourth = ''] = random.shuffle([
    '#d8443c',
    '#e0a938',
    '#1f6fae',
    '#c8507a',
    '#f4e9dc',
  ])
  return (
    sky(canvas, { horizon: base, birds: true }) +
    greenHills(canvas, base, 330) +
    rows(canvas, base, far) +
    mist(canvas, base + 190) +
    broadleaf(canvas, { x: random.between(1060, 1240), y: base + 130, tall: 190, distance: 0.3 }) +
    broadleaf(canvas, { x: random.between(220, 420), y: base + 120, tall: 170, distance: 0.3 }) +
    rows(canvas, base, middle) +
    mist(canvas, base + 410) +
    picker(canvas, random.between(420, 520), base + 400, 120, first) +
    picker(canvas, random.between(640, 720), base + 390, 114, second) +
    broadleaf(canvas, { x: random.between(1280, 1420), y: base + 350, tall: 330, distance: 0.1 }) +
    rows(canvas, base, near) +
    picker(canvas, random.between(880, 980), base + 590, 200, third) +
    picker(canvas, random.between(1160, 1260), base + 600, 206, fourth) +
    broadleaf(canvas, { x: random.between(90, 170), y: base + 560, tall: 560 })
  )
}
