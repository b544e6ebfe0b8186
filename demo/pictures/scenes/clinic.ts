import { type Canvas, choosePlan, type Draw } from '../canvas.ts'
import { mix } from '../color.ts'
import { painting, potted } from '../interior/decor.ts'
import { room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { ellipse, fade, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { vase } from '../things/vessels.ts'

type Ward = (canvas: Canvas, style: Style, floor: number, tint: string) => string

/** The chair that leans back, the lamp over it. */
const chair: Ward = (canvas, style, floor, tint) => {
  const { palette, random } = canvas
  const x = random.between(860, 960)
  const couch =
    rect(x - 260, floor - 10, 520, 56, palette.bright(tint), 'rx="24"') +
    polygon(
      [
        [x + 150, floor],
        [x + 330, floor - 150],
        [x + 372, floor - 118],
        [x + 240, floor + 40],
      ],
      palette.bright(mix(tint, '#ffffff', 0.15)),
    ) +
    rect(x - 250, floor + 40, 480, 16, palette.dim(tint)) +
    rect(x - 50, floor + 54, 90, 130, palette.bright('#eef0ee')) +
    ellipse(x, floor + 192, 180, 24, palette.dim('#b8c0c0')) +
    rect(x - 240, floor - 26, 130, 30, palette.bright('#fbfbf8'), 'rx="14"')
  const lamp =
    stroke(`M${n(x - 60)} 0V150L${n(x + 60)} 250L${n(x - 10)} 380`, palette.dim('#9aa8a8'), 16) +
    ellipse(x - 20, 400, 110, 34, palette.bright('#f4f6f4')) +
    ellipse(x - 20, 412, 84, 20, '#fff2c8') +
    polygon(
      [
        [x - 100, 420],
        [x + 60, 420],
        [x + 190, floor],
        [x - 210, floor],
      ],
      '#fff6d8',
      fade(0.28),
    )
  const cabinet =
    rect(1270, floor - 330, 260, 340, palette.bright('#fbfaf5')) +
    repeat(
      3,
      (index) =>
        rect(1286, floor - 312 + index * 108, 228, 94, palette.bright(mix(tint, '#ffffff', 0.75))) +
        rect(1380, floor - 296 + index * 108, 44, 9, palette.dim('#9aa8a8')),
    ) +
    repeat(4, (index) => vase(canvas, 1305 + index * 60, floor - 330, 70))
  return (
    painting(canvas, random.between(1060, 1160), 190, 220, 280) +
    cabinet +
    lamp +
    couch +
    armchair(canvas, style, 300, floor + 190, 260, tint) +
    potted(canvas, random.between(590, 640), floor + 60, 300) +
    lowTable(canvas, style, 560, floor + 230, 180)
  )
}

/** A desk, a couch behind its screen, a measure on the wall. */
const doctor: Ward = (canvas, style, floor, tint) => {
  const { palette, random } = canvas
  const ink = palette.dim('#5a6a70')
  const screen = repeat(4, (index) =>
    rect(1000 + index * 84, floor - 480, 82, 500, palette.bright(index % 2 ? '#f4f6f2' : mix(tint, '#ffffff', 0.7))),
  )
  const couch =
    rect(1140, floor - 70, 400, 46, palette.bright(tint), 'rx="16"') +
    rect(1150, floor - 28, 380, 14, palette.dim(tint)) +
    rect(1160, floor - 96, 110, 34, palette.bright('#fbfbf8'), 'rx="14"') +
    stroke(`M1170 ${n(floor - 14)}v130M1510 ${n(floor - 14)}v130`, palette.dim('#9aa8a8'), 16)
  const desk =
    rect(560, floor - 60, 440, 30, palette.bright(style.wood)) +
    rect(580, floor - 30, 130, 170, palette.dim(style.wood)) +
    rect(960, floor - 30, 22, 170, palette.dim(style.wood)) +
    rect(610, floor - 190, 170, 112, palette.dim('#3a4650'), 'rx="8"') +
    rect(622, floor - 178, 146, 88, palette.bright('#9fd0dc')) +
    rect(684, floor - 80, 22, 22, palette.dim('#3a4650')) +
    rect(840, floor - 74, 110, 14, palette.bright('#fbfbf8')) +
    vase(canvas, 930, floor - 60, 80)
  const measure =
    rect(610, 180, 70, 420, palette.bright('#fbfaf0')) +
    stroke(
      repeat(13, (index) => `M618 ${200 + index * 31}h${index % 3 ? 22 : 44}`),
      ink,
      5,
    )
  return (
    measure +
    painting(canvas, random.between(760, 800), 200, 200, 250) +
    screen +
    couch +
    desk +
    armchair(canvas, style, 300, floor + 190, 260, tint) +
    potted(canvas, 480, floor + 50, 300)
  )
}

/** Where one waits: chairs in a row, fish to look at, somebody behind the counter. */
const waiting: Ward = (canvas, style, floor, tint) => {
  const { palette, random, defs } = canvas
  const [x, y] = [random.between(640, 720), floor - 400]
  const fish = repeat(6, () => {
    const [fx, fy] = [x + random.between(50, 290), y + random.between(40, 150)]
    const color = random.pick(['#f2923c', '#f4e6a0', '#e8583c'])
    return (
      ellipse(fx, fy, 20, 11, color) +
      polygon(
        [
          [fx + 16, fy],
          [fx + 36, fy - 13],
          [fx + 36, fy + 13],
        ],
        color,
      )
    )
  })
  const tank =
    rect(x - 14, y - 14, 368, 222, palette.bright(style.wood)) +
    rect(x, y, 340, 194, defs.vertical([0, '#9fe0e4'], [1, '#2f8fb0'])) +
    stroke(
      repeat(5, (index) => `M${n(x + 40 + index * 66)} ${n(y + 190)}q-20 -40 0 -70t0 -50`),
      '#3f9a6a',
      9,
    ) +
    fish +
    rect(x + 10, y + 208, 320, 260, palette.dim(style.wood))
  const counter =
    figure(1300, floor + 20, 420, palette.dim('#8a5a44'), palette.bright('#fbfbf8')) +
    rect(1090, floor - 150, 440, 300, palette.bright(mix(tint, '#ffffff', 0.35))) +
    rect(1070, floor - 170, 480, 30, palette.bright('#fbfaf5')) +
    rect(1110, floor - 110, 400, 14, palette.dim(tint)) +
    rect(1400, floor - 250, 120, 82, palette.dim('#3a4650'), 'rx="8"')
  return (
    tank +
    counter +
    painting(canvas, 1180, 180, 220, 170) +
    repeat(3, (index) => armchair(canvas, style, 220 + index * 290, floor + 230, 250, tint)) +
    potted(canvas, 1020, floor + 110, 340)
  )
}

/** Where one learns to walk again: two bars, a ball, steps. */
const bars: Ward = (canvas, style, floor, tint) => {
  const { palette, random } = canvas
  const steel = palette.bright('#c8d0d4')
  const rail = (y: number, from: number, to: number) =>
    stroke(`M${from} ${n(y)}H${to}`, steel, 16) +
    stroke(
      repeat(3, (index) => `M${n(from + 30 + (index * (to - from - 60)) / 2)} ${n(y)}v230`),
      palette.dim('#9aa8a8'),
      12,
    )
  return (
    painting(canvas, random.between(700, 760), 190, 220, 260) +
    rect(1100, 170, 380, 480, palette.bright(style.wood)) +
    rect(1120, 190, 340, 440, mix(palette.bright('#d4e6ea'), '#ffffff', 0.2)) +
    polygon(
      [
        [1160, 600],
        [1300, 220],
        [1350, 220],
        [1210, 600],
      ],
      '#ffffff',
      fade(0.4),
    ) +
    rail(floor - 130, 560, 1360) +
    polygon(
      [
        [500, floor + 110],
        [1380, floor + 110],
        [1460, floor + 250],
        [420, floor + 250],
      ],
      palette.bright(mix(tint, '#ffffff', 0.3)),
    ) +
    figure(900, floor + 180, 430, palette.dim('#8a5a44'), palette.bright(tint)) +
    rail(floor - 20, 480, 1420) +
    ellipse(260, floor + 170, 110, 108, palette.bright(style.cloth[0])) +
    ellipse(230, floor + 120, 34, 20, '#ffffff', fade(0.35))
  )
}

export const clinic: Draw = (canvas) => {
  const { random } = canvas
  const style: Style = {
    ...createStyle(random.split('style')),
    wall: random.pick(['#e6eee8', '#dfe9ee', '#f1ece2', '#d3e4de', '#e9dfe2']),
    floor: '#c9cfc8',
    wood: random.pick(['#c89a6c', '#e8e4dc', '#a8b8b8']),
  }
  const floor = random.between(830, 870)
  const tint = random.pick(['#2f8f9a', '#1f5fa8', '#4f9a7a', '#c8644c'])
  const ward = choosePlan(canvas, { chair, doctor, waiting, bars }, ['chair', 'doctor', 'waiting'])
  return (
    room(canvas, style, { floor, bare: true }) +
    window(
      canvas,
      style,
      { x: 130, y: 150, width: 420, height: 470 },
      { form: random.pick(['square', 'round', 'pointed']), curtains: random.chance(0.3) },
    ) +
    sunPatch(canvas, 170, floor, 360) +
    ward(canvas, style, floor, tint)
  )
}
