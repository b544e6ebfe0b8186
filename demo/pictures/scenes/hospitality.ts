import { archRow } from '../architecture/arch.ts'
import { hotel } from '../architecture/hotel.ts'
import { gable } from '../architecture/houses.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { approach } from '../things/approach.ts'
import { fountain } from '../things/terrace.ts'
import { hivesAndHuts, hutsInPines, hutsOnStilts } from './huts.ts'

export function backdrop(canvas: Canvas, base: number): string {
  const { random, land } = canvas
  const isHigh = land.mountains ? !land.town || random.chance(0.5) : !land.town
  return isHigh
    ? range(canvas, { far: base - 140, near: base - 20, height: random.between(200, 340), layers: 3, depth: 0.55 })
    : cityRow(canvas, { from: -20, to: 1640, y: base, low: 120, high: 330, distance: 0.6 })
}

export const hotelFront: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(930, 980)
  const x = random.between(700, 900)
  const lawn = defs.vertical(
    [0, mix(palette.leaf, palette.lit('#9fb85e'), 0.35)],
    [1, mix(palette.leaf, palette.near, 0.45)],
  )
  const pool = random.chance(0.5)
  return (
    sky(canvas, { horizon: base - 80 }) +
    backdrop(canvas, base) +
    grove(canvas, { from: -40, to: 1640, y: base, count: random.whole(5, 9), tall: 260, distance: 0.25 }) +
    hotel(canvas, { x, y: base, wide: random.between(760, 1080), tall: random.between(480, 650) }) +
    rect(0, base, width, height - base, lawn) +
    rect(0, base, width, 60, defs.vertical([0, palette.near, 0.35], [1, palette.near, 0])) +
    approach(canvas, { x, y: base }) +
    (pool ? fountain(canvas, x, base + 150, 250) : '') +
    shrubs(canvas, { from: -20, to: x - 280, y: base + 26, count: 9, size: 42 }) +
    shrubs(canvas, { from: x + 280, to: 1640, y: base + 26, count: 9, size: 42 }) +
    repeat(random.whole(1, 2), (index) =>
      palm(canvas, {
        x: 130 + index * 130 + random.between(-40, 40),
        y: 1120 + index * 40,
        tall: random.between(480, 720),
        lean: random.between(-40, 60),
      }),
    ) +
    repeat(random.whole(1, 2), (index) =>
      palm(canvas, {
        x: 1440 - index * 140 + random.between(-40, 40),
        y: 1110 + index * 50,
        tall: random.between(460, 700),
        lean: random.between(-60, 40),
      }),
    ) +
    shrubs(canvas, { from: -20, to: 420, y: 1190, count: 6, size: 80 }) +
    shrubs(canvas, { from: 1180, to: 1620, y: 1190, count: 6, size: 80 })
  )
}

function chalets(canvas: Canvas, base: number): string {
  const { random, palette } = canvas
  const roofs = random.pick([
    ['#b8563c', '#c8683f'],
    ['#4f7f96', '#3f6f8a'],
    ['#8a4a34', '#a05a3a'],
  ] as const)
  return repeat(random.whole(3, 6), (index) => {
    const x = 150 + index * 240 + random.between(-50, 50)
    const y = base + (index % 2) * 40 + random.between(-10, 20)
    const wide = random.between(150, 210)
    return (
      gable(canvas, { x, y, wide, tall: wide * 0.85, color: '#ecd8b4', roof: random.pick(roofs) }) +
      shape(
        archRow(x, x + wide * 0.66, y, 3, wide * 0.36),
        canvas.time === 'noon' ? palette.shaded('#4a6a86') : palette.window,
      )
    )
  })
}

export const resort: Draw = (canvas) =>
  choosePlan(canvas, { villas, lawn: villas, hives: hivesAndHuts, pines: hutsInPines, stilts: hutsOnStilts }, [
    'villas',
  ])(canvas)

function villas(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(760, 810)
  const { mountains, palms, water: wet } = canvas.land
  const palmy = palms && (!mountains || random.chance(0.4))
  const trees = (y: number, distance: number, tall: number) =>
    palmy
      ? grove(canvas, { from: -20, to: 1620, y, count: 8, tall, distance })
      : poplars(canvas, { from: -20, to: 1620, y, count: 14, tall: tall * 0.8, distance })
  const lawn = defs.vertical(
    [0, mix(palette.leaf, palette.lit('#9fb85e'), 0.4)],
    [1, mix(palette.leaf, palette.near, 0.4)],
  )
  const shore = base + 130
  return (
    sky(canvas, { horizon: base - 40, birds: true }) +
    (palmy
      ? hills(canvas, { y: base - 10, height: 110, peaks: 3, bottom: height, fill: palette.air(palette.near, 0.6) })
      : range(canvas, {
          far: base - 140,
          near: base - 20,
          height: random.between(320, 430),
          layers: 4,
          snow: random.chance(0.35),
          depth: 0.65,
        })) +
    hills(canvas, { y: base + 10, height: 70, peaks: 2, bottom: height, fill: lawn }) +
    trees(base, 0.25, 190) +
    (random.chance(0.55) && canvas.subject !== 'lawn'
      ? hotel(canvas, {
          x: random.between(500, 1100),
          y: base + 40,
          wide: random.between(500, 640),
          tall: random.between(240, 330),
        })
      : '') +
    chalets(canvas, base + 70) +
    shrubs(canvas, { from: 0, to: 1600, y: base + 105, count: 26, size: 34 }) +
    (wet
      ? water(canvas, { top: shore, bottom: height, color: mix(palette.water, palette.glaze, 0.3) }) +
        jetty(canvas, shore + 10)
      : canvas.subject === 'lawn'
        ? ''
        : terracePool(canvas, shore)) +
    (palmy
      ? palm(canvas, { x: 1460, y: 1190, tall: 720, lean: -110 })
      : broadleaf(canvas, { x: 1450, y: 1190, tall: 520 })) +
    shrubs(canvas, { from: -30, to: 330, y: 1200, count: 6, size: 76 }) +
    shrubs(canvas, { from: 1250, to: 1640, y: 1200, count: 6, size: 76 })
  )
}

/** Where there is no lake, the guests swim before their houses. */
function terracePool({ palette, random, defs }: Canvas, y: number): string {
  const x = random.between(640, 900)
  return (
    rect(0, y, width, height - y, defs.vertical([0, palette.lit('#f2e2c2')], [1, palette.shaded('#d2b48a')])) +
    ellipse(x, y + 130, 520, 96, palette.lit('#fff6e0')) +
    ellipse(x, y + 130, 490, 82, defs.vertical([0, mix(palette.pool, '#ffffff', 0.35)], [1, palette.pool])) +
    stroke(`M${n(x - 260)} ${n(y + 120)}h180M${n(x + 40)} ${n(y + 150)}h220`, palette.lit('#ffffff'), 6, fade(0.5))
  )
}

function jetty({ palette, random }: Canvas, y: number): string {
  const x = random.between(420, 1000)
  const planks = stroke(
    repeat(9, (index) => `M${n(x - 30 - index * 6)} ${n(y + index * 21)}h${n(66 + index * 15)}`),
    palette.shaded('#7a5638'),
    3,
  )
  return (
    polygon(
      [
        [x - 26, y],
        [x + 34, y],
        [x + 104, y + 190],
        [x - 84, y + 190],
      ],
      palette.lit('#c99a66'),
    ) +
    planks +
    rect(x - 84, y + 190, 188, 14, palette.shaded('#6a4630'))
  )
}
