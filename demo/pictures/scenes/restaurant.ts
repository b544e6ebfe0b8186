import { archRow } from '../architecture/arch.ts'
import { hotel } from '../architecture/hotel.ts'
import { starFloor } from '../architecture/star-floor.ts'
import { type Canvas, type Draw, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { potted } from '../interior/decor.ts'
import { wallPiece } from '../interior/furniture.ts'
import { chandelier, pendant } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { chair } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window, windowRow } from '../interior/window.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { circle, ellipse, n, rect, repeat, shape, stroke } from '../svg.ts'
import { lantern } from '../things/lantern.ts'
import { teaGlass } from '../things/tea-set.ts'
import { parasol } from '../things/terrace.ts'
import { dish, vase } from '../things/vessels.ts'

function diningTable(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  const { palette, random } = canvas
  const tall = wide * 0.52
  const cloth = random.pick(['#fbf4e8', style.cloth[0], style.cloth[1]])
  const top = y - tall
  const set = random.pick([
    () => dish(canvas, x, top + 6, wide * 0.4, ['#d8643c', '#e0a938', '#8a9a3c']),
    () => vase(canvas, x, top + 8, wide * 0.28),
    () =>
      teaGlass(canvas, x - wide * 0.1, top + 8, wide * 0.17) + teaGlass(canvas, x + wide * 0.14, top + 10, wide * 0.17),
  ])()
  const plate = (at: number) =>
    ellipse(at, top + 4, wide * 0.12, wide * 0.025, palette.bright('#ffffff')) +
    ellipse(at, top + 3, wide * 0.08, wide * 0.015, palette.bright('#1f5fa8'))
  return (
    ellipse(x, y, wide * 0.6, wide * 0.07, palette.near, 'fill-opacity=".25" stroke-opacity=".25"') +
    chair(canvas, style, x - wide * 0.66, y, wide * 0.8) +
    chair(canvas, style, x + wide * 0.66, y, wide * 0.8, true) +
    shape(
      `M${n(x - wide / 2)} ${n(top)}L${n(x - wide * 0.44)} ${n(y - 8)}` +
        `Q${n(x - wide * 0.3)} ${n(y - 26)} ${n(x - wide * 0.2)} ${n(y - 8)}` +
        `T${n(x + wide * 0.1)} ${n(y - 8)}T${n(x + wide * 0.44)} ${n(y - 8)}` +
        `L${n(x + wide / 2)} ${n(top)}Z`,
      mix(palette.bright(cloth), palette.dim(cloth), 0.35),
    ) +
    ellipse(x, top, wide / 2, wide * 0.075, palette.bright(cloth)) +
    plate(x - wide * 0.32) +
    plate(x + wide * 0.32) +
    set
  )
}

type Plan = (canvas: Canvas, style: Style, floor: number) => string

const tables = (canvas: Canvas, style: Style, floor: number) => {
  const { random } = canvas
  return (
    repeat(random.whole(2, 3), (index) =>
      diningTable(canvas, style, 300 + index * 500 + random.between(-60, 60), floor + 110, 190),
    ) +
    repeat(2, (index) =>
      diningTable(canvas, style, 420 + index * 760 + random.between(-80, 80), floor + 330, random.between(300, 350)),
    )
  )
}

/** A dining room along its windows. */
const hall: Plan = (canvas, style, floor) => {
  const { random } = canvas
  const count = random.pick([2, 3, 4])
  const span = 1400 / count
  const boxes = Array.from({ length: count }, (_, index) => ({
    x: 100 + index * span + span * 0.13,
    y: 150,
    width: span * 0.74,
    height: floor - 290,
  }))
  const views = windowRow(canvas, style, boxes, {
    form: random.pick(['pointed', 'round', 'lattice', 'square']),
    curtains: random.chance(0.3),
  })
  const lamps = random.pick([
    () =>
      repeat(random.whole(3, 5), (index) =>
        pendant(canvas, 220 + index * 300 + random.between(-40, 40), random.between(190, 280), random.between(70, 110)),
      ),
    () => repeat(4, (index) => lantern(canvas, 250 + index * 370, random.between(170, 240), 96, 240)),
    () => chandelier(canvas, 800, 180, 420),
  ])()
  return (
    room(canvas, style, { floor }) +
    views +
    sunPatch(canvas, 260, floor, 420) +
    tables(canvas, style, floor) +
    lamps +
    potted(canvas, random.between(60, 120), floor + 180, 400) +
    (random.chance(0.5) ? potted(canvas, 1520, floor + 200, 440) : '')
  )
}

/** The corner where the bread is baked: a clay oven, its fire, loaves on the board. */
function oven({ palette, defs, random }: Canvas, x: number, floor: number): string {
  const clay = defs.horizontal(
    [0, palette.bright('#d89a68')],
    [0.5, palette.bright('#c8845a')],
    [1, palette.dim('#9a5f3c')],
  )
  const loaves = repeat(6, (index) =>
    ellipse(
      x - 190 + (index % 3) * 64,
      floor - 300 + Math.floor(index / 3) * 40,
      34,
      15,
      palette.bright(random.pick(['#e8b874', '#d89a50'])),
    ),
  )
  return (
    rect(x - 240, floor - 290, 480, 300, palette.bright('#e8d4b0')) +
    loaves +
    shape(
      `M${n(x - 150)} ${n(floor)}Q${n(x - 190)} ${n(floor - 330)} ${n(x)} ${n(floor - 350)}T${n(x + 150)} ${n(floor)}Z`,
      clay,
    ) +
    circle(x, floor - 130, 260, defs.radial([0, '#ffb050', 0.6], [1, '#ffb050', 0])) +
    ellipse(x, floor - 130, 86, 96, palette.dim('#4a2418')) +
    shape(`M${n(x - 60)} ${n(floor - 70)}q-10 -60 24 -100q0 40 26 20q-6 -40 16 -70q50 70 44 150Z`, '#ff9a3c') +
    shape(`M${n(x - 26)} ${n(floor - 66)}q0 -40 24 -66q30 30 26 66Z`, '#ffd870')
  )
}

const kitchen: Plan = (canvas, style, floor) => {
  const { random } = canvas
  return (
    room(canvas, style, { floor }) +
    window(canvas, style, { x: 120, y: 140, width: random.between(380, 460), height: floor - 280 }) +
    wallPiece(canvas, style, 830, floor - 330, 420) +
    oven(canvas, random.between(1250, 1330), floor + 20) +
    sunPatch(canvas, 160, floor, 380) +
    tables(canvas, style, floor + 20) +
    repeat(3, (index) => pendant(canvas, 330 + index * 330, random.between(190, 250), 90))
  )
}

/** Tables outdoors, on a terrace above the river or the valley. */
const terrace: Plan = (canvas, style, floor) => {
  const { random, palette, land } = canvas
  const shore = floor - 190
  const river = () =>
    hills(canvas, { y: shore, height: 60, peaks: 4, bottom: shore + 4, fill: palette.air(palette.near, 0.5) }) +
    grove(canvas, { from: 0, to: width, y: shore + 4, count: 6, tall: 220, distance: 0.2 }) +
    water(canvas, { top: shore, bottom: floor })
  const valley = () =>
    range(canvas, { far: shore - 100, near: shore + 60, height: 400, layers: 4, depth: 0.7 }) +
    shrubs(canvas, { from: 0, to: width, y: floor - 20, count: 12, size: 60 })
  const house = () =>
    hotel(canvas, { x: random.between(500, 1100), y: floor - 60, wide: 800, tall: 460 }) +
    rect(0, floor - 70, width, 80, palette.leaf) +
    shrubs(canvas, { from: 0, to: width, y: floor - 60, count: 20, size: 50 })
  const view = random.pick([...(land.water ? [river] : []), ...(land.mountains ? [valley] : []), house])()
  const line = palette.lit(mix(style.cloth[0], '#d9b98a', 0.6))
  const paving = starFloor(canvas, { top: floor, ground: palette.lit('#ead6b2'), figure: palette.lit('#f6ead2'), line })
  const rail =
    shape(
      `M0 ${n(floor - 96)}H${width}V${n(floor)}H0Z${archRow(-20, width + 20, floor - 4, 24, 84, 0.62)}`,
      palette.lit('#f2dfba'),
      'fill-rule="evenodd"',
    ) +
    rect(0, floor - 112, width, 20, palette.lit('#fbf0da')) +
    rect(0, floor - 94, width, 7, palette.shaded('#c8a878'))
  const shades = random.chance(0.5) ? repeat(2, (index) => parasol(canvas, 420 + index * 760, floor + 320, 560)) : ''
  const bulbs =
    stroke(`M-20 120Q800 330 1620 90`, palette.near, 3) +
    repeat(15, (index) => {
      const t = (index + 0.5) / 15
      return circle(t * width, 120 * (1 - t) ** 2 + 660 * t * (1 - t) + 90 * t * t + 8, 10, '#ffdf8a')
    })
  return (
    sky(canvas, { horizon: shore }) +
    rect(0, shore, width, 200, palette.haze) +
    view +
    rail +
    paving +
    shades +
    tables(canvas, style, floor) +
    bulbs +
    palm(canvas, { x: random.pick([80, 1530]), y: floor + 160, tall: random.between(620, 740) })
  )
}

export const restaurant: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  return random.pick([hall, hall, kitchen, terrace, terrace])(canvas, style, random.between(750, 800))
}
