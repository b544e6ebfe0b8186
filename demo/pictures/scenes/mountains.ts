import { stone, street } from '../architecture/houses.ts'
import { type Canvas, choosePlan, type Draw, height } from '../canvas.ts'
import { mix } from '../color.ts'
import { fields, foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { flowers, ribbon } from '../nature/valley.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { repeat } from '../svg.ts'
import { flock, tents } from '../things/animals.ts'
import { figure } from '../things/boats.ts'

const blossoms = [
  ['#d8343c', '#e8583c', '#f4e9dc'],
  ['#f2c14e', '#f4e9dc', '#e88a3c'],
  ['#8a5fb8', '#d88ab8', '#f4e9dc'],
  ['#d8343c', '#f2c14e', '#8a6fc8'],
] as const

/** Something small in the middle distance that tells how large the mountains are. */
function sign(canvas: Canvas, x: number, y: number): string {
  const { random, palette } = canvas
  return random.pick([
    () =>
      street(canvas, { from: x, to: x + random.between(160, 300), y, low: 26, high: 52, colors: stone, distance: 0.3 }),
    () => flock(canvas, x, y + 20, random.whole(9, 16)),
    () => tents(canvas, x, y, random.whole(2, 4)),
    () => figure(x, y + 20, 54, palette.near, palette.glaze),
  ])()
}

/** One to three oaks at a side of the picture, large enough to frame it. */
function oaks(canvas: Canvas): string {
  const { random } = canvas
  const left = random.chance(0.5)
  return repeat(random.whole(0, 3), (index) => {
    const x = left ? 130 + index * 190 : 1470 - index * 190
    return broadleaf(canvas, {
      x: x + random.between(-50, 50),
      y: 1120 - index * 34,
      tall: random.between(300, 520) - index * 70,
    })
  })
}

function meadow(canvas: Canvas, top: number): string {
  const { palette, random, defs } = canvas
  const bright = palette.lit('#8fae5a')
  const far = hills(canvas, {
    y: top + 60,
    height: 90,
    peaks: 3,
    bottom: height,
    fill: defs.vertical([0, palette.air(mix(palette.leaf, bright, 0.5), 0.35)], [1, palette.leaf]),
  })
  const middle = hills(canvas, {
    y: top + 150,
    height: 100,
    peaks: 2,
    bottom: height,
    fill: defs.vertical([0, mix(palette.leaf, bright, 0.6)], [1, mix(palette.leaf, palette.near, 0.35)]),
  })
  const near = hills(canvas, {
    y: top + 270,
    height: 110,
    peaks: 2,
    bottom: height,
    fill: defs.vertical([0, mix(palette.leaf, bright, 0.3)], [1, mix(palette.leaf, palette.near, 0.7)]),
  })
  const row = random.between(100, 900)
  return (
    far +
    poplars(canvas, {
      from: row,
      to: row + random.between(300, 600),
      y: top + 60,
      count: random.whole(5, 11),
      tall: 110,
      distance: 0.25,
    }) +
    sign(canvas, random.between(300, 1100), top + 74) +
    middle +
    shrubs(canvas, { from: 0, to: 1600, y: top + 140, count: random.whole(6, 12), size: 30 }) +
    near +
    oaks(canvas) +
    flowers(canvas, top + 240, height, 80, random.pick(blossoms))
  )
}

function valley(canvas: Canvas, top: number): string {
  const { palette, random, defs } = canvas
  const floor = defs.vertical(
    [0, palette.air(palette.leaf, 0.5)],
    [0.5, palette.leaf],
    [1, mix(palette.leaf, palette.near, 0.6)],
  )
  const stream = defs.vertical([0, palette.sky[2]], [1, mix(palette.sky[1], palette.sky[0], 0.4)])
  const road = random.chance(0.45)
  const x = random.between(560, 1040)
  const patches = [
    mix(palette.leaf, palette.lit('#c8b85a'), 0.4),
    mix(palette.leaf, palette.lit('#8fae5a'), 0.4),
    palette.leaf,
    mix(palette.leaf, palette.sand, 0.4),
  ]
  return (
    hills(canvas, { y: top + 40, height: 60, peaks: 3, bottom: height, fill: floor }) +
    fields(canvas, top + 70, height, random.shuffle(patches)) +
    sign(canvas, x > 800 ? random.between(150, 400) : random.between(1050, 1300), top + 60) +
    ribbon(canvas, {
      x,
      top: top + 26,
      wide: road ? 90 : 190,
      fill: road ? palette.lit('#e6c79a') : stream,
      extra: `stroke="${mix(palette.leaf, palette.near, 0.4)}" stroke-width="6"`,
    }) +
    poplars(canvas, { from: 60, to: 620, y: top + 110, count: random.whole(4, 8), tall: 170, distance: 0.15 }) +
    poplars(canvas, { from: 1000, to: 1560, y: top + 150, count: random.whole(3, 6), tall: 210, distance: 0.08 }) +
    shrubs(canvas, { from: 0, to: 480, y: top + 240, count: 6, size: 56 }) +
    shrubs(canvas, { from: 1120, to: 1600, y: top + 240, count: 6, size: 56 }) +
    broadleaf(canvas, { x: random.pick([170, 1430]), y: 1150, tall: random.between(330, 460) }) +
    grass(canvas, 1190, 24, mix(palette.leaf, palette.near, 0.3), 56)
  )
}

function lookout(canvas: Canvas): string {
  const { palette, random } = canvas
  const deep = mix(palette.near, palette.leaf, 0.25)
  const trees = repeat(random.whole(1, 3), (index) =>
    broadleaf(canvas, {
      x: 1180 + index * 170 + random.between(-60, 60),
      y: 1100,
      tall: random.between(300, 470),
      color: mix(palette.leaf, palette.near, 0.25),
    }),
  )
  return foreground(canvas, 1110, deep, 110) + trees + grass(canvas, 1090, 26, mix(deep, palette.leaf, 0.4), 54)
}

export const zagros: Draw = (canvas) => {
  const { random } = canvas
  const front = choosePlan(canvas, { meadow, valley, lookout, summit: meadow }, [
    'meadow',
    'valley',
    'lookout',
    'lookout',
    'meadow',
  ])
  const isSummit = canvas.subject === 'summit'
  const base = front === meadow ? random.between(740, 830) : random.between(690, 760)
  const high = front === lookout
  return (
    sky(canvas, { horizon: base, birds: random.chance(0.4) }) +
    range(canvas, {
      far: base - 60,
      near: high ? 960 : base + 40,
      height: isSummit ? random.between(540, 600) : random.between(360, 540),
      layers: high ? random.whole(4, 6) : random.whole(3, 4),
      snow: isSummit ? 'patches' : random.chance(0.35),
    }) +
    (front === lookout ? lookout(canvas) : front(canvas, base + 40))
  )
}
