import { bays, porch, veranda } from '../architecture/home.ts'
import { clay, stone, street } from '../architecture/houses.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { flowers } from '../nature/valley.ts'
import { grove } from '../plants/palm.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { approach } from '../things/approach.ts'

/** A garden swing for two below its awning. */
function swing({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const cloth = random.pick(['#b8402c', '#1f6fae', '#2f8f7a', '#e0a938'])
  const tall = wide * 0.86
  const leg = (side: number) =>
    `M${n(x + side * wide * 0.56)} ${n(y)}L${n(x + side * wide * 0.44)} ${n(y - tall)}` +
    `L${n(x + side * wide * 0.34)} ${n(y)}`
  return (
    stroke(leg(-1) + leg(1), palette.shaded('#4a5a5c'), wide * 0.035) +
    stroke(
      `M${n(x - wide * 0.34)} ${n(y - tall)}v${n(tall * 0.68)}M${n(x + wide * 0.34)} ${n(y - tall)}v${n(tall * 0.68)}`,
      palette.shaded('#6a6a6a'),
      wide * 0.014,
    ) +
    rect(x - wide * 0.36, y - tall * 0.66, wide * 0.72, tall * 0.3, palette.shaded(cloth), 'rx="12"') +
    rect(x - wide * 0.38, y - tall * 0.38, wide * 0.76, tall * 0.12, palette.lit(cloth), 'rx="10"') +
    polygon(
      [
        [x - wide * 0.56, y - tall * 0.94],
        [x - wide * 0.42, y - tall * 1.12],
        [x + wide * 0.42, y - tall * 1.12],
        [x + wide * 0.56, y - tall * 0.94],
      ],
      palette.lit(cloth),
    ) +
    shape(
      `M${n(x - wide * 0.56)} ${n(y - tall * 0.94)}h${n(wide * 1.12)}` +
        repeat(8, () => `q${n(-wide * 0.07)} ${n(wide * 0.1)} ${n(-wide * 0.14)} 0`) +
        'Z',
      palette.lit('#f6ead2'),
    )
  )
}

/** A low wall with an open gate, between the garden and the lane. */
function wall({ palette, defs }: Canvas, x: number, y: number): string {
  const tint = defs.vertical([0, palette.lit('#dcb684')], [1, palette.shaded('#b98a5c')])
  const part = (from: number, to: number) =>
    rect(from, y - 74, to - from, 74, tint) + rect(from - 6, y - 86, to - from + 12, 16, palette.lit('#f2dcb4'))
  return part(-20, x - 250) + part(x + 250, width + 20)
}

export const house: Draw = (canvas) => {
  const { palette, random, defs, land } = canvas
  const base = random.between(900, 940)
  const x = random.between(720, 880)
  const build = choosePlan(
    canvas,
    { veranda, bays, porch },
    land.mountains ? ['porch'] : land.town ? ['veranda', 'bays'] : ['veranda'],
  )
  const side = random.chance(0.5) ? 1 : -1
  const behind = land.mountains
    ? range(canvas, { far: base - 190, near: base - 60, height: random.between(300, 400), layers: 3, depth: 0.6 }) +
      poplars(canvas, { from: 0, to: width, y: base, count: 12, tall: 240, distance: 0.25 })
    : (land.town
        ? street(canvas, { from: -40, to: 1640, y: base, low: 130, high: 250, colors: clay, distance: 0.5 })
        : '') + grove(canvas, { from: -20, to: 1620, y: base, count: 8, tall: 380, distance: 0.3 })
  return (
    sky(canvas, { horizon: base - 100, birds: true }) +
    (land.mountains ? '' : range(canvas, { far: base - 90, near: base - 60, height: 120, layers: 1 })) +
    behind +
    (land.mountains && land.town
      ? street(canvas, { from: -40, to: 1640, y: base, low: 90, high: 170, colors: stone, distance: 0.4 })
      : '') +
    build(canvas, { x, y: base + 10, wide: random.between(820, 940), tall: random.between(470, 540) }) +
    rect(
      0,
      base,
      width,
      height - base,
      defs.vertical([0, mix(palette.leaf, palette.lit('#a8c060'), 0.4)], [1, mix(palette.leaf, palette.near, 0.35)]),
    ) +
    rect(0, base, width, 44, defs.vertical([0, palette.near, 0.35], [1, palette.near, 0])) +
    shrubs(canvas, { from: 0, to: x - 200, y: base + 16, count: 9, size: 36 }) +
    shrubs(canvas, { from: x + 200, to: width, y: base + 16, count: 9, size: 36 }) +
    approach(canvas, { x, y: base + 10, far: 60, near: 210, lamps: false }) +
    swing(canvas, x - side * random.between(430, 500), base + 130, 250) +
    broadleaf(canvas, {
      x: x + side * random.between(500, 580),
      y: base + 130,
      tall: random.between(540, 660),
      fruit: random.pick(['#7a2a4a', '#e8862f', undefined]),
    }) +
    flowers(canvas, base + 120, base + 200, 34, ['#d8443c', '#f2c14e', '#f4e9dc']) +
    wall(canvas, x, 1180) +
    rect(0, 1180, width, 20, palette.shaded('#a57c5a'))
  )
}
