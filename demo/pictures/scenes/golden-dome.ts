import { archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { frieze } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { sky } from '../nature/sky.ts'
import { reflected } from '../nature/water.ts'
import { grove } from '../plants/palm.ts'
import { fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { lampPost } from '../things/terrace.ts'

type Shrine = { x: number; base: number; wall: number; portal: number }

/** The wall of the court: arches in two storeys of blue. */
function wings(canvas: Canvas, { x, base, wall, portal }: Shrine): string {
  const { palette, random, defs } = canvas
  const count = random.pick([4, 5, 6])
  const deep = defs.vertical([0, palette.shaded('#3a3458')], [1, palette.shaded('#7a5f70')])
  return [
    [-30, x - portal],
    [x + portal, 1630],
  ]
    .map(
      ([from = 0, to = 0]) =>
        rect(from, base - wall, to - from, wall, palette.lit('#ead0a0')) +
        frieze(canvas, from, base - wall, to - from, 40) +
        shape(archRow(from, to, base, count, wall * 0.7, 0.76), palette.lit('#f6e4bc')) +
        shape(archRow(from, to, base, count, wall * 0.66), palette.glaze) +
        shape(archRow(from, to, base, count, wall * 0.6, 0.56), deep),
    )
    .join('')
}

/** The gate: a blue frame, gold around a deep arch with a smaller one inside. */
function gate(canvas: Canvas, { x, base, wall, portal }: Shrine): string {
  const { palette, defs } = canvas
  const row = (tall: number, share: number) => archRow(x - portal, x + portal, base, 1, tall, share)
  const inner = mix(palette.near, palette.window, 0.35)
  return (
    rect(x - portal, base - wall - 90, portal * 2, wall + 90, palette.glaze) +
    frieze(canvas, x - portal, base - wall - 84, portal * 2, 50) +
    frieze(canvas, x - portal, base - 60, portal * 0.3, 44) +
    frieze(canvas, x + portal * 0.7, base - 60, portal * 0.3, 44) +
    shape(row(wall + 10, 0.66), palette.gold) +
    shape(row(wall - 8, 0.58), defs.vertical([0, mix(inner, palette.near, 0.6)], [1, inner])) +
    shape(row(wall * 0.56, 0.28), palette.gold) +
    shape(row(wall * 0.5, 0.23), canvas.time === 'noon' ? palette.shaded('#6a4a34') : palette.window)
  )
}

export const goldenDome: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(880, 940)
  const x = random.between(640, 960)
  const wall = random.between(190, 240)
  const shrine = { x, base, wall, portal: random.between(170, 210) }
  const [gapLeft, gapRight] = [random.between(290, 400), random.between(290, 400)]
  const tower = (at: number) =>
    minaret(canvas, {
      x: at,
      y: base - 60,
      tall: random.between(590, 680),
      wide: 70,
      color: '#e2b040',
      cap: palette.gold,
    })
  const side = (at: number) =>
    dome(canvas, {
      x: at,
      y: base - wall + 10,
      radius: random.between(62, 84),
      color: random.chance(0.3) ? palette.gold : palette.glaze,
      distance: 0.12,
    })
  const building =
    side(x - gapLeft * 1.4) +
    side(x + gapRight * 1.4) +
    tower(x - gapLeft) +
    (random.chance(0.8) ? tower(x + gapRight) : '') +
    dome(canvas, {
      x,
      y: base - wall - 36,
      radius: random.between(160, 205),
      color: palette.gold,
      form: random.pick(['onion', 'onion', 'pointed']),
    }) +
    wings(canvas, shrine) +
    gate(canvas, shrine)
  const marble = defs.vertical([0, palette.air(palette.lit('#f4e6cc'), 0.2)], [1, palette.shaded('#c8b090')])
  const slabs = repeat(8, (index) =>
    polygon(
      [
        [x + (index - 4) * 160, base],
        [x + (index - 3.5) * 160, base],
        [x + (index - 3.5) * 480, height],
        [x + (index - 4) * 480, height],
      ],
      palette.lit('#fff4dc'),
      fade(0.22),
    ),
  )
  const joints = repeat(5, (index) => `M0 ${n(base + 14 + index ** 1.7 * 20)}H${width}`)
  const people = repeat(random.whole(6, 11), () =>
    figure(
      random.between(60, 1540),
      base + random.between(24, 150),
      random.between(44, 66),
      palette.near,
      random.pick([palette.near, palette.near, palette.shaded('#e8dcc8'), palette.glaze]),
    ),
  )
  return (
    sky(canvas, { horizon: base - 60, birds: true }) +
    street(canvas, { from: -20, to: 1640, y: base - 20, low: 120, high: 240, colors: clay, distance: 0.55 }) +
    (random.chance(0.5)
      ? grove(canvas, { from: 0, to: 1600, y: base - wall + 30, count: 5, tall: 170, distance: 0.3 })
      : '') +
    rect(0, base, width, height - base, marble) +
    slabs +
    stroke(joints, palette.shaded('#c8a878'), 2, 'stroke-opacity=".4"') +
    reflected(canvas, building, base, 0.55, 0.22) +
    people +
    lampPost(canvas, random.between(90, 200), base + 150, 300) +
    lampPost(canvas, random.between(1400, 1510), base + 150, 300)
  )
}
