import { arch } from '../architecture/arch.ts'
import { girih } from '../architecture/tiles.ts'
import { type Canvas, type Draw, width } from '../canvas.ts'
import { tabletop, tray } from '../interior/counter.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { circle, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { teaGlass } from '../things/tea-set.ts'
import { dish } from '../things/vessels.ts'

function backdrop(canvas: Canvas, style: Style): string {
  const { random } = canvas
  const x = random.between(120, 900)
  return (
    room(canvas, style, { floor: 900 }) +
    window(canvas, style, { x, y: 110, width: random.between(440, 560), height: random.between(480, 560) })
  )
}

/** Squares of baklava in a fan on a round tray. */
function baklava({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const rows = 4
  return repeat(rows, (row) =>
    repeat(8 - row * 1, (index) => {
      const size = wide * 0.058
      const at = x + (index - (7 - row) / 2) * size * 1.9
      const top = y - row * size * 1.25
      return (
        polygon(
          [
            [at, top - size],
            [at + size, top - size * 0.45],
            [at, top + size * 0.1],
            [at - size, top - size * 0.45],
          ],
          palette.bright('#e8b04c'),
        ) +
        polygon(
          [
            [at - size, top - size * 0.45],
            [at, top + size * 0.1],
            [at, top + size * 0.6],
            [at - size, top + size * 0.05],
          ],
          palette.bright('#c8802c'),
        ) +
        polygon(
          [
            [at + size, top - size * 0.45],
            [at, top + size * 0.1],
            [at, top + size * 0.6],
            [at + size, top + size * 0.05],
          ],
          palette.dim('#a8621f'),
        ) +
        circle(at, top - size * 0.5, size * 0.22, palette.bright(random.pick(['#7a9a3c', '#8aa848'])))
      )
    }),
  )
}

/** Rounds of kleicha with their spiral of dates. */
function kleicha({ palette }: Canvas, x: number, y: number, wide: number): string {
  return repeat(3, (row) =>
    repeat(5 - row, (index) => {
      const size = wide * 0.088
      const [at, top] = [x + (index - (4 - row) / 2) * size * 1.95, y - size * 0.6 - row * size * 1.2]
      return (
        circle(at, top, size, palette.bright('#d89a50')) +
        circle(at, top, size * 0.84, palette.bright('#f0c888')) +
        stroke(
          `M${n(at)} ${n(top)}` +
            `q${n(size * 0.3)} ${n(-size * 0.3)} ${n(size * 0.34)} ${n(size * 0.1)}` +
            `q${n(-size * 0.1)} ${n(size * 0.5)} ${n(-size * 0.6)} ${n(size * 0.2)}` +
            `q${n(-size * 0.5)} ${n(-size * 0.5)} ${n(size * 0.1)} ${n(-size * 0.8)}`,
          palette.bright('#6a3018'),
          size * 0.17,
        )
      )
    }),
  )
}

export const sweets: Draw = (canvas) => {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const top = random.between(690, 740)
  const fill = [
    baklava,
    kleicha,
    (inner: Canvas, x: number, y: number, wide: number) =>
      dish(inner, x, y, wide * 0.9, ['#f2b8c0', '#fbf0e0', '#b8d0a0', '#f0d080']),
    (inner: Canvas, x: number, y: number, wide: number) =>
      dish(inner, x, y, wide * 0.9, ['#6a3018', '#8a4a24', '#5a2814']),
  ]
  const order = random.shuffle(fill)
  const plate = (index: number, x: number, y: number, wide: number) =>
    tray(canvas, x, y, wide) + (order[index % 4] as (typeof fill)[number])(canvas, x, y, wide)
  const stand = rect(760, top - 190, 24, 220, palette.dim('#8a5f20')) + plate(3, 772, top - 190, 330)
  const arches = repeat(3, (index) =>
    shape(arch(270 + index * 530, 640, 380, 480), palette.bright(style.cloth[index % 3] as string), fade(0.3)),
  )
  const screen = rect(
    0,
    660,
    width,
    80,
    girih(canvas, 80, palette.bright(style.cloth[0]), palette.bright('#f2e2c0'), palette.bright('#e0b050')),
  )
  const view = random.chance(0.6)
  return (
    (view ? backdrop(canvas, style) : room(canvas, style, { floor: 900, bare: true }) + arches + screen) +
    repeat(3, (index) => pendant(canvas, 330 + index * 470, random.between(150, 230), 100)) +
    tabletop(canvas, style, top) +
    stand +
    plate(0, random.between(310, 380), top + 130, random.between(520, 580)) +
    plate(1, random.between(1210, 1280), top + 130, random.between(500, 580)) +
    plate(2, random.between(740, 840), top + 330, random.between(600, 680)) +
    teaGlass(canvas, 200, top + 390, 190) +
    teaGlass(canvas, 1370, top + 390, 190)
  )
}
