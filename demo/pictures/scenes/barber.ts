import { roundArch } from '../architecture/arch.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { potted, shelf } from '../interior/decor.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

/** A leather chair on its one foot, seen half from behind. */
function seat({ palette, defs }: Canvas, x: number, y: number, wide: number, color: string): string {
  const leather = defs.horizontal(
    [0, palette.bright(color)],
    [0.55, mix(palette.bright(color), palette.dim(color), 0.35)],
    [1, palette.dim(color)],
  )
  const chrome = palette.bright('#d4dade')
  return (
    ellipse(x, y, wide * 0.46, wide * 0.09, palette.near, fade(0.25)) +
    ellipse(x, y - 6, wide * 0.38, wide * 0.075, palette.dim('#8a949c')) +
    rect(x - wide * 0.06, y - wide * 0.46, wide * 0.12, wide * 0.44, chrome) +
    rect(x - wide * 0.42, y - wide * 0.62, wide * 0.84, wide * 0.22, leather, `rx="${n(wide * 0.08)}"`) +
    rect(x - wide * 0.38, y - wide * 1.36, wide * 0.76, wide * 0.8, leather, `rx="${n(wide * 0.14)}"`) +
    stroke(
      repeat(3, (index) => `M${n(x - wide * 0.2 + index * wide * 0.2)} ${n(y - wide * 1.26)}v${n(wide * 0.58)}`),
      palette.dim(color),
      4,
      fade(0.7),
    ) +
    rect(x - wide * 0.2, y - wide * 1.62, wide * 0.4, wide * 0.22, leather, `rx="${n(wide * 0.08)}"`) +
    [-1, 1]
      .map(
        (side) =>
          rect(x + side * wide * 0.46 - wide * 0.06, y - wide * 0.86, wide * 0.12, wide * 0.3, chrome, 'rx="8"') +
          rect(
            x + side * wide * 0.46 - wide * 0.1,
            y - wide * 0.94,
            wide * 0.2,
            wide * 0.12,
            palette.dim(color),
            'rx="12"',
          ),
      )
      .join('')
  )
}

/** A mirror in its frame of lights, bottles and brushes on the board below. */
function mirror(canvas: Canvas, style: Style, x: number, y: number): string {
  const { palette, random, defs, time } = canvas
  const glass = defs.diagonal(
    [0, palette.bright('#dfeef0')],
    [0.5, mix(palette.bright('#b8d0d6'), palette.sky[1], 0.25)],
    [1, palette.bright('#e8f2f0')],
  )
  const lamps = repeat(5, (index) => {
    const at = y - 520 + index * 110
    return [-1, 1]
      .map((side) => ellipse(x + side * 176, at, 13, 13, time === 'noon' ? palette.bright('#fbf0d8') : '#ffe6a8'))
      .join('')
  })
  const bottles = repeat(5, (index) => {
    const tall = random.between(50, 96)
    const color = random.pick(['#2f8f8a', '#1f5fa8', '#c8643c', '#e0a938', '#e8dcc8'])
    const at = x - 130 + index * 62
    return (
      rect(at, y - tall, 34, tall, palette.bright(color), 'rx="7"') +
      rect(at + 10, y - tall - 18, 14, 20, palette.dim('#5a4a3c'))
    )
  })
  return (
    shape(roundArch(x, y - 20, 330, 620), palette.bright(style.wood)) +
    shape(roundArch(x, y - 30, 286, 580), glass) +
    polygon(
      [
        [x - 110, y - 120],
        [x - 20, y - 470],
        [x + 30, y - 470],
        [x - 60, y - 120],
      ],
      '#ffffff',
      fade(0.3),
    ) +
    lamps +
    shelf(canvas, style, x - 190, y, 380) +
    bottles
  )
}

export function barber(canvas: Canvas): string {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(860, 890)
  const leather = random.pick(['#8a2f2c', '#2f4a5a', '#5e3a28', '#2f5a4a'])
  return (
    room(canvas, style, { floor, bare: true }) +
    repeat(3, (index) => mirror(canvas, style, 330 + index * 470, floor - 110)) +
    repeat(3, (index) => seat(canvas, 330 + index * 470, floor + 210, 230, leather)) +
    rect(60, floor - 10, 20, 8, palette.dim(style.wood)) +
    potted(canvas, 90, floor + 120, 360) +
    potted(canvas, 1520, floor + 130, 380) +
    repeat(4, (index) => pendant(canvas, 110 + index * 465, 110, 76))
  )
}
