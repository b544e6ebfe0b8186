import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import type { Style } from '../interior/style.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

function wheel({ palette }: Canvas, x: number, y: number, r: number): string {
  return (
    circle(x, y, r, palette.dim('#2a2c34')) +
    circle(x, y, r * 0.6, palette.bright('#c8ccd0')) +
    stroke(
      repeat(5, (index) => {
        const angle = (index / 5) * Math.PI * 2
        return `M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * r * 0.52)} ${n(y + Math.sin(angle) * r * 0.52)}`
      }),
      palette.dim('#7a8088'),
      r * 0.12,
    ) +
    circle(x, y, r * 0.14, palette.dim('#3a3f4c'))
  )
}

/** A car from the side; `y` is where its wheels stand. */
function car(canvas: Canvas, x: number, y: number, long: number): string {
  const { palette, random, defs } = canvas
  const color = random.pick(['#b8402c', '#1f5fa8', '#e8dcc8', '#2f7a6a', '#e0a938'])
  const at = (dx: number, dy: number) => `${n(x + dx * long)} ${n(y - dy * long)}`
  const paint = defs.vertical([0, mix(palette.bright(color), '#ffffff', 0.25)], [1, palette.dim(color)])
  return (
    shape(
      `M${at(-0.5, 0.09)}C${at(-0.51, 0.17)} ${at(-0.48, 0.2)} ${at(-0.33, 0.215)}` +
        `C${at(-0.26, 0.29)} ${at(-0.2, 0.335)} ${at(-0.06, 0.335)}H${n(x + 0.12 * long)}` +
        `C${at(0.24, 0.335)} ${at(0.28, 0.27)} ${at(0.35, 0.22)}` +
        `C${at(0.46, 0.205)} ${at(0.5, 0.18)} ${at(0.5, 0.09)}Z`,
      paint,
    ) +
    shape(
      `M${at(-0.265, 0.22)}C${at(-0.22, 0.275)} ${at(-0.16, 0.305)} ${at(-0.04, 0.308)}V${n(y - 0.22 * long)}Z` +
        `M${at(-0.015, 0.308)}H${n(x + 0.11 * long)}C${at(0.2, 0.305)} ${at(0.23, 0.26)} ${at(0.275, 0.22)}` +
        `H${n(x - 0.015 * long)}Z`,
      palette.bright('#9fc4d4'),
    ) +
    stroke(`M${at(-0.03, 0.21)}V${n(y - 0.1 * long)}M${at(0.02, 0.19)}h${n(long * 0.04)}`, palette.dim(color), 5) +
    rect(x - long * 0.52, y - long * 0.11, long * 1.04, long * 0.035, palette.dim('#4a4f58'), 'rx="8"') +
    ellipse(x + long * 0.475, y - long * 0.165, long * 0.02, long * 0.018, '#fff0c0') +
    ellipse(x - long * 0.49, y - long * 0.16, long * 0.012, long * 0.02, '#e8583c') +
    wheel(canvas, x - long * 0.3, y - long * 0.075, long * 0.085) +
    wheel(canvas, x + long * 0.3, y - long * 0.075, long * 0.085)
  )
}

/** A four-wheel drive, square and high. */
function jeep(canvas: Canvas, x: number, y: number, long: number): string {
  const { palette, random, defs } = canvas
  const color = random.pick(['#d8c4a0', '#5a6a4a', '#b8642c', '#e8e0d0'])
  const paint = defs.vertical([0, mix(palette.bright(color), '#ffffff', 0.2)], [1, palette.dim(color)])
  const box = (dx: number, dy: number, wide: number, tall: number, fill: string, extra = '') =>
    rect(x + dx * long, y - dy * long, wide * long, tall * long, fill, extra)
  return (
    box(-0.46, 0.4, 0.66, 0.2, paint, 'rx="14"') +
    box(-0.48, 0.24, 0.96, 0.16, paint, 'rx="12"') +
    box(-0.42, 0.375, 0.2, 0.12, palette.bright('#9fc4d4'), 'rx="6"') +
    box(-0.19, 0.375, 0.17, 0.12, palette.bright('#9fc4d4'), 'rx="6"') +
    box(0.01, 0.375, 0.15, 0.12, palette.bright('#9fc4d4'), 'rx="6"') +
    stroke(
      repeat(5, (index) => `M${n(x + (-0.42 + index * 0.14) * long)} ${n(y - 0.4 * long)}v${n(-0.045 * long)}`) +
        `M${n(x - 0.44 * long)} ${n(y - 0.445 * long)}h${n(0.6 * long)}`,
      palette.dim('#3a3f4c'),
      8,
    ) +
    stroke(
      `M${n(x - 0.2 * long)} ${n(y - 0.25 * long)}v${n(0.14 * long)}M${n(x)} ${n(y - 0.25 * long)}v${n(0.14 * long)}`,
      palette.dim(color),
      5,
    ) +
    box(-0.5, 0.11, 1, 0.04, palette.dim('#4a4f58'), 'rx="8"') +
    box(0.45, 0.2, 0.03, 0.05, '#fff0c0', 'rx="4"') +
    box(-0.485, 0.2, 0.02, 0.05, '#e8583c', 'rx="4"') +
    wheel(canvas, x - long * 0.29, y - long * 0.09, long * 0.105) +
    wheel(canvas, x + long * 0.3, y - long * 0.09, long * 0.105)
  )
}

/** A car up on the lift, tyres in piles, spanners on the wall. */
export function garage(canvas: Canvas, style: Style, floor: number): string {
  const { palette, random, defs } = canvas
  const x = random.between(780, 830)
  const vehicle = random.pick([car, jeep])
  const isUp = random.chance(0.5)
  const lift = isUp ? floor - random.between(130, 180) : floor + 130
  const steel = palette.bright('#d8a23c')
  const post = (side: number) =>
    rect(x + side * 545 - 26, 250, 52, floor + 60 - 250, steel) +
    rect(x + side * 545 + (side > 0 ? -26 : 8), 250, 18, floor + 60 - 250, palette.dim('#a8742c')) +
    rect(x + side * 545 - 70, floor + 50, 140, 22, palette.dim('#8a6a3c')) +
    rect(Math.min(x + side * 545, x + side * 265), lift, 280, 18, palette.dim('#5a6068'))
  const board =
    rect(140, 200, 330, 330, palette.dim(mix(style.wall, '#5a4a3c', 0.4)), 'rx="8"') +
    stroke(
      repeat(6, (index) => `M${n(190 + index * 46)} 250v${n(random.between(120, 220))}`),
      palette.bright('#c8ccd0'),
      14,
    ) +
    repeat(6, (index) =>
      circle(190 + index * 46, 250, 18, 'none', `stroke="${palette.bright('#c8ccd0')}" stroke-width="9"`),
    )
  const tyres = (at: number, count: number) =>
    repeat(
      count,
      (index) =>
        rect(at - 95, floor + 150 - index * 56, 190, 58, palette.dim('#2a2c34'), 'rx="28"') +
        stroke(`M${n(at - 70)} ${n(floor + 166 - index * 56)}h140`, palette.bright('#5a606c'), 5, fade(0.8)),
    ) + ellipse(at, floor + 150 - (count - 1) * 56, 62, 13, palette.bright('#4a505c'))
  const chest =
    rect(1180, floor - 30, 220, 200, palette.bright('#b8402c'), 'rx="10"') +
    repeat(4, (index) => rect(1196, floor - 14 + index * 46, 188, 34, palette.dim('#8a2f24'), 'rx="6"')) +
    stroke(
      repeat(4, (index) => `M1250 ${n(floor + 2 + index * 46)}h80`),
      palette.bright('#e8dcc8'),
      6,
    )
  return (
    room(canvas, { ...style, floor: '#b5a89a' }, { floor, bare: true }) +
    rect(560, 120, 640, 120, palette.dim('#8a949c')) +
    repeat(5, (index) => rect(560, 128 + index * 23, 640, 6, palette.bright('#c0c8cc'))) +
    polygon(
      [
        [0, height - 60],
        [width, height - 60],
        [width, height],
        [0, height],
      ],
      palette.near,
      fade(0.12),
    ) +
    board +
    tyres(130, random.whole(2, 4)) +
    tyres(1490, 3) +
    chest +
    ellipse(x, floor + 130, 430, 34, palette.near, fade(0.25)) +
    (isUp ? post(-1) + post(1) : '') +
    vehicle(canvas, x, lift + 4, isUp ? 960 : 1060) +
    circle(x, lift + 60, 260, defs.radial([0, '#ffe2a0', 0.28], [1, '#ffe2a0', 0])) +
    ellipse(x + 150, floor + 190, 60, 12, palette.dim('#3a3f4c')) +
    rect(x - 200, floor + 150, 110, 60, palette.bright('#1f6f8a'), 'rx="8"') +
    repeat(3, (index) => pendant(canvas, 420 + index * 380, 130, 90))
  )
}
