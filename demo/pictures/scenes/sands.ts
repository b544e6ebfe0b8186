import { ishtarGate, ziggurat as temple } from '../architecture/monuments.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { dune, foreground } from '../nature/ground.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { grove, palm } from '../plants/palm.ts'
import { fade, n, rect, repeat, shape } from '../svg.ts'
import { caravan } from '../things/animals.ts'
import { columns, pyramids } from './ruins.ts'

function sands(canvas: Canvas, base: number, count: number): string {
  const { palette, random } = canvas
  return repeat(count, (index) => {
    const share = index / Math.max(1, count - 1)
    const color = palette.air(mix(palette.lit('#e8b878'), palette.sand, 0.5), 0.45 - share * 0.42)
    const shade = palette.air(mix(palette.shaded('#b9784a'), palette.sand, 0.25), 0.4 - share * 0.4)
    return dune(canvas, base + 40 + share ** 1.3 * 290, random.between(60, 130) + share * 50, color, shade)
  })
}

function dunes(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(640, 740)
  const oasis = random.chance(0.5)
  const x = random.between(200, 1100)
  return (
    sky(canvas, { horizon: base + 60, cloudy: 0.6 }) +
    hills(canvas, { y: base + 60, height: 80, peaks: 4, bottom: height, fill: palette.air(palette.near, 0.68) }) +
    sands(canvas, base, 3) +
    (oasis
      ? grove(canvas, { from: x, to: x + 320, y: base + 130, count: random.whole(3, 6), tall: 170, distance: 0.15 })
      : '') +
    caravan(canvas, {
      x: random.between(300, 800),
      y: base + random.between(215, 250),
      size: random.between(70, 92),
      count: random.whole(3, 6),
    }) +
    sands(canvas, base + 260, 2)
  )
}

export const desert: Draw = (canvas) => choosePlan(canvas, { dunes, columns, pyramids }, ['dunes'])(canvas)

export const ziggurat: Draw = (canvas) => {
  const { palette, random } = canvas
  const base = random.between(800, 870)
  const x = random.between(700, 900)
  const monument =
    canvas.subject === 'gate'
      ? ishtarGate(canvas, { x, y: base, wide: random.between(620, 760) })
      : temple(canvas, { x, y: base, wide: random.between(1000, 1260) })
  const ground = palette.lit('#dcae74')
  return (
    sky(canvas, { horizon: base - 40 }) +
    hills(canvas, { y: base - 30, height: 50, peaks: 4, bottom: base, fill: palette.air(palette.near, 0.65) }) +
    grove(canvas, { from: 0, to: 1600, y: base - 10, count: random.whole(4, 9), tall: 140, distance: 0.4 }) +
    rect(
      0,
      base - 20,
      width,
      400,
      canvas.defs.vertical([0, palette.air(ground, 0.35)], [1, palette.shaded('#b98352')]),
    ) +
    monument +
    shape(
      `M${n(x - 90)} ${base}L${n(x + 90)} ${base}L${n(x + 420)} ${height}H${n(x - 420)}Z`,
      palette.lit('#f0d4a4'),
      fade(0.75),
    ) +
    caravan(canvas, { x: x - 120, y: base + 130, size: 56, count: random.whole(0, 3) }) +
    foreground(canvas, 1180, mix(palette.near, palette.sand, 0.3), 90) +
    palm(canvas, { x: random.between(90, 190), y: 1160, tall: random.between(560, 720), lean: 50 }) +
    palm(canvas, { x: random.between(1400, 1520), y: 1170, tall: random.between(480, 640), lean: -40 })
  )
}
