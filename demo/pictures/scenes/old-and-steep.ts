import { archRow } from '../architecture/arch.ts'
import { frieze } from '../architecture/tiles.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import { createStyle } from '../interior/style.ts'
import { ellipse, n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'

/** A hall for climbers: leaning walls full of holds, ropes, mats below. */
export function climbing(canvas: Canvas): string {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const floor = 900
  const holds = ['#d8443c', '#f2c14e', '#2f8f8a', '#1f6fae', '#e88fa0', '#7a9a3c']
  const panel = (points: readonly Point[], color: string) => polygon(points, palette.bright(color))
  const grip = (x: number, y: number) =>
    ellipse(x, y, random.between(14, 26), random.between(10, 18), palette.bright(random.pick(holds)))
  const rope = (x: number) =>
    stroke(
      `M${n(x)} 60Q${n(x + random.between(-24, 24))} 480 ${n(x + 10)} ${n(floor - 10)}`,
      palette.bright('#f4e6c8'),
      9,
    )
  const climber = (x: number, y: number, tint: string) =>
    stroke(
      `M${n(x)} ${n(y)}l-50 -96M${n(x)} ${n(y)}l64 -84M${n(x)} ${n(y + 120)}l-56 84M${n(x)} ${n(y + 120)}l60 66`,
      palette.dim('#8a5a44'),
      22,
    ) +
    stroke(`M${n(x)} ${n(y)}v116`, palette.bright(tint), 54) +
    ellipse(x, y - 56, 27, 31, palette.dim('#7a4a38'))
  return (
    room(canvas, style, { floor, bare: true }) +
    panel(
      [
        [60, 90],
        [520, 90],
        [580, floor],
        [60, floor],
      ],
      '#c9b49a',
    ) +
    panel(
      [
        [520, 90],
        [1010, 90],
        [930, floor],
        [580, floor],
      ],
      '#b09a86',
    ) +
    panel(
      [
        [1010, 90],
        [1540, 90],
        [1540, floor],
        [930, floor],
      ],
      '#d8c6ac',
    ) +
    stroke(`M520 90L580 ${floor}M1010 90L930 ${floor}`, palette.dim('#8a7a6a'), 6) +
    repeat(20, (index) =>
      grip(
        110 + (index % 4) * 105 + random.between(-24, 24),
        170 + Math.floor(index / 4) * 145 + random.between(-36, 36),
      ),
    ) +
    repeat(15, (index) =>
      grip(
        620 + (index % 3) * 125 + random.between(-24, 24),
        170 + Math.floor(index / 3) * 145 + random.between(-36, 36),
      ),
    ) +
    repeat(20, (index) =>
      grip(
        1060 + (index % 4) * 120 + random.between(-24, 24),
        170 + Math.floor(index / 4) * 145 + random.between(-36, 36),
      ),
    ) +
    rope(330) +
    rope(1290) +
    climber(318, 400, '#d8643c') +
    climber(1280, 560, '#1f6fae') +
    rect(0, floor - 6, width, 90, palette.bright(style.cloth[0])) +
    rect(0, floor + 70, width, 26, palette.dim(style.cloth[0])) +
    stroke(
      repeat(4, (index) => `M${n(320 + index * 320)} ${floor}v80`),
      palette.dim(style.cloth[0]),
      6,
    ) +
    figure(760, floor + 60, 300, palette.dim('#7a4a38'), palette.bright('#2f6f6a')) +
    repeat(4, (index) => pendant(canvas, 240 + index * 370, 80, 70))
  )
}

/** The sunken floor of an old house of strength, its clubs and shields along the wall. */
export function pit(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const floor = 760
  const club = (x: number, y: number, tall: number) =>
    shape(
      `M${n(x - tall * 0.12)} ${n(y)}Q${n(x - tall * 0.2)} ${n(y - tall * 0.42)} ${n(x - tall * 0.04)} ${n(y - tall * 0.72)}` +
        `V${n(y - tall)}h${n(tall * 0.08)}V${n(y - tall * 0.72)}Q${n(x + tall * 0.2)} ${n(y - tall * 0.42)} ${n(x + tall * 0.12)} ${n(y)}Z`,
      defs.horizontal([0, palette.bright('#d8a868')], [1, palette.dim('#8a5a34')]),
    ) + rect(x - tall * 0.06, y - tall * 1.04, tall * 0.12, tall * 0.07, palette.bright('#e0c088'), 'rx="6"')
  const edge = (out: number, dy: number): Point[] =>
    [
      [350 - out, 900 + dy],
      [560 - out, 830 + dy],
      [1040 + out, 830 + dy],
      [1250 + out, 900 + dy],
      [1250 + out, 1010 + dy],
      [1040 + out, 1110 + dy],
      [560 - out, 1110 + dy],
      [350 - out, 1010 + dy],
    ] as const
  return (
    room(canvas, style, { floor, bare: true }) +
    shape(archRow(60, 1540, floor - 60, 5, 520, 0.8), mix(palette.bright(style.wall), '#ffffff', 0.25)) +
    shape(archRow(60, 1540, floor - 60, 5, 490, 0.7), palette.dim(style.wall)) +
    frieze(canvas, 0, floor - 64, width, 40) +
    repeat(5, (index) =>
      index % 2
        ? rect(60 + (index + 0.5) * 296 - 66, floor - 330, 132, 220, palette.bright(style.cloth[0]), 'rx="60"') +
          rect(60 + (index + 0.5) * 296 - 40, floor - 296, 80, 150, palette.bright(style.cloth[2]), 'rx="38"')
        : repeat(3, (at) => club(60 + (index + 0.5) * 296 - 66 + at * 66, floor - 66, 230)),
    ) +
    rect(0, floor, width, height - floor, palette.bright(mix(style.floor, '#e8d4b0', 0.3))) +
    polygon(edge(70, -8), palette.glaze) +
    polygon(edge(56, -6), palette.bright('#f2dfba')) +
    polygon(
      edge(0, 0),
      defs.vertical([0, palette.dim('#7a5a44')], [0.35, palette.dim('#a8845c')], [1, palette.bright('#c9a47a')]),
    ) +
    repeat(4, (index) => {
      const [x, y] = [560 + index * 160, 1010 + (index % 2) * 60]
      return (
        club(x - 66, y - 150, 130) +
        club(x + 66, y - 150, 130) +
        stroke(`M${n(x)} ${n(y - 176)}l-64 34M${n(x)} ${n(y - 176)}l64 34`, palette.dim('#8a5a44'), 20) +
        figure(x, y, 250, palette.dim('#7a4a38'), palette.bright(index % 2 ? '#1f5fa8' : '#b8402c'))
      )
    }) +
    repeat(3, (index) => pendant(canvas, 330 + index * 470, 130, 96))
  )
}
