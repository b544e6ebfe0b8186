import { arch } from '../architecture/arch.ts'
import { frieze, girih, star } from '../architecture/tiles.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { potted } from '../interior/decor.ts'
import { wallPiece } from '../interior/furniture.ts'
import { room, sunPatch } from '../interior/room.ts'
import { lowTable } from '../interior/seats.ts'
import { createStyle } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { circle, ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { vase } from '../things/vessels.ts'
import { barber } from './barber.ts'

/** The hot room of a bath: a star-pierced dome, a warm stone, basins in the walls. */
function hammam(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(800, 850)
  const tint = random.pick(['#8fc0c0', '#cfe0dc', '#e2c8a4', '#7fa4b8', '#d8b8a8'])
  const stars = repeat(3, (row) =>
    repeat(6 + row * 3, (index) => {
      const angle = Math.PI * (0.12 + (0.76 * (index + 0.5)) / (6 + row * 3))
      const [x, y] = [800 - Math.cos(angle) * (220 + row * 190), 400 - Math.sin(angle) * (110 + row * 110)]
      return polygon(star(x, y, 15 + row * 5, 8, 0.5), palette.sun)
    }),
  )
  const beams = repeat(4, (index) =>
    polygon(
      [
        [540 + index * 150, 120],
        [575 + index * 150, 120],
        [760 + index * 170, 1000],
        [640 + index * 150, 1000],
      ],
      defs.vertical([0, palette.sun, 0.4], [1, palette.sun, 0]),
    ),
  )
  const wall =
    rect(0, 0, width, floor, defs.vertical([0, palette.dim(tint)], [1, palette.bright(tint)])) +
    shape(
      random.chance(0.5) ? `M0 420A800 420 0 0 1 ${width} 420V430H0Z` : arch(800, 430, width, 430),
      palette.bright(mix(tint, '#ffffff', 0.25)),
    ) +
    stars
  const bays = random.pick([3, 4, 5])
  const niches = repeat(bays, (index) => {
    const x = (index + 0.5) * (width / bays)
    return (
      shape(arch(x, floor, 270, 350), palette.bright('#f6ead2')) +
      shape(
        arch(x, floor, 236, 320),
        defs.vertical([0, palette.dim(tint)], [1, palette.dim(mix(tint, '#1f5fa8', 0.5))]),
      ) +
      shape(`M${n(x - 64)} ${n(floor - 110)}h128q0 60 -64 60t-64 -60Z`, palette.bright('#fbf4e8')) +
      stroke(`M${n(x)} ${n(floor - 190)}v50`, palette.bright('#d0a040'), 12)
    )
  })
  const candle = (x: number, y: number) =>
    rect(x - 12, y - 44, 24, 44, palette.bright('#fbf0d8')) +
    ellipse(x, y - 56, 8, 15, '#ffcf70') +
    circle(x, y - 54, 70, defs.radial([0, '#ffd890', 0.55], [1, '#ffd890', 0]))
  const stone =
    ellipse(800, 1040, 430, 110, palette.dim('#b8a890')) +
    rect(370, 960, 860, 80, palette.dim('#c8b8a0')) +
    ellipse(800, 960, 430, 105, palette.bright('#f4ecdc')) +
    ellipse(
      800,
      958,
      330,
      76,
      girih(canvas, 60, palette.bright('#e8dcc4'), palette.bright('#f6efe2'), palette.bright(tint)),
    )
  const towels = repeat(3, (index) =>
    rect(random.between(600, 640), 900 - index * 34, 190, 32, palette.bright(style.cloth[index] as string), 'rx="14"'),
  )
  return (
    wall +
    frieze(canvas, 0, 430, width, 46) +
    niches +
    rect(0, floor, width, height - floor, defs.vertical([0, palette.dim('#d8ccb8')], [1, palette.bright('#ece2d0')])) +
    beams +
    stone +
    towels +
    vase(canvas, random.between(930, 1010), 960, 120) +
    candle(480, 1130) +
    candle(1120, 1140) +
    candle(1180, 1110) +
    potted(canvas, 1470, 1080, 430) +
    (random.chance(0.6) ? potted(canvas, 120, 1090, 380) : '')
  )
}

/** A quiet room: a couch with folded towels, candles, a window on the garden. */
function retreat(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = {
    ...createStyle(random.split('style')),
    wall: random.pick(['#8ba392', '#cfe0dc', '#e2c8a4', '#7fa4b8', '#e8d8c8', '#a8b8a0']),
  }
  const floor = random.between(820, 860)
  const x = random.between(820, 960)
  const couch =
    rect(x - 330, floor - 40, 660, 60, palette.bright(style.linen), 'rx="26"') +
    rect(x - 330, floor, 660, 34, palette.dim(style.linen), 'rx="14"') +
    rect(x - 290, floor + 30, 40, 150, palette.dim(style.wood)) +
    rect(x + 250, floor + 30, 40, 150, palette.dim(style.wood)) +
    rect(x - 300, floor - 76, 150, 44, palette.bright(style.cloth[1]), 'rx="20"') +
    rect(x - 60, floor - 46, 190, 82, palette.bright(style.cloth[0]), 'rx="8"')
  const towels = repeat(3, (index) =>
    ellipse(x + 230, floor - 60 - index * 40, 62, 22, palette.bright(style.cloth[index] as string)),
  )
  const light = (at: number, y: number) =>
    circle(at, y - 40, 90, defs.radial([0, '#ffd890', 0.6], [1, '#ffd890', 0])) +
    rect(at - 13, y - 40, 26, 40, palette.bright('#fbf0d8')) +
    ellipse(at, y - 52, 8, 14, '#ffcf70')
  const stones = repeat(4, (index) =>
    ellipse(
      430 + index * 4,
      floor + 216 - index * 24,
      52 - index * 9,
      15,
      palette.dim(index % 2 ? '#6a747c' : '#4a545c'),
    ),
  )
  return (
    room(canvas, style, { floor }) +
    window(canvas, style, { x: 110, y: 140, width: random.between(380, 460), height: random.between(480, 540) }) +
    sunPatch(canvas, 150, floor, 380) +
    wallPiece(canvas, style, 1120, floor - 330, random.between(420, 560)) +
    carpet(canvas, style, { x, top: floor + 110, bottom: 1160, far: 900, near: 1180 }) +
    couch +
    towels +
    lowTable(canvas, style, 430, floor + 300, 260) +
    stones +
    light(330, floor + 205) +
    light(530, floor + 205) +
    light(random.between(1290, 1350), floor + 230) +
    light(1400, floor + 250) +
    potted(canvas, random.between(1460, 1520), floor + 150, 460) +
    potted(canvas, 100, floor + 160, 380)
  )
}

export const spa: Draw = (canvas) =>
  choosePlan(canvas, { hammam, retreat, salon: barber }, ['hammam', 'retreat'])(canvas)
