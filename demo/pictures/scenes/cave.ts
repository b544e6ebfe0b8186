import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { boulders, cliff } from '../nature/cliffs.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { broadleaf, shrubs } from '../plants/trees.ts'
import { curve, fade, n, type Point, polygon, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'

/** The mouth of a cave: a broad dark vault, black with smoke above, lighter where the floor comes out. */
function mouth({ palette, random, defs }: Canvas, x: number, y: number, wide: number, tall: number): string {
  const edge = (grow: number): Point[] =>
    [-1, -0.86, -0.62, -0.3, 0.02, 0.36, 0.68, 0.9, 1].map((share, index) => [
      x + (share * wide * grow) / 2,
      y - tall * grow * Math.sqrt(Math.max(0, 1 - share * share)) * (0.86 + (index % 3) * 0.07) + random.between(-6, 6),
    ])
  const outline = (grow: number) => `${curve(edge(grow))}Z`
  return (
    shape(outline(1.14), palette.near, fade(0.25)) +
    shape(outline(1.05), palette.shaded('#6a4c40')) +
    shape(
      outline(1),
      defs.vertical([0, '#120c12'], [0.7, mix('#1c1218', palette.near, 0.3)], [1, palette.shaded('#5a4038')]),
    ) +
    polygon(
      [
        [x - wide * 0.42, y],
        [x - wide * 0.2, y - tall * 0.2],
        [x + wide * 0.24, y - tall * 0.17],
        [x + wide * 0.44, y],
      ],
      palette.shaded('#8a6650'),
    )
  )
}

/** A cave high in a wall of rock, with the steps that lead up to it. */
export function cave(canvas: Canvas): string {
  const { palette, random } = canvas
  const rock = random.pick(['#cf9462', '#c79a78', '#bfa080'])
  const bright = palette.lit(rock)
  const x = random.between(760, 880)
  const sill = random.between(770, 800)
  const slope = meadow(canvas)
  const steps = repeat(15, (index) => {
    const share = index / 14
    const at = x + 60 - Math.sin(share * 5) * 150 * share
    return `M${n(at - 34 - share * 50)} ${n(sill + 14 + share * 330)}h${n(68 + share * 100)}`
  })
  const visitor = (share: number) =>
    figure(
      x + 60 - Math.sin(share * 5) * 150 * share,
      sill + 20 + share * 330,
      54 + share * 60,
      palette.near,
      random.pick([palette.glaze, palette.shaded('#b8402c'), palette.lit('#e8dcc8')]),
    )
  return (
    sky(canvas, { horizon: 420, birds: true }) +
    range(canvas, { far: 330, near: 420, height: 260, layers: 2, depth: 0.55 }) +
    cliff(canvas, {
      from: -60,
      to: width + 60,
      rise: random.between(190, 240),
      bottom: sill + 120,
      color: palette.air(bright, 0.06),
    }) +
    shrubs(canvas, { from: 0, to: width, y: 236, count: 16, size: 34 }) +
    mouth(canvas, x, sill + 10, random.between(720, 800), random.between(400, 440)) +
    figure(x - 120, sill + 6, 66, palette.near, palette.shaded('#b8402c')) +
    figure(x + 30, sill + 2, 62, palette.near, palette.glaze) +
    shape(
      `M-20 ${n(sill + 70)}Q${n(x - 330)} ${n(sill - 16)} ${n(x)} ${n(sill + 4)}T1620 ${n(sill + 60)}V${height}H-20Z`,
      slope,
    ) +
    boulders(canvas, { from: 20, to: x - 300, y: sill + 130, count: 6, size: 46, color: rock }) +
    boulders(canvas, { from: x + 300, to: 1580, y: sill + 120, count: 6, size: 50, color: rock }) +
    stroke(steps, palette.lit('#f2e0ba'), 13) +
    visitor(0.35) +
    visitor(0.8) +
    shrubs(canvas, { from: -20, to: x - 260, y: sill + 240, count: 9, size: 54 }) +
    shrubs(canvas, { from: x + 280, to: 1620, y: sill + 240, count: 9, size: 54 }) +
    broadleaf(canvas, { x: random.between(110, 190), y: 1150, tall: random.between(420, 480) }) +
    broadleaf(canvas, { x: random.between(1400, 1490), y: 1160, tall: random.between(380, 450) }) +
    foreground(canvas, 1175, mix(palette.near, palette.leaf, 0.35), 60) +
    grass(canvas, 1150, 22, palette.leaf, 54)
  )
}

const meadow = ({ palette, defs }: Canvas) =>
  defs.vertical([0, mix(palette.leaf, palette.lit('#b8b070'), 0.45)], [1, mix(palette.leaf, palette.near, 0.45)])
