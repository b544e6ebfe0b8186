import { citadelHill } from '../architecture/citadel.ts'
import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { pagoda } from '../architecture/pagoda.ts'
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
import { ellipse, rect, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { fountain, lampPost } from '../things/terrace.ts'
import { race } from './race.ts'

/** The square below the citadel: paving, jets of water, people. */
function square(canvas: Canvas, base: number): string {
  const { palette, random, defs } = canvas
  const top = base + 96
  const paving = rect(
    0,
    top,
    width,
    height - top,
    defs.vertical([0, palette.lit('#ecd9b4')], [1, palette.shaded('#b8966e')]),
  )
  const joints = repeat(
    14,
    (index) =>
      `M${Math.round(800 + (index - 6.5) * 90)} ${Math.round(top)}L${Math.round(800 + (index - 6.5) * 260)} ${height}`,
  )
  const basins = repeat(random.whole(1, 3), (index) =>
    fountain(canvas, 420 + index * 380 + random.between(-60, 60), top + 90, 260),
  )
  const people = repeat(random.whole(4, 7), () =>
    figure(
      random.between(80, 1520),
      top + random.between(30, 130),
      random.between(60, 84),
      palette.near,
      random.pick([palette.near, palette.glaze, palette.shaded('#7a4434')]),
    ),
  )
  return (
    paving +
    stroke(joints, palette.shaded('#c8a878'), 2, 'stroke-opacity=".5"') +
    people +
    basins +
    lampPost(canvas, random.between(180, 300), top + 120, 260) +
    lampPost(canvas, random.between(1300, 1420), top + 120, 260)
  )
}

/** Away from a town: a track through scrub and stones. */
function track(canvas: Canvas, base: number, x: number): string {
  const { palette, random } = canvas
  return (
    ribbon(canvas, { x, top: base, wide: 150, fill: palette.lit('#edd6a8') }) +
    shrubs(canvas, { from: 0, to: 1600, y: base + 170, count: 8, size: 60 }) +
    repeat(9, () =>
      ellipse(
        random.between(40, 1560),
        random.between(base + 60, 1180),
        random.between(20, 52),
        14,
        palette.shaded('#b08a66'),
      ),
    )
  )
}

export const citadel: Draw = (canvas) => (canvas.subject === 'runners' ? race : quiet)(canvas)

function quiet(canvas: Canvas): string {
  const { palette, random, defs, land } = canvas
  const soil = land.mountains || land.town ? palette.leaf : palette.lit('#d8b078')
  const base = random.between(830, 930)
  const x = random.between(620, 980)
  const tall = random.between(150, 290)
  const wide = random.between(1050, 1700)
  return (
    sky(canvas, { horizon: base - 100, birds: true }) +
    range(canvas, { far: base - 170, near: base - 110, height: 240, layers: 2, depth: 0.5 }) +
    (land.town
      ? street(canvas, { from: -30, to: 1640, y: base, low: 50, high: 120, colors: clay, distance: 0.45 })
      : '') +
    citadelHill(canvas, { x, y: base, wide, tall }) +
    rect(
      0,
      base - 6,
      width,
      320,
      defs.vertical(
        [0, palette.air(mix(soil, palette.sand, 0.5), 0.2)],
        [1, mix(soil, palette.near, land.town ? 0.4 : 0.25)],
      ),
    ) +
    (land.town
      ? street(canvas, { from: -20, to: random.between(260, 420), y: base + 50, low: 60, high: 110, colors: clay })
      : '') +
    grove(canvas, { from: 980, to: 1640, y: base + 70, count: random.whole(2, 5), tall: 210 }) +
    shrubs(canvas, { from: 0, to: 1600, y: base + 90, count: 20, size: 50 }) +
    (land.town ? square(canvas, base) : track(canvas, base, x))
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
  const wet = canvas.land.water && random.chance(0.7)
  const far = cityRow(canvas, { from: -30, to: 1640, y: base, low: 180, high: 300, distance: 0.62, sparse: true })
  const middle = repeat(random.whole(2, 3), (index) =>
    landmark(canvas, 260 + index * 430 + random.between(-90, 90), base, random.between(430, 640), 0.34),
  )
  const near = cityRow(canvas, { from: -30, to: 1640, y: base, low: 90, high: 240, distance: 0.28 })
  // Houses with pointed doors stand where domes do.
  const old =
    canvas.land.domes && !canvas.subject
      ? dome(canvas, { x: random.between(300, 1300), y: base - 60, radius: 80, color: palette.glaze, distance: 0.1 }) +
        street(canvas, { from: -20, to: 1640, y: base, low: 60, high: 130, colors: clay, distance: 0.12 })
      : cityRow(canvas, { from: -30, to: 1640, y: base, low: 50, high: 110, distance: 0.14 }) +
        (canvas.subject === 'pagoda'
          ? pagoda(canvas, random.between(900, 1180), base + 6, random.between(430, 500), 0.04) +
            pagoda(canvas, random.between(330, 520), base + 2, random.between(250, 290), 0.16)
          : '')
  const city =
    far +
    middle +
    near +
    old +
    grove(canvas, { from: 0, to: 1600, y: base + 4, count: random.whole(3, 5), tall: 150, distance: 0.08 })
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
