import { cityRow, landmark } from '../architecture/towers.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { cloudSea } from '../nature/cloud-sea.ts'
import { foreground } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { rect, repeat } from '../svg.ts'
import { airliner } from '../things/airliner.ts'

type Below = (canvas: Canvas, horizon: number) => string

const clouds: Below = (canvas, horizon) =>
  cloudSea(canvas, { top: horizon + 20, layers: 5, size: canvas.random.between(150, 210) })

/** Summits that stand out of the clouds. */
const summits: Below = (canvas, horizon) => {
  const { random } = canvas
  return (
    range(canvas, {
      far: horizon + 90,
      near: horizon + 260,
      height: random.between(260, 340),
      layers: 3,
      snow: random.chance(0.7),
      depth: 0.7,
    }) + cloudSea(canvas, { top: horizon + 250, layers: 3, size: random.between(150, 190) })
  )
}

/** A city by the water, just left behind. */
const city: Below = (canvas, horizon) => {
  const { palette, random } = canvas
  const shore = horizon + random.between(190, 240)
  const towers =
    repeat(3, (index) =>
      landmark(canvas, 260 + index * 520 + random.between(-120, 120), shore, random.between(280, 360), 0.5),
    ) +
    cityRow(canvas, { from: -20, to: 1640, y: shore, low: 70, high: 170, distance: 0.42 }) +
    shrubs(canvas, { from: -20, to: 1620, y: shore, count: 20, size: 24 })
  return (
    range(canvas, { far: shore - 70, near: shore - 20, height: random.between(180, 260), layers: 2, depth: 0.4 }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, towers, shore, 0.6, 0.35) +
    foreground(canvas, 1190, mix(palette.near, palette.leaf, 0.25), 60) +
    palm(canvas, {
      x: random.pick([130, 1470]),
      y: 1180,
      tall: random.between(330, 420),
      lean: random.between(-40, 40),
    }) +
    shrubs(canvas, { from: 0, to: width, y: 1200, count: 9, size: 60 })
  )
}

export const airplane: Draw = (canvas) => {
  const { palette, random } = canvas
  const horizon = random.between(640, 740)
  const below = choosePlan(canvas, { clouds, summits, city }, ['clouds', 'clouds', 'summits', 'summits', 'city'])
  const near = below !== city && random.chance(0.65)
  const long = near ? random.between(980, 1120) : random.between(700, 840)
  const y = below === city ? random.between(320, 400) : random.between(430, 520)
  return (
    sky(canvas, { horizon: horizon + 60, cloudy: 0.7 }) +
    rect(0, horizon + 58, width, height - horizon - 58, palette.haze) +
    below(canvas, horizon) +
    airliner(canvas, { x: random.between(780, 900), y, long, pitch: random.between(4, 13) })
  )
}
