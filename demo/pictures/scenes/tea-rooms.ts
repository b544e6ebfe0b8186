import { arch, archRow } from '../architecture/arch.ts'
import { type Canvas, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { bookRow, shelf } from '../interior/decor.ts'
import { wallPiece } from '../interior/furniture.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import type { Style } from '../interior/style.ts'
import { window, windowRow } from '../interior/window.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { grove } from '../plants/palm.ts'
import { broadleaf, shrubs } from '../plants/trees.ts'
import { fade, rect, repeat, shape, stroke } from '../svg.ts'
import { lantern } from '../things/lantern.ts'
import { vase } from '../things/vessels.ts'

type Place = (canvas: Canvas, style: Style) => string

/** A room with one window and something on its wall. */
export const parlour: Place = (canvas, style) => {
  const { random } = canvas
  return (
    room(canvas, style, { floor: 900 }) +
    window(canvas, style, {
      x: random.between(120, 240),
      y: 110,
      width: random.between(420, 520),
      height: random.between(480, 560),
    }) +
    wallPiece(canvas, style, 1120, 520, random.between(420, 560))
  )
}

/** A tea house: a row of arched windows, lamps between them. */
export const teaHouse: Place = (canvas, style) => {
  const { random } = canvas
  const count = random.pick([2, 3])
  const span = 1500 / count
  const boxes = Array.from({ length: count }, (_, index) => ({
    x: 50 + index * span + span * 0.12,
    y: 150,
    width: span * 0.76,
    height: 520,
  }))
  return (
    room(canvas, style, { floor: 900 }) +
    windowRow(canvas, style, boxes, { form: random.pick(['pointed', 'round', 'lattice']), curtains: false }) +
    repeat(count + 1, (index) => lantern(canvas, 50 + index * span, random.between(200, 260), 90, 260))
  )
}

/** Shelves of pots and tins behind the counter. */
export const pantry: Place = (canvas, style) => {
  const { random } = canvas
  const rows = repeat(3, (row) => {
    const y = 260 + row * 190
    const goods = repeat(9, (index) =>
      vase(canvas, 180 + index * 155 + random.between(-16, 16), y, random.between(90, 140)),
    )
    return (random.chance(0.25) ? bookRow(canvas, 140, y, 1320, 120) : goods) + shelf(canvas, style, 100, y, 1400)
  })
  return (
    room(canvas, style, { floor: 900, bare: true }) +
    rows +
    repeat(3, (index) => pendant(canvas, 300 + index * 500, random.between(120, 180), 100))
  )
}

/** Outdoors: the table stands on a terrace by the river or below the mountains. */
export const terrace: Place = (canvas) => {
  const { random, palette, defs } = canvas
  const shore = random.between(560, 620)
  const { water: wet, mountains } = canvas.land
  const land =
    wet && (!mountains || random.chance(0.5))
      ? hills(canvas, { y: shore, height: 60, peaks: 4, bottom: shore + 4, fill: palette.air(palette.near, 0.5) }) +
        grove(canvas, { from: 0, to: width, y: shore + 4, count: random.whole(5, 8), tall: 230, distance: 0.2 }) +
        water(canvas, { top: shore, bottom: 900 })
      : range(canvas, { far: shore - 80, near: shore + 20, height: 380, layers: 3, depth: 0.65 }) +
        rect(
          0,
          shore + 40,
          width,
          400,
          defs.vertical([0, mix(palette.leaf, palette.haze, 0.3)], [1, mix(palette.leaf, palette.near, 0.3)]),
        ) +
        shrubs(canvas, { from: 0, to: width, y: shore + 60, count: 14, size: 44 })
  const frame = random.chance(0.5)
    ? shape(
        `M0 0H${width}V900H0Z${arch(800, 1300, 1420, 1240)}`,
        palette.lit(random.pick(['#e2bf94', '#d9a878', '#ecd6ae'])),
        'fill-rule="evenodd"',
      ) +
      stroke(arch(800, 1300, 1420, 1240), palette.gold, 14) +
      stroke(arch(800, 1300, 1466, 1276), palette.glaze, 22)
    : broadleaf(canvas, { x: random.pick([110, 1490]), y: 900, tall: random.between(620, 740), fruit: '#e8862f' })
  const rail =
    shape(archRow(-40, width + 40, 790, 16, 96, 0.66), palette.shaded('#8a6a4c'), fade(0.5)) +
    rect(0, 680, width, 20, palette.lit('#f0dcb4'))
  return (
    sky(canvas, { horizon: shore }) +
    land +
    rail +
    frame +
    repeat(random.whole(0, 3), (index) => lantern(canvas, 420 + index * 360, random.between(170, 240), 90, 260))
  )
}
