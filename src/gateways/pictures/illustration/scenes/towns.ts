import { archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { mound } from '../architecture/monuments.ts'
import { frieze } from '../architecture/tiles.ts'
import { cityRow, landmark } from '../architecture/towers.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { ribbon } from '../nature/valley.ts'
import { reflected, water } from '../nature/water.ts'
import { grove } from '../plants/palm.ts'
import { poplars, shrubs } from '../plants/trees.ts'
import { polygon, rect, repeat, shape } from '../svg.ts'
import { figure } from '../things/boats.ts'

export const citadel: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(880, 930)
  const x = random.between(740, 880)
  const tall = random.between(190, 250)
  const wide = random.between(1250, 1480)
  const rim = wide * 0.39
  return (
    sky(canvas, { horizon: base - 100, birds: true }) +
    range(canvas, { far: base - 170, near: base - 110, height: 240, layers: 2, depth: 0.5 }) +
    street(canvas, { from: -30, to: 1640, y: base, low: 50, high: 120, colors: clay, distance: 0.45 }) +
    street(canvas, {
      from: x - rim * 0.8,
      to: x + rim * 0.7,
      y: base - tall - 40,
      low: 60,
      high: 110,
      colors: clay,
      distance: 0.3,
    }) +
    minaret(canvas, { x: x + random.between(-200, 220), y: base - tall - 40, tall: 220, wide: 30, distance: 0.15 }) +
    mound(canvas, { x, y: base, wide, tall }) +
    street(canvas, { from: x - rim, to: x + rim - 70, y: base - tall + 6, low: 80, high: 140, colors: clay }) +
    polygon(
      [
        [x - 60, base],
        [x + 60, base],
        [x + 34, base - tall],
        [x - 34, base - tall],
      ],
      palette.lit('#edcf9e'),
    ) +
    shape(archRow(x - 46, x + 46, base - tall + 6, 1, 96), palette.shaded('#6a4632')) +
    rect(
      0,
      base - 6,
      width,
      320,
      defs.vertical(
        [0, palette.air(mix(palette.leaf, palette.sand, 0.5), 0.2)],
        [1, mix(palette.leaf, palette.near, 0.4)],
      ),
    ) +
    street(canvas, { from: -20, to: random.between(260, 420), y: base + 50, low: 60, high: 110, colors: clay }) +
    grove(canvas, { from: 980, to: 1640, y: base + 70, count: random.whole(2, 5), tall: 210 }) +
    shrubs(canvas, { from: 0, to: 1600, y: base + 90, count: 20, size: 50 }) +
    foreground(canvas, 1150, mix(palette.near, palette.leaf, 0.3), 70)
  )
}

export const goldenDome: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(900, 960)
  const x = random.between(720, 880)
  const radius = random.between(165, 205)
  const gold = palette.gold
  const wallTall = random.between(200, 240)
  const portal = 190
  const tower = (at: number) =>
    minaret(canvas, { x: at, y: base - 60, tall: random.between(600, 680), wide: 70, color: '#e2b040', cap: gold })
  const [gapL, gapR] = [random.between(300, 390), random.between(300, 390)]
  const count = random.pick([4, 5, 6])
  const wing = (from: number, to: number) =>
    rect(from, base - wallTall, to - from, wallTall, palette.lit('#ead0a0')) +
    frieze(canvas, from, base - wallTall, to - from, 40) +
    shape(archRow(from, to, base, count, wallTall * 0.68), palette.glaze) +
    shape(archRow(from, to, base, count, wallTall * 0.62, 0.56), palette.shaded('#4a4064'))
  const plaza = defs.vertical([0, palette.air(palette.lit('#f4e6cc'), 0.2)], [1, palette.shaded('#c8b090')])
  return (
    sky(canvas, { horizon: base - 60, birds: true }) +
    street(canvas, { from: -20, to: 1640, y: base - 20, low: 120, high: 240, colors: clay, distance: 0.55 }) +
    dome(canvas, { x: x - gapL * 1.4, y: base - wallTall + 10, radius: 74, color: palette.glaze, distance: 0.15 }) +
    dome(canvas, { x: x + gapR * 1.4, y: base - wallTall + 10, radius: 74, color: palette.glaze, distance: 0.15 }) +
    tower(x - gapL) +
    tower(x + gapR) +
    dome(canvas, {
      x,
      y: base - wallTall - 36,
      radius,
      color: gold,
      form: random.pick(['onion', 'onion', 'pointed']),
    }) +
    wing(-30, x - portal) +
    wing(x + portal, 1630) +
    rect(x - portal, base - wallTall - 90, portal * 2, wallTall + 90, palette.glaze) +
    frieze(canvas, x - portal, base - wallTall - 84, portal * 2, 50) +
    shape(archRow(x - portal, x + portal, base, 1, wallTall + 10, 0.66), gold) +
    shape(archRow(x - portal, x + portal, base, 1, wallTall - 8, 0.58), mix(palette.near, palette.window, 0.3)) +
    rect(0, base, width, height - base, plaza) +
    repeat(6, (index) =>
      polygon(
        [
          [x + (index - 3) * 160, base],
          [x + (index - 2.5) * 160, base],
          [x + (index - 2.5) * 480, height],
          [x + (index - 3) * 480, height],
        ],
        palette.lit('#fff4dc'),
        'fill-opacity=".3" stroke-opacity=".3"',
      ),
    ) +
    repeat(random.whole(5, 9), () =>
      figure(
        random.between(100, 1500),
        base + random.between(30, 140),
        random.between(44, 62),
        palette.near,
        random.pick([palette.near, palette.near, palette.shaded('#e8dcc8')]),
      ),
    )
  )
}

/** A park between the viewer and the city: rows of trees, a road. */
function park(canvas: Canvas, base: number): string {
  const { palette, random, defs } = canvas
  const lawn = defs.vertical(
    [0, mix(palette.leaf, palette.lit('#a8c060'), 0.35)],
    [1, mix(palette.leaf, palette.near, 0.5)],
  )
  return (
    rect(0, base, width, height - base, lawn) +
    ribbon(canvas, { x: random.between(600, 1000), top: base, wide: 170, fill: palette.lit('#e2cfa8') }) +
    repeat(4, (row) =>
      shrubs(canvas, { from: -20, to: 1620, y: base + 14 + row ** 1.5 * 42, count: 12 - row * 2, size: 34 + row * 16 }),
    ) +
    poplars(canvas, { from: 1000, to: 1600, y: base + 130, count: random.whole(3, 6), tall: 220 })
  )
}

export const skyline: Draw = (canvas) => {
  const { palette, random } = canvas
  const base = random.between(830, 900)
  const wet = random.chance(0.7)
  const far = cityRow(canvas, { from: -30, to: 1640, y: base, low: 180, high: 330, distance: 0.62, sparse: true })
  const middle = repeat(random.whole(2, 3), (index) =>
    landmark(canvas, 260 + index * 430 + random.between(-90, 90), base, random.between(430, 640), 0.34),
  )
  const near = cityRow(canvas, { from: -30, to: 1640, y: base, low: 90, high: 240, distance: 0.28 })
  const old =
    dome(canvas, { x: random.between(300, 1300), y: base - 60, radius: 80, color: palette.glaze, distance: 0.1 }) +
    street(canvas, { from: -20, to: 1640, y: base, low: 60, high: 130, colors: clay, distance: 0.12 })
  const city =
    far +
    middle +
    near +
    old +
    grove(canvas, { from: 0, to: 1600, y: base + 4, count: random.whole(4, 7), tall: 150, distance: 0.08 })
  const front = wet
    ? water(canvas, { top: base, bottom: height }) + reflected(canvas, city, base, 0.7, 0.4)
    : city + park(canvas, base)
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 100, near: base - 40, height: random.between(120, 260), layers: 2, depth: 0.4 }) +
    front +
    foreground(canvas, 1180, mix(palette.near, palette.leaf, 0.2), 70) +
    grove(canvas, { from: 0, to: 300, y: 1170, count: 1, tall: random.between(420, 600) }) +
    shrubs(canvas, { from: 900, to: 1600, y: 1160, count: 8, size: 60 })
  )
}
