import { arch, archRow } from '../architecture/arch.ts'
import { frieze } from '../architecture/tiles.ts'
import { type Canvas, type Draw, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { potted } from '../interior/decor.ts'
import { column, marble, reception, stair } from '../interior/hall.ts'
import { chandelier, pendant, tableLamp } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable, sofa } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { windowRow } from '../interior/window.ts'
import { n, rect, repeat, shape } from '../svg.ts'
import { vase } from '../things/vessels.ts'

type Plan = (canvas: Canvas, style: Style, floor: number) => string

/** An arcade of windows, the desk in one of its bays. */
const arcade: Plan = (canvas, style, floor) => {
  const { palette, random, defs } = canvas
  const bays = random.pick([3, 4])
  const step = width / bays
  const color = random.pick(['#ecd6ae', '#f1e6d0', '#d9b48a', '#cfd6cc'])
  const desk = random.whole(0, bays - 1)
  const views = windowRow(
    canvas,
    style,
    Array.from({ length: bays }, (_, index) => ({
      x: index * step + step * 0.17,
      y: 190,
      width: step * 0.66,
      height: floor - 250,
    })).filter((_, index) => index !== desk),
    { form: 'pointed', curtains: false },
  )
  const vault =
    rect(0, 0, width, floor, defs.vertical([0, palette.dim(style.wall)], [1, palette.bright(style.wall)])) +
    frieze(canvas, 0, 60, width, 54)
  const arches = shape(
    `M0 0H${width}V${n(floor)}H0Z` + archRow(0, width, floor, bays, floor - 130, 0.84),
    palette.bright(color),
    'fill-rule="evenodd"',
  )
  return (
    vault +
    views +
    reception(canvas, style, (desk + 0.5) * step, floor + 10) +
    arches +
    frieze(canvas, 0, 40, width, 46) +
    repeat(bays + 1, (index) => column(canvas, index * step, 330, floor + 20, 66, color)) +
    marble(canvas, style, floor) +
    sunPatch(canvas, 300, floor, 330) +
    carpet(canvas, style, { x: 800, top: floor + 90, bottom: 1180, far: 900, near: 1300 }) +
    sofa(canvas, style, random.between(480, 560), floor + 170, 420) +
    sofa(canvas, style, random.between(1060, 1140), floor + 180, 420, style.cloth[1]) +
    lowTable(canvas, style, 800, floor + 300, 300) +
    vase(canvas, 800, floor + 190, 100) +
    potted(canvas, random.between(110, 190), floor + 160, random.between(440, 560)) +
    potted(canvas, random.between(1420, 1500), floor + 160, random.between(440, 560)) +
    chandelier(canvas, 800, random.between(190, 250), random.between(380, 470))
  )
}

const grand: Plan = (canvas, style, floor) => {
  const { palette, random, defs } = canvas
  const color = random.pick(['#ecd6ae', '#f1e6d0', '#d9b48a', '#d8c8c0'])
  const wall =
    rect(0, 0, width, floor, defs.diagonal([0, palette.bright(style.wall)], [1, palette.dim(style.wall)])) +
    frieze(canvas, 0, 40, width, 46)
  const view = windowRow(canvas, style, [{ x: 620, y: 130, width: 360, height: floor - 430 }], {
    form: random.pick(['pointed', 'round', 'lattice']),
    sill: false,
  })
  const doors = [250, 1350]
    .map(
      (x) =>
        shape(arch(x, floor, 330, 520), palette.bright(color)) +
        shape(
          arch(x, floor, 280, 480),
          defs.vertical([0, palette.dim(style.cloth[0])], [1, palette.bright(mix(style.cloth[0], '#ffd890', 0.4))]),
        ) +
        tableLamp(canvas, x, floor - 130, 150) +
        rect(x - 100, floor - 134, 200, 140, palette.bright(style.wood)),
    )
    .join('')
  return (
    wall +
    view +
    doors +
    marble(canvas, style, floor) +
    stair(canvas, style, 800, floor) +
    column(canvas, 480, 120, floor + 30, 70, color) +
    column(canvas, 1120, 120, floor + 30, 70, color) +
    column(canvas, 40, 120, floor + 30, 70, color) +
    column(canvas, 1560, 120, floor + 30, 70, color) +
    carpet(canvas, style, { x: 800, top: floor + 140, bottom: 1180, far: 620, near: 860 }) +
    potted(canvas, random.between(380, 430), floor + 190, 380) +
    potted(canvas, random.between(1170, 1220), floor + 190, 380) +
    sofa(canvas, style, 190, floor + 260, 380) +
    sofa(canvas, style, 1410, floor + 260, 380, style.cloth[1]) +
    chandelier(canvas, 800, random.between(200, 260), random.between(380, 460))
  )
}

/** The desk in the middle of the wall, windows on both sides. */
const welcome: Plan = (canvas, style, floor) => {
  const { random, palette } = canvas
  const boxes = [
    { x: 90, y: 150, width: 330, height: floor - 300 },
    { x: 1180, y: 150, width: 330, height: floor - 300 },
  ]
  return (
    room(canvas, style, { floor, bare: true }) +
    windowRow(canvas, style, boxes, { form: random.pick(['pointed', 'round', 'square', 'lattice']) }) +
    shape(arch(800, floor, 660, floor - 110), palette.bright(style.cloth[1])) +
    shape(arch(800, floor, 610, floor - 140), palette.dim(style.cloth[0])) +
    reception(canvas, style, 800, floor + 30) +
    sunPatch(canvas, 130, floor, 280) +
    carpet(canvas, style, { x: 800, top: floor + 130, bottom: 1180, far: 1000, near: 1400 }) +
    armchair(canvas, style, 330, floor + 260, 300, style.cloth[1]) +
    armchair(canvas, style, 1270, floor + 260, 300, style.cloth[0]) +
    lowTable(canvas, style, random.between(760, 840), floor + 320, 280) +
    vase(canvas, 800, floor + 214, 110) +
    potted(canvas, 110, floor + 160, 420) +
    potted(canvas, 1500, floor + 160, 420) +
    repeat(3, (index) => pendant(canvas, 600 + index * 200, random.between(170, 230), 80))
  )
}

export const lobby: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  return random.pick([arcade, grand, welcome])(canvas, style, random.between(800, 840))
}
