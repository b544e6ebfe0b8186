import { clay, street } from '../architecture/houses.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { awning } from '../things/street.ts'
import { bulbs, fire } from './grill.ts'

const fruits = ['#c8343c', '#e8862f', '#b8402c', '#e0b840', '#7a9a3c', '#8a4a6a'] as const

/** A crate of round fruit, heaped. */
function crate({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const color = random.pick(fruits)
  const size = wide / 8
  return (
    repeat(3, (row) =>
      repeat(4 - row, (index) =>
        circle(
          x + (index - (3 - row) / 2) * size * 1.8,
          y - wide * 0.26 - row * size * 1.3,
          size,
          row > 1 ? palette.lit(mix(color, '#ffd8a0', 0.25)) : palette.lit(color),
        ),
      ),
    ) +
    rect(x - wide / 2, y - wide * 0.26, wide, wide * 0.26, palette.lit('#b8865a'), 'rx="4"') +
    rect(x - wide / 2, y - wide * 0.15, wide, 5, palette.shaded('#8a5f3c'))
  )
}

/** Jars with cloth over their lids: honey, pickles, molasses. */
function jars({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const color = random.pick(['#e0982c', '#c8641c', '#8a2c34'])
  return repeat(4, (index) => {
    const at = x + (index - 1.5) * wide * 0.26
    return (
      rect(at - wide * 0.11, y - wide * 0.36, wide * 0.22, wide * 0.36, palette.lit(color), 'rx="9"') +
      rect(at - wide * 0.07, y - wide * 0.3, wide * 0.04, wide * 0.2, palette.lit('#ffe6b0'), fade(0.7)) +
      rect(
        at - wide * 0.12,
        y - wide * 0.43,
        wide * 0.24,
        wide * 0.09,
        palette.lit(random.pick(['#f4ead2', '#b8402c'])),
        'rx="5"',
      )
    )
  })
}

function marketStall(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette, random } = canvas
  const tall = wide * 0.72
  return (
    stroke(
      `M${n(x - wide * 0.46)} ${n(y)}v${n(-tall)}M${n(x + wide * 0.46)} ${n(y)}v${n(-tall)}`,
      palette.shaded('#6a4630'),
      wide * 0.025,
    ) +
    figure(
      x + random.between(-0.2, 0.2) * wide,
      y,
      wide * 0.62,
      palette.near,
      random.pick([palette.glaze, palette.shaded('#7a4434'), palette.lit('#e8dcc8')]),
    ) +
    rect(
      x - wide / 2,
      y - wide * 0.26,
      wide,
      wide * 0.26,
      palette.shaded(random.pick(['#8a4a3c', '#3f6f7a', '#7a6a3c'])),
    ) +
    repeat(3, (index) =>
      random.pick([crate, crate, jars])(canvas, x + (index - 1) * wide * 0.32, y - wide * 0.24, wide * 0.28),
    ) +
    rect(x - wide / 2, y - wide * 0.26, wide, wide * 0.035, palette.lit('#c89a66')) +
    awning(canvas, x - wide * 0.54, y - tall - 10, wide * 1.08)
  )
}

/** What lies behind: the land, the river where there is one, the roofs of the town. */
function surroundings(canvas: Canvas, base: number, isWet: boolean): string {
  const { palette, land, random } = canvas
  const shore =
    (land.town && !land.mountains
      ? street(canvas, {
          from: -20,
          to: 1640,
          y: base - (isWet ? 70 : 0),
          low: 60,
          high: 130,
          colors: clay,
          distance: 0.4,
        })
      : '') +
    grove(canvas, {
      from: 0,
      to: 1600,
      y: base - (isWet ? 66 : 0),
      count: random.whole(7, 10),
      tall: 210,
      distance: 0.25,
    })
  return (
    sky(canvas, { horizon: base, birds: true }) +
    range(canvas, { far: base - 120, near: base - 10, height: 340, layers: 3, depth: 0.6 }) +
    (land.mountains
      ? ''
      : hills(canvas, { y: base - 60, height: 40, peaks: 4, bottom: base, fill: palette.air(palette.near, 0.65) })) +
    (isWet
      ? water(canvas, { top: base - 70, bottom: base + 40 }) + reflected(canvas, shore, base - 70, 0.6, 0.35)
      : shore)
  )
}

function ground({ palette, defs, land, random }: Canvas, base: number): string {
  const soil = land.mountains ? mix(palette.leaf, palette.lit('#b8b070'), 0.5) : palette.lit('#dcb888')
  return (
    rect(0, base, width, height - base, defs.vertical([0, soil], [1, mix(soil, palette.near, 0.4)])) +
    shape(
      repeat(
        24,
        () =>
          `M${n(random.between(0, width))} ${n(random.between(base + 30, height))}h${n(random.between(40, 110))}v7h-70Z`,
      ),
      palette.near,
      fade(0.12),
    )
  )
}

const walker = ({ palette, random }: Canvas, x: number, y: number, tall: number) =>
  figure(
    x,
    y,
    tall,
    palette.near,
    random.pick([palette.near, palette.glaze, palette.shaded('#7a4434'), palette.lit('#e8dcc8')]),
  )

/** A market in the open: stalls under awnings, crates and jars, the land behind. */
export function openMarket(canvas: Canvas): string {
  const { random, time } = canvas
  const base = random.between(660, 700)
  return (
    surroundings(canvas, base, false) +
    ground(canvas, base) +
    repeat(4, (index) => marketStall(canvas, 210 + index * 400 + random.between(-20, 20), base + 130, 300)) +
    repeat(3, (index) => walker(canvas, 380 + index * 400 + random.between(-40, 40), base + 200, 170)) +
    marketStall(canvas, random.between(300, 340), base + 420, 520) +
    marketStall(canvas, random.between(1220, 1270), base + 430, 540) +
    walker(canvas, random.between(720, 780), base + 400, 250) +
    walker(canvas, random.between(860, 900), base + 420, 230) +
    (time === 'night' || time === 'dusk' ? bulbs(canvas, 130) : '')
  )
}

/** A cauldron over a fire, and what rises from it. */
function cauldron(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette } = canvas
  const iron = palette.shaded('#5a4a48')
  return (
    fire(canvas, x, y, wide * 0.8) +
    stroke(
      repeat(3, (index) => `M${n(x + (index - 1) * wide * 0.2)} ${n(y - wide * 0.68)}q-40 -70 0 -130t6 -120`),
      palette.lit('#f4ece4'),
      wide * 0.09,
      fade(0.22),
    ) +
    shape(
      `M${n(x - wide * 0.5)} ${n(y - wide * 0.58)}Q${n(x - wide * 0.46)} ${n(y - wide * 0.12)} ${n(x)} ${n(y - wide * 0.12)}` +
        `T${n(x + wide * 0.5)} ${n(y - wide * 0.58)}Z`,
      iron,
    ) +
    ellipse(x, y - wide * 0.58, wide * 0.52, wide * 0.12, palette.lit('#8a7a74')) +
    ellipse(x, y - wide * 0.58, wide * 0.44, wide * 0.085, palette.lit('#d8923c')) +
    repeat(5, (index) =>
      circle(
        x + (index - 2) * wide * 0.15,
        y - wide * (0.58 + (index % 2) * 0.03),
        wide * 0.05,
        palette.lit('#f0c878'),
      ),
    )
  )
}

/** A long table with dishes: rice, fish, greens, bread. */
function dishes({ palette }: Canvas, x: number, y: number, wide: number): string {
  const dish = (at: number, food: string) =>
    ellipse(at, y - 104, 62, 17, palette.lit('#fbf4e8')) + ellipse(at, y - 108, 48, 12, palette.lit(food))
  return (
    rect(x - wide / 2 + 30, y - 90, 20, 90, palette.shaded('#5e3a28')) +
    rect(x + wide / 2 - 50, y - 90, 20, 90, palette.shaded('#5e3a28')) +
    polygon(
      [
        [x - wide / 2 + 24, y - 130],
        [x + wide / 2 - 24, y - 130],
        [x + wide / 2, y - 82],
        [x - wide / 2, y - 82],
      ],
      palette.lit('#f2e6d0'),
    ) +
    rect(x - wide / 2, y - 82, wide, 46, palette.shaded('#b8402c')) +
    ['#f2e2b0', '#d8863c', '#7a9a3c', '#c8442c', '#e8c088']
      .map((food, index) => dish(x + (index - 2) * (wide / 5.6), food))
      .join('')
  )
}

/** Home cooks by the water: pots over fires, a long table, lamps between poles. */
export function openKitchens(canvas: Canvas): string {
  const { random, land, defs } = canvas
  const base = random.between(650, 690)
  return (
    surroundings(canvas, base, land.water) +
    ground(canvas, base + (land.water ? 30 : 0)) +
    palm(canvas, { x: random.between(1440, 1520), y: base + 190, tall: random.between(560, 640), lean: -50 }) +
    circle(640, base + 260, 560, defs.radial([0, '#ffb450', 0.4], [1, '#ffb450', 0])) +
    walker(canvas, random.between(250, 290), base + 220, 220) +
    walker(canvas, random.between(700, 730), base + 200, 214) +
    walker(canvas, random.between(1120, 1160), base + 210, 220) +
    cauldron(canvas, random.between(440, 480), base + 270, 250) +
    cauldron(canvas, random.between(900, 950), base + 250, 220) +
    dishes(canvas, random.between(1130, 1180), base + 420, 700) +
    cauldron(canvas, random.between(210, 250), base + 440, 330) +
    walker(canvas, random.between(600, 640), base + 450, 280) +
    bulbs(canvas, random.between(110, 160))
  )
}
