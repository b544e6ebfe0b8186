import { type Canvas, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { shrubs } from '../plants/trees.ts'
import { circle, curve, n, type Point, polygon, rect, repeat, shape } from '../svg.ts'
import { dome } from './dome.ts'
import { street, terraces } from './houses.ts'
import { minaret } from './minaret.ts'
import { cityRow, landmark } from './towers.ts'

const plaster = ['#fbf4e8', '#f6e6cf', '#f2d3b4', '#fdf8f0', '#ecc9a6', '#e8dcd0'] as const

/** A red and white tower on its rock, its lamp lit when the sun is low. */
export function lighthouse(canvas: Canvas, x: number, y: number, tall: number, distance = 0): string {
  const { palette, time, defs } = canvas
  const tone = (tint: string) => palette.air(tint, distance)
  const half = (share: number) => tall * (0.1 - share * 0.035)
  const ring = (from: number, to: number, color: string) =>
    polygon(
      [
        [x - half(from), y - tall * from],
        [x - half(to), y - tall * to],
        [x + half(to), y - tall * to],
        [x + half(from), y - tall * from],
      ],
      defs.horizontal([0, tone(palette.lit(color))], [0.5, tone(palette.lit(color))], [1, tone(palette.shaded(color))]),
    )
  const dark = tone(mix(palette.near, '#2a2430', 0.3))
  const lamp = time === 'noon' ? tone(palette.lit('#cfe6ee')) : '#ffe9a8'
  const beam =
    time === 'night' || time === 'dusk'
      ? polygon(
          [
            [x, y - tall * 0.86],
            [x + tall * 3.4, y - tall * 1.25],
            [x + tall * 3.4, y - tall * 0.62],
          ],
          defs.horizontal([0, '#fff0b8', 0.5], [1, '#fff0b8', 0]),
        ) + circle(x, y - tall * 0.86, tall * 0.4, defs.radial([0, '#ffe9a8', 0.7], [1, '#ffe9a8', 0]))
      : ''
  return (
    repeat(5, (index) => ring(index * 0.16, (index + 1) * 0.16, index % 2 ? '#d2503c' : '#fbf4e8')) +
    rect(x - half(0.8) * 1.5, y - tall * 0.82, half(0.8) * 3, tall * 0.03, dark) +
    beam +
    rect(x - half(0.8) * 0.8, y - tall * 0.91, half(0.8) * 1.6, tall * 0.1, lamp) +
    polygon(
      [
        [x - half(0.8) * 1.2, y - tall * 0.91],
        [x, y - tall],
        [x + half(0.8) * 1.2, y - tall * 0.91],
      ],
      tone(palette.lit('#d2503c')),
    )
  )
}

/** Land that runs out into the sea from the right edge, down to a point. */
function headland({ palette, defs, random }: Canvas, tip: number, y: number, tall: number, distance: number): string {
  const line: Point[] = [
    [tip, y + 2],
    [tip + (width - tip) * 0.12, y - tall * 0.24],
    [tip + (width - tip) * 0.36, y - tall * random.between(0.45, 0.6)],
    [tip + (width - tip) * 0.64, y - tall * random.between(0.75, 0.9)],
    [width + 60, y - tall],
  ]
  const green = mix(palette.leaf, palette.sand, 0.25)
  const skin = defs.vertical(
    [0, palette.air(lighten(green, 0.06), distance)],
    [1, palette.air(mix(green, palette.near, 0.4), distance)],
  )
  return shape(`${curve(line)}V${n(y + 2)}Z`, skin)
}

export type Coast = (canvas: Canvas, y: number) => string

/** White houses climb the slope above their harbour. */
const whiteTown: Coast = (canvas, y) => {
  const { palette, random } = canvas
  const x = random.between(1120, 1260)
  return (
    range(canvas, { far: y - 10, near: y, height: random.between(150, 240), layers: 2, depth: 0.4 }) +
    headland(canvas, random.between(620, 760), y, random.between(210, 260), 0.35) +
    terraces(canvas, {
      x,
      y: y - 2,
      wide: 580,
      rise: random.between(150, 190),
      storeys: 3,
      colors: plaster,
      distance: 0.1,
    }) +
    dome(canvas, {
      x: x + random.between(-160, 60),
      y: y - 120,
      radius: 36,
      color: palette.glaze,
      distance: 0.15,
      form: 'low',
    }) +
    street(canvas, { from: x + 250, to: 1640, y, low: 50, high: 80, colors: plaster, distance: 0.1 }) +
    shrubs(canvas, { from: x - 420, to: 1620, y: y + 2, count: 14, size: 22 })
  )
}

/** Towers along the water, gardens before them. */
const waterfront: Coast = (canvas, y) => {
  const { random } = canvas
  const from = random.between(300, 620)
  return (
    repeat(random.whole(2, 3), (index) =>
      landmark(canvas, from + 240 + index * 300 + random.between(-60, 60), y, random.between(300, 430), 0.4),
    ) +
    cityRow(canvas, { from, to: 1640, y, low: 60, high: 150, distance: 0.36 }) +
    shrubs(canvas, { from: from - 60, to: 1640, y: y + 2, count: 18, size: 20 })
  )
}

/** An old port: domes and minarets behind the quay, hills around the bay. */
const port: Coast = (canvas, y) => {
  const { palette, random } = canvas
  const x = random.between(820, 1180)
  return (
    hills(canvas, {
      y,
      height: random.between(120, 170),
      peaks: 3,
      bottom: y + 2,
      fill: palette.air(palette.near, 0.68),
    }) +
    hills(canvas, {
      y,
      height: 80,
      peaks: 4,
      bottom: y + 2,
      fill: palette.air(mix(palette.leaf, palette.near, 0.3), 0.5),
    }) +
    minaret(canvas, { x: x - 120, y, tall: 260, wide: 24, color: '#e8dcc8', distance: 0.25 }) +
    minaret(canvas, { x: x + 130, y, tall: 260, wide: 24, color: '#e8dcc8', distance: 0.25 }) +
    dome(canvas, { x, y: y - 70, radius: 66, color: palette.lit('#8fa6b4'), form: 'low', distance: 0.2 }) +
    street(canvas, { from: random.between(240, 440), to: 1640, y, low: 56, high: 104, colors: plaster, distance: 0.22 })
  )
}

/** A cape with its lighthouse; beyond it, mountains in the haze. */
const cape: Coast = (canvas, y) => {
  const { random } = canvas
  const tip = random.between(760, 940)
  const tall = random.between(150, 210)
  return (
    range(canvas, { far: y - 20, near: y, height: random.between(180, 300), layers: 3, depth: 0.5 }) +
    headland(canvas, tip, y, tall, 0.22) +
    lighthouse(canvas, tip + (width - tip) * 0.12, y - tall * 0.22, random.between(150, 190), 0.08) +
    street(canvas, { from: tip + 330, to: 1640, y: y - 30, low: 42, high: 66, colors: plaster, distance: 0.12 }) +
    shrubs(canvas, { from: tip + 160, to: 1640, y: y - 8, count: 12, size: 26 })
  )
}

export const coasts: readonly Coast[] = [whiteTown, waterfront, port, cape]
/** Without a hill behind. */
export const flatCoasts: readonly Coast[] = [waterfront]
