import { clay, street } from '../architecture/houses.ts'
import { bay } from '../architecture/shanasheel.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { circle, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { lantern } from '../things/lantern.ts'

function lanternLane(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const side = (from: number) => {
    const color = random.pick(['#d9b07a', '#c98f62', '#e2c092'])
    const wide = random.between(380, 440)
    return (
      rect(from, 130, wide, 930, palette.lit(color)) +
      bricks(canvas, { x: from, y: 140, width: wide, height: 910 }, palette.shaded(color)) +
      bay(canvas, from + 60, 560, wide - 120, 300) +
      rect(from - 6, 116, wide + 12, 20, palette.lit('#eed2a2'))
    )
  }
  return (
    sky(canvas, { horizon: 900 }) +
    rect(0, 880, width, height - 880, palette.shaded('#8a6248')) +
    street(canvas, { from: 380, to: 1240, y: 1000, low: 260, high: 420, colors: clay, distance: 0.25 }) +
    side(random.between(-60, 0)) +
    side(random.between(1180, 1240)) +
    polygon(
      [
        [400, 1000],
        [1220, 1000],
        [width + 200, height],
        [-200, height],
      ],
      defs.vertical([0, palette.lit('#d9b68a')], [1, palette.shaded('#8a6248')]),
    ) +
    strings(canvas) +
    repeat(3, (index) => figure(640 + index * 130 + random.between(-40, 40), 1040 + index * 16, 110, palette.near))
  )
}

/** Four lines of lanterns across the picture. */
function strings(canvas: Canvas): string {
  const { palette, random } = canvas
  return repeat(4, (line) => {
    const y = 150 + line * 110
    return (
      stroke(`M0 ${n(y)}Q800 ${n(y + 210)} ${width} ${n(y - 20)}`, palette.near, 3) +
      repeat(7, (index) => {
        const t = (index + 0.5) / 7
        return lantern(
          canvas,
          t * width + random.between(-30, 30),
          (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 210) + t * t * (y - 20) + 60,
          random.between(52, 84),
          8,
        )
      })
    )
  })
}

/** Out of town they hang between the trees of a garden. */
function lanternGarden(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(760, 820)
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 90, near: base, height: random.between(260, 360), layers: 3, depth: 0.6 }) +
    rect(0, base, width, height - base, defs.vertical([0, palette.leaf], [1, mix(palette.leaf, palette.near, 0.5)])) +
    shrubs(canvas, { from: -20, to: 1620, y: base + 40, count: 18, size: 46 }) +
    palm(canvas, { x: random.between(80, 180), y: base + 230, tall: random.between(640, 760), lean: 40 }) +
    palm(canvas, { x: random.between(1420, 1520), y: base + 230, tall: random.between(640, 760), lean: -40 }) +
    strings(canvas) +
    repeat(3, (index) =>
      figure(560 + index * 210 + random.between(-60, 60), base + 210 + index * 20, 120, palette.near, palette.glaze),
    )
  )
}

function lanternWater(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const shore = random.between(620, 700)
  const floating = repeat(24, (index) => {
    const share = (index / 24) ** 1.5
    const [x, y, size] = [random.between(60, 1540), shore + 30 + share * 470, 14 + share * 46]
    const glow = circle(x, y, size * 2.4, defs.radial([0, '#ffc860', 0.6], [1, '#ffc860', 0]))
    return (
      glow +
      polygon(
        [
          [x - size * 0.6, y + size * 0.5],
          [x - size * 0.7, y - size * 0.8],
          [x + size * 0.7, y - size * 0.8],
          [x + size * 0.6, y + size * 0.5],
        ],
        defs.vertical([0, '#ffe9b0'], [1, '#f2923c']),
      ) +
      rect(x - size * 0.8, y + size * 0.45, size * 1.6, size * 0.22, palette.shaded('#8a5a34')) +
      stroke(
        `M${n(x - size * 0.5)} ${n(y + size * 1.1)}h${n(size)}` +
          `M${n(x - size * 0.3)} ${n(y + size * 1.6)}h${n(size * 0.6)}`,
        '#ffc860',
        size * 0.12,
        'fill-opacity=".6" stroke-opacity=".6"',
      )
    )
  })
  return (
    sky(canvas, { horizon: shore }) +
    range(canvas, { far: shore - 60, near: shore, height: 280, layers: 3, depth: 0.65 }) +
    street(canvas, {
      from: random.between(-20, 500),
      to: random.between(900, 1640),
      y: shore + 4,
      low: 40,
      high: 110,
      colors: clay,
      distance: 0.25,
    }) +
    water(canvas, { top: shore, bottom: height }) +
    floating +
    repeat(4, (index) =>
      lantern(
        canvas,
        120 + index * 110 + (index > 1 ? 950 : 0),
        random.between(120, 260),
        random.between(90, 130),
        300,
      ),
    )
  )
}

export const lanterns: Draw = (canvas) => {
  if (canvas.subject === 'water') return lanternWater(canvas)
  return (canvas.land.town ? lanternLane : lanternGarden)(canvas)
}
