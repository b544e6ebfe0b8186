import { type Canvas, choosePlan, type Draw } from '../canvas.ts'
import { pendant } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { createStyle } from '../interior/style.ts'
import { windowRow } from '../interior/window.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { climbing, pit } from './old-and-steep.ts'

function rack({ palette, random }: Canvas, x: number, y: number): string {
  return (
    repeat(
      3,
      (row) =>
        rect(x, y - 70 - row * 110, 460, 16, palette.dim('#4a5260')) +
        repeat(5, (index) => {
          const [at, top] = [x + 46 + index * 92, y - 90 - row * 110]
          const color = palette.bright(random.pick(['#1f5fa8', '#d8643c', '#3a3f4c', '#e0a938']))
          return (
            rect(at - 34, top - 22, 22, 44, color, 'rx="6"') +
            rect(at + 12, top - 22, 22, 44, color, 'rx="6"') +
            rect(at - 14, top - 6, 28, 12, palette.bright('#c8ccd0'))
          )
        }),
    ) + stroke(`M${n(x + 10)} ${n(y)}V${n(y - 330)}M${n(x + 450)} ${n(y)}V${n(y - 330)}`, palette.dim('#3a4250'), 14)
  )
}

function treadmill({ palette }: Canvas, x: number, y: number): string {
  const dark = palette.dim('#3a4250')
  return (
    polygon(
      [
        [x - 130, y],
        [x + 130, y - 30],
        [x + 140, y - 8],
        [x - 130, y + 24],
      ],
      palette.bright('#3f4756'),
    ) +
    stroke(`M${n(x + 110)} ${n(y - 20)}L${n(x + 70)} ${n(y - 250)}L${n(x + 10)} ${n(y - 220)}`, dark, 16) +
    rect(x + 40, y - 290, 76, 56, palette.bright('#2f6f8a'), 'rx="8"') +
    stroke(`M${n(x - 120)} ${n(y + 8)}L${n(x + 120)} ${n(y - 20)}`, palette.bright('#e0a938'), 4)
  )
}

function machines(canvas: Canvas): string {
  const { palette, random } = canvas
  const style = {
    ...createStyle(random.split('style')),
    wall: random.pick(['#d8dcd8', '#44708f', '#33405f', '#c97c5c', '#e8dcc8', '#3f5a56']),
  }
  const floor = random.between(820, 860)
  const count = random.pick([2, 3])
  const span = 1400 / count
  const views = windowRow(
    canvas,
    style,
    Array.from({ length: count }, (_, index) => ({
      x: 110 + index * span + span * 0.08,
      y: 130,
      width: span * 0.84,
      height: floor - 300,
    })),
    { form: random.pick(['square', 'round']), curtains: false },
  )
  const left = random.chance(0.5)
  const ball =
    circle(left ? 1300 : 260, floor + 190, 96, palette.bright(style.cloth[0])) +
    ellipse(left ? 1270 : 230, floor + 150, 30, 18, '#ffffff', fade(0.35))
  const mat =
    polygon(
      [
        [560, floor + 230],
        [1020, floor + 230],
        [1100, floor + 310],
        [500, floor + 310],
      ],
      palette.bright(style.cloth[1]),
    ) + rect(1060, floor + 222, 60, 60, palette.dim(style.cloth[1]), 'rx="30"')
  const bell = (x: number, y: number, size: number) =>
    stroke(
      `M${n(x - size * 0.3)} ${n(y - size * 0.8)}` +
        `q0 ${n(-size * 0.6)} ${n(size * 0.3)} ${n(-size * 0.6)}` +
        `t${n(size * 0.3)} ${n(size * 0.6)}`,
      palette.dim('#2a2f3a'),
      size * 0.18,
    ) + circle(x, y - size * 0.45, size * 0.5, palette.bright('#3a4250'))
  return (
    room(canvas, style, { floor, bare: true }) +
    views +
    sunPatch(canvas, 260, floor, 480) +
    rack(canvas, left ? 120 : 1020, floor + 60) +
    repeat(random.whole(2, 3), (index) => treadmill(canvas, (left ? 860 : 240) + index * 260, floor + 70)) +
    mat +
    bell(left ? 360 : 1240, floor + 280, 96) +
    bell(left ? 470 : 1360, floor + 300, 76) +
    ball +
    repeat(4, (index) => pendant(canvas, 260 + index * 360, 120, 80))
  )
}

export const gym: Draw = (canvas) => choosePlan(canvas, { machines, climbing, pit }, ['machines'])(canvas)
