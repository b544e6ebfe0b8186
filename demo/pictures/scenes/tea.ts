import { arch, archRow } from '../architecture/arch.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { tabletop, tray } from '../interior/counter.ts'
import { bookRow, shelf } from '../interior/decor.ts'
import { wallPiece } from '../interior/furniture.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window, windowRow } from '../interior/window.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { grove } from '../plants/palm.ts'
import { broadleaf, shrubs } from '../plants/trees.ts'
import { fade, n, rect, repeat, shape, stroke } from '../svg.ts'
import { lantern } from '../things/lantern.ts'
import { samovar, teaGlass, teapot } from '../things/tea-set.ts'
import { dish, vase } from '../things/vessels.ts'
import { reedHall } from './reed-hall.ts'

type Place = (canvas: Canvas, style: Style) => string

function steam(x: number, y: number, tall: number): string {
  return stroke(
    `M${n(x)} ${n(y)}q-24 ${n(-tall * 0.25)} 0 ${n(-tall * 0.5)}` +
      `t0 ${n(-tall * 0.5)}M${n(x + 22)} ${n(y)}` +
      `q-20 ${n(-tall * 0.2)} 0 ${n(-tall * 0.4)}t0 ${n(-tall * 0.4)}`,
    '#ffffff',
    7,
    fade(0.4),
  )
}

/** A room with one window and something on its wall. */
const parlour: Place = (canvas, style) => {
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
const teaHouse: Place = (canvas, style) => {
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
const pantry: Place = (canvas, style) => {
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
const terrace: Place = (canvas) => {
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

export const tea: Draw = (canvas) => (canvas.subject === 'mudhif' ? reedHall : onTray)(canvas)

function onTray(canvas: Canvas): string {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const top = random.between(740, 800)
  const x = random.between(680, 900)
  const y = top + random.between(170, 220)
  const glasses = random.whole(2, 4)
  const size = random.between(740, 880)
  const pot = random.chance(0.6)
    ? samovar(canvas, x - random.between(290, 360), top + 110, random.between(520, 620))
    : teapot(
        canvas,
        x - 280,
        top + 150,
        random.between(290, 350),
        random.pick(['#1f5fa8', '#b8402c', '#e8dcc8', '#2f7a6a', '#c08a30']),
      )
  const cups = repeat(glasses, (index) => {
    const [at, foot] = [x - 90 + index * 170, y + (index % 2) * 50]
    return teaGlass(canvas, at, foot, random.between(190, 220)) + steam(at, foot - 220, 120)
  })
  const side = random.pick([
    () => dish(canvas, x + 470, top + 130, 300, ['#8a4a24', '#6a3018', '#a8642c']),
    () => dish(canvas, x + 470, top + 140, 280, ['#fbf6ea', '#f4ead8']),
    () => vase(canvas, x + 480, top + 120, 280),
    () => dish(canvas, x + 470, top + 130, 300, ['#d8343c', '#e8862f', '#e0b840']),
    () => teapot(canvas, x + 470, top + 130, 200, '#e8dcc8'),
  ])()
  const place = random.pick([parlour, teaHouse, pantry, terrace, terrace])
  return (
    place(canvas, style) +
    rect(0, 860, width, height - 860, canvas.palette.near) +
    tabletop(canvas, style, top) +
    pot +
    side +
    tray(canvas, x + 120, y + 10, size) +
    cups
  )
}
