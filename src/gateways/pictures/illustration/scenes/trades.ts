import { arch } from '../architecture/arch.ts'
import type { Canvas, Draw } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { bookRow, painting, potted, shelf } from '../interior/decor.ts'
import { floorLamp, pendant } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window, windowRow } from '../interior/window.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { teaGlass } from '../things/tea-set.ts'
import { vase } from '../things/vessels.ts'
import { textiles } from '../things/wares.ts'

type Fill = (canvas: Canvas, style: Style, x: number, y: number, wide: number, tall: number) => string

const jars: Fill = (canvas, _style, x, y, wide, tall) =>
  repeat(wide / 90, (index) => vase(canvas, x + 45 + index * 90, y, tall * canvas.random.between(0.5, 0.8)))
const rolls: Fill = ({ palette, random }, style, x, y, wide, tall) =>
  repeat(3, (row) =>
    repeat(wide / 70, (index) => {
      const color = random.pick([...style.cloth, '#e8dcc8', '#8a3f5a'])
      return (
        circle(x + 36 + index * 70, y - 18 - row * tall * 0.26, tall * 0.13, palette.bright(color)) +
        circle(x + 36 + index * 70, y - 18 - row * tall * 0.26, tall * 0.05, palette.dim(color))
      )
    }),
  )
const boxes: Fill = ({ palette, random }, style, x, y, wide, tall) =>
  repeat(wide / 110, (index) => {
    const color = random.pick([...style.cloth, '#e8dcc8', '#d9b98a'])
    const high = tall * random.between(0.4, 0.75)
    return (
      rect(x + 12 + index * 110, y - high, 88, high, palette.bright(color)) +
      rect(x + 12 + index * 110, y - high, 88, high * 0.24, palette.dim(color)) +
      rect(x + 50 + index * 110, y - high, 12, high, palette.bright('#e8c878'))
    )
  })
const volumes: Fill = (canvas, _style, x, y, wide, tall) => bookRow(canvas, x + 6, y, wide - 12, tall * 0.86)

/** A case of shelves, each bay filled. */
function shelves(
  canvas: Canvas,
  style: Style,
  {
    x,
    y,
    wide,
    tall,
    rows,
    fills,
  }: { x: number; y: number; wide: number; tall: number; rows: number; fills: readonly Fill[] },
): string {
  const { palette, random, defs } = canvas
  const step = tall / rows
  return (
    rect(x - 16, y - tall - 30, wide + 32, tall + 30, palette.bright(style.wood)) +
    rect(
      x,
      y - tall - 10,
      wide,
      tall + 4,
      defs.vertical([0, palette.dim(mix(style.wood, '#1a1020', 0.3))], [1, palette.dim(style.wood)]),
    ) +
    repeat(
      rows,
      (row) =>
        random.pick(fills)(canvas, style, x, y - row * step - 8, wide, step - 20) +
        shelf(canvas, style, x, y - row * step - 8, wide),
    ) +
    rect(x - 30, y - tall - 46, wide + 60, 24, palette.bright(mix(style.wood, '#e0b070', 0.25)))
  )
}

export const shop: Draw = (canvas) => {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(850, 890)
  const fills = random.pick([
    [jars, boxes, rolls],
    [rolls, boxes],
    [boxes, jars],
    [rolls, jars, volumes],
  ] as const)
  const x = random.between(520, 640)
  const counter =
    rect(x + 120, floor - 60, 640, 240, palette.bright(style.wood)) +
    repeat(5, (index) => shape(arch(x + 190 + index * 125, floor + 180, 96, 190), palette.dim(style.wood))) +
    rect(x + 96, floor - 80, 688, 28, palette.bright('#f2dfba'))
  return (
    room(canvas, style, { floor, bare: true }) +
    window(canvas, style, { x: 110, y: 170, width: 330, height: 480 }) +
    sunPatch(canvas, 150, floor, 280) +
    shelves(canvas, style, { x, y: floor - 10, wide: 470, tall: 640, rows: 4, fills }) +
    shelves(canvas, style, { x: x + 520, y: floor - 10, wide: 460, tall: 640, rows: random.pick([3, 4, 5]), fills }) +
    carpet(canvas, style, { x: 640, top: floor + 110, bottom: 1180, far: 820, near: 1150 }) +
    counter +
    vase(canvas, x + 220, floor - 78, 130) +
    boxes(canvas, style, x + 520, floor - 78, 220, 140) +
    textiles(canvas, 250, floor + 190, 190) +
    repeat(3, (index) => pendant(canvas, 420 + index * 400, 190, 90))
  )
}

export const books: Draw = (canvas) => {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(850, 890)
  const rows = random.whole(5, 6)
  const split = random.chance(0.6)
  const cases = split
    ? shelves(canvas, style, { x: 60, y: floor - 6, wide: 460, tall: 700, rows, fills: [volumes] }) +
      shelves(canvas, style, { x: 1080, y: floor - 6, wide: 460, tall: 700, rows, fills: [volumes] }) +
      window(canvas, style, { x: 620, y: 140, width: 360, height: 520 })
    : shelves(canvas, style, { x: 560, y: floor - 6, wide: 960, tall: 720, rows, fills: [volumes] }) +
      window(canvas, style, { x: 120, y: 160, width: 330, height: 500 })
  const ladderX = split ? 1180 : 1200
  const ladder = stroke(
    `M${ladderX} ${n(floor + 70)}L${ladderX + 110} 180M${ladderX + 110} ${n(floor + 70)}L${ladderX + 200} 180` +
      repeat(10, (index) => `M${n(ladderX + 10 + index * 10)} ${n(floor + 10 - index * 74)}h104`),
    palette.bright('#c89a5c'),
    13,
  )
  const pile = (x: number, y: number) =>
    repeat(
      random.whole(3, 6),
      (index) =>
        rect(
          x + random.between(-12, 12),
          y - (index + 1) * 30,
          random.between(130, 170),
          28,
          palette.bright(random.pick(style.cloth)),
          'rx="4"',
        ) + rect(x + 14, y - (index + 1) * 30 + 7, 90, 4, palette.bright('#f2dfba')),
    )
  const seat = split ? 800 : 330
  return (
    room(canvas, style, { floor, bare: true }) +
    cases +
    sunPatch(canvas, split ? 620 : 160, floor, 320) +
    (random.chance(0.6) ? ladder : '') +
    carpet(canvas, style, { x: seat + 60, top: floor + 70, bottom: 1170, far: 780, near: 1080 }) +
    floorLamp(canvas, seat - 250, floor + 130, 560) +
    armchair(canvas, style, seat, floor + 200, 320, style.cloth[0]) +
    lowTable(canvas, style, seat + 300, floor + 240, 210) +
    teaGlass(canvas, seat + 270, floor + 164, 66) +
    pile(seat + 430, floor + 290) +
    pile(seat - 330, floor + 300)
  )
}

export const gallery: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const style = {
    ...createStyle(random.split('style')),
    wall: random.pick(['#f1e9db', '#e8dcc8', '#dfe2dc', '#33405f', '#c9a58c', '#7f2f34']),
  }
  const floor = random.between(850, 890)
  const count = random.whole(3, 4)
  const step = 1480 / count
  const works = repeat(count, (index) => {
    const [wide, tall] = random.pick([
      [250, 330],
      [300, 230],
      [280, 280],
      [220, 380],
    ] as const)
    const x = 60 + (index + 0.5) * step
    return (
      polygon(
        [
          [x - 14, 60],
          [x + 14, 60],
          [x + wide * 0.9, 640],
          [x - wide * 0.9, 640],
        ],
        defs.vertical([0, '#ffe8b8', 0.5], [1, '#ffe8b8', 0]),
      ) +
      painting(canvas, x - wide / 2, 400 - tall / 2, wide, tall) +
      rect(x - 20, 50, 40, 26, palette.dim('#3a3a44'), 'rx="8"')
    )
  })
  const plinth = (x: number) =>
    rect(x - 70, floor - 40, 140, 230, palette.bright('#f6f0e4')) +
    rect(x + 20, floor - 40, 50, 230, palette.dim('#e0d6c4')) +
    vase(canvas, x, floor - 40, random.between(200, 260))
  return (
    room(canvas, style, { floor, bare: true }) +
    works +
    rect(420, floor + 130, 520, 40, palette.bright(style.wood), 'rx="8"') +
    rect(450, floor + 168, 34, 90, palette.dim(style.wood)) +
    rect(876, floor + 168, 34, 90, palette.dim(style.wood)) +
    ellipse(680, floor + 262, 300, 20, palette.near, fade(0.25)) +
    plinth(random.between(1130, 1240)) +
    (random.chance(0.6) ? plinth(random.between(180, 270)) : potted(canvas, 180, floor + 190, 460))
  )
}

export const clinic: Draw = (canvas) => {
  const { palette, random } = canvas
  const style: Style = {
    ...createStyle(random.split('style')),
    wall: random.pick(['#e6eee8', '#dfe9ee', '#f1ece2', '#d3e4de', '#e9dfe2']),
    floor: '#c9cfc8',
    wood: random.pick(['#c89a6c', '#e8e4dc', '#a8b8b8']),
  }
  const floor = random.between(830, 870)
  const tint = random.pick(['#2f8f9a', '#1f5fa8', '#4f9a7a', '#c8644c'])
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
    room(canvas, style, { floor, bare: true }) +
    window(
      canvas,
      style,
      { x: 130, y: 150, width: 420, height: 470 },
      { form: random.pick(['square', 'round', 'pointed']), curtains: random.chance(0.3) },
    ) +
    sunPatch(canvas, 170, floor, 360) +
    painting(canvas, random.between(1060, 1160), 190, 220, 280) +
    cabinet +
    lamp +
    couch +
    armchair(canvas, style, 300, floor + 190, 260, tint) +
    potted(canvas, random.between(590, 640), floor + 60, 300) +
    lowTable(canvas, style, 560, floor + 230, 180)
  )
}

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

export const gym: Draw = (canvas) => {
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
      `M${n(x - size * 0.3)} ${n(y - size * 0.8)}q0 ${n(-size * 0.6)} ${n(size * 0.3)} ${n(-size * 0.6)}t${n(size * 0.3)} ${n(size * 0.6)}`,
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
