import { archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { battlements } from '../architecture/facade.ts'
import { clay, street } from '../architecture/houses.ts'
import { malwiya as spiral, minaret as tower } from '../architecture/minaret.ts'
import { frieze } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground, grass } from '../nature/ground.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { frond } from '../plants/frond.ts'
import { grove, palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { fade, polygon, rect, repeat, shape } from '../svg.ts'
import { figure } from '../things/boats.ts'

type Place = (canvas: Canvas, x: number, base: number) => string

/** Samarra: the spiral before the buttressed wall of the great mosque. */
const samarra: Place = (canvas, x, base) => {
  const { palette, random, defs } = canvas
  const tall = random.between(90, 130)
  const wall = (from: number, to: number) => {
    const skin = defs.vertical(
      [0, palette.air(palette.lit('#dcb07a'), 0.2)],
      [1, palette.air(palette.shaded('#b98a5c'), 0.2)],
    )
    const turrets = repeat(
      (to - from) / 130,
      (index) =>
        rect(
          from + 30 + index * 130,
          base - tall - 10,
          44,
          tall + 10,
          palette.air(palette.lit('#e6c08c'), 0.15),
          'rx="16"',
        ) + rect(from + 56 + index * 130, base - tall - 4, 18, tall + 4, palette.air(palette.shaded('#b98a5c'), 0.15)),
    )
    return (
      rect(from, base - tall, to - from, tall, skin) +
      battlements(from, base - tall + 2, to - from, 26, palette.air(palette.lit('#dcb07a'), 0.2)) +
      turrets
    )
  }
  const left = random.chance(0.5)
  return (
    (left ? wall(-20, x - 200) : wall(x + 200, 1640)) +
    grove(canvas, {
      from: left ? 1100 : 0,
      to: left ? 1600 : 500,
      y: base,
      count: random.whole(3, 6),
      tall: 200,
      distance: 0.3,
    }) +
    rect(
      0,
      base - 10,
      width,
      400,
      defs.vertical([0, palette.air(palette.lit('#dcae74'), 0.3)], [1, palette.shaded('#b98352')]),
    ) +
    spiral(canvas, { x, y: base, tall: random.between(620, 740), wide: random.between(540, 680) })
  )
}

/** A brick minaret beside its mosque, in the middle of the town. */
const mosque: Place = (canvas, x, base) => {
  const { palette, random, defs } = canvas
  const side = random.chance(0.5) ? -1 : 1
  const [hall, tall] = [x + side * random.between(300, 360), random.between(220, 270)]
  const body = rect(
    hall - 270,
    base - tall,
    540,
    tall,
    defs.horizontal([0, palette.lit('#e2c08e')], [0.65, palette.lit('#d9b380')], [1, palette.shaded('#b88f60')]),
  )
  const arches =
    shape(archRow(hall - 260, hall + 260, base, 5, tall * 0.66), palette.lit('#f6e2b8')) +
    shape(archRow(hall - 260, hall + 260, base, 5, tall * 0.6, 0.56), palette.shaded('#4a3f58'))
  return (
    street(canvas, { from: -20, to: 1640, y: base - 6, low: 60, high: 170, colors: clay, distance: 0.4 }) +
    grove(canvas, { from: 0, to: 1600, y: base, count: 4, tall: 210, distance: 0.3 }) +
    rect(0, base - 10, width, 400, defs.vertical([0, palette.lit('#e2c296')], [1, palette.shaded('#b08a60')])) +
    dome(canvas, {
      x: hall,
      y: base - tall + 4,
      radius: random.between(120, 150),
      color: random.pick([palette.glaze, palette.lit('#4aa0a0'), palette.lit('#d8b48a')]),
      form: random.pick(['pointed', 'onion', 'low']),
    }) +
    body +
    frieze(canvas, hall - 270, base - tall, 540, 36) +
    arches +
    tower(canvas, {
      x: x - side * 60,
      y: base,
      tall: random.between(700, 800),
      wide: random.between(100, 140),
      color: random.pick(['#dcb580', '#c98a5c', '#d09a68']),
    })
  )
}

function hanging({ palette }: Canvas): string {
  return shape(
    repeat(4, (index) => frond(-30, -40, -0.15 - index * 0.32, 620 - index * 60, 130, 13)),
    mix(palette.leaf, palette.near, 0.65),
  )
}

const withPeople = (canvas: Canvas, draw: (canvas: Canvas, x: number, base: number) => string): string => {
  const { palette, random } = canvas
  const base = random.between(860, 920)
  const x = random.between(680, 920)
  const path = polygon(
    [
      [x - 60, base],
      [x + 60, base],
      [x + 300, height],
      [x - 300, height],
    ],
    palette.lit('#f4dcb0'),
    fade(0.6),
  )
  const people = repeat(random.whole(3, 6), () =>
    figure(
      x + random.between(-240, 240),
      base + random.between(30, 150),
      random.between(50, 76),
      palette.near,
      random.pick([palette.near, palette.glaze, palette.shaded('#7a4434')]),
    ),
  )
  return (
    sky(canvas, { horizon: base - 40, birds: true }) +
    hills(canvas, { y: base - 20, height: 60, peaks: 3, bottom: base, fill: palette.air(palette.near, 0.6) }) +
    draw(canvas, x, base) +
    path +
    people +
    shrubs(canvas, { from: -20, to: 380, y: base + 90, count: 5, size: 48 }) +
    shrubs(canvas, { from: 1220, to: 1640, y: base + 90, count: 5, size: 48 }) +
    palm(canvas, {
      x: random.pick([150, 1450]) + random.between(-40, 40),
      y: base + 170,
      tall: random.between(420, 620),
      lean: random.between(-50, 50),
    }) +
    foreground(canvas, 1190, mix(palette.near, palette.sand, 0.3), 60) +
    grass(canvas, 1170, 12, mix(palette.leaf, palette.near, 0.3), 46) +
    (random.chance(0.4) ? hanging(canvas) : '')
  )
}

export const minaret: Draw = (canvas) => withPeople(canvas, mosque)

/** The spiral one, which only Samarra has. */
export const malwiya: Draw = (canvas) => withPeople(canvas, samarra)
