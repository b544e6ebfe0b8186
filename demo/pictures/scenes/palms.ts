import { clay, street } from '../architecture/houses.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { grass } from '../nature/ground.ts'
import { sky } from '../nature/sky.ts'
import { ribbon } from '../nature/valley.ts'
import { lozenge } from '../nature/water.ts'
import { grove } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { fade, polygon, rect, repeat, shape } from '../svg.ts'

/** Patches of light on the floor of the grove. */
function dapples({ random, palette }: Canvas, base: number): string {
  const d = repeat(44, () => {
    const share = random.between(0, 1)
    return lozenge(random.between(0, width), base + 20 + share * (height - base), 50 + share * 170, 8 + share * 18)
  })
  return shape(d, palette.lit('#e8d890'), fade(0.28))
}

function canal(canvas: Canvas, middle: number, base: number): string {
  const { palette, defs, random } = canvas
  const bank = polygon(
    [
      [middle - 34, base],
      [middle + 34, base],
      [middle + 360, height],
      [middle - 360, height],
    ],
    palette.shaded('#a8845c'),
  )
  const bed = polygon(
    [
      [middle - 18, base],
      [middle + 18, base],
      [middle + 270, height],
      [middle - 270, height],
    ],
    defs.vertical([0, palette.sky[2]], [0.5, palette.sky[1]], [1, mix(palette.water, palette.sky[0], 0.4)]),
  )
  const waves = shape(
    repeat(16, () => {
      const share = random.between(0.1, 1)
      return lozenge(
        middle + random.between(-0.7, 0.7) * 250 * share,
        base + share * (height - base),
        30 + share * 120,
        3 + share * 6,
      )
    }),
    palette.sun,
    fade(0.45),
  )
  return bank + bed + waves
}

export const palms: Draw = (canvas) => {
  const { palette, random, defs, land } = canvas
  const base = random.between(720, 800)
  const floor = defs.vertical(
    [0, palette.air(mix(palette.leaf, palette.sand, land.domes ? 0.55 : 0.1), land.domes ? 0.3 : 0.15)],
    [1, mix(palette.leaf, palette.near, 0.35)],
  )
  const middle = random.between(560, 1040)
  // Where it rains all the year the ground is green, and nobody builds with clay.
  const wet = random.chance(0.65) || !land.domes
  const path = ribbon(canvas, { x: middle, top: base, wide: 150, fill: palette.lit('#e0c08c') })
  const rows = repeat(3, (index) => {
    const share = index / 2
    const y = base + 16 + share ** 1.6 * random.between(200, 260)
    const gap = 110 + share * random.between(300, 420)
    const tall = 230 + share * random.between(340, 480)
    const count = 4 - index + random.whole(0, 1)
    const distance = 0.4 - share * 0.4
    const under =
      shrubs(canvas, { from: -40, to: middle - gap, y: y + 4, count: 4, size: 30 + share * 50 }) +
      shrubs(canvas, { from: middle + gap, to: 1640, y: y + 4, count: 4, size: 30 + share * 50 })
    return (
      grove(canvas, { from: -80, to: middle - gap, y, count, tall, distance }) +
      grove(canvas, { from: middle + gap, to: 1680, y, count, tall, distance }) +
      under
    )
  })
  const hut =
    random.chance(0.45) && land.domes
      ? street(canvas, {
          from: middle + 60,
          to: middle + 300,
          y: base + 30,
          low: 60,
          high: 110,
          colors: clay,
          distance: 0.2,
        })
      : ''
  return (
    sky(canvas, { horizon: base }) +
    grove(canvas, { from: 0, to: 1600, y: base + 6, count: 8, tall: 150, distance: 0.6 }) +
    rect(0, base, width, height - base, floor) +
    dapples(canvas, base) +
    hut +
    (wet ? canal(canvas, middle, base) : path) +
    rows +
    grass(canvas, 1180, 22, mix(palette.leaf, palette.near, 0.2), 60, 0, middle - 360) +
    grass(canvas, 1180, 18, palette.leaf, 60, middle + 360, width)
  )
}
