import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { circle, ellipse, n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'

/** A sunshade of two colours; `y` is the foot of its pole. */
export function parasol({ palette, random }: Canvas, x: number, y: number, tall: number): string {
  const [a, b] = random.pick([
    ['#f6ead2', '#1f6fae'],
    ['#f6ead2', '#d8643c'],
    ['#f0d8a0', '#2f8f8a'],
    ['#ffffff', '#e0a938'],
  ] as const)
  const half = tall * 0.62
  const top = y - tall
  const edge = y - tall * 0.7
  const gores = repeat(6, (index) =>
    polygon(
      [
        [x, top],
        [x - half + (index * half) / 3, edge],
        [x - half + ((index + 1) * half) / 3, edge],
      ],
      index > 3 ? palette.shaded(index % 2 ? a : b) : palette.lit(index % 2 ? a : b),
    ),
  )
  return stroke(`M${n(x)} ${n(y)}V${n(top)}`, palette.shaded('#a8794c'), 6) + gores
}

export function lounger({ palette }: Canvas, x: number, y: number, long: number): string {
  const thick = long * 0.11
  const seat = y - long * 0.22
  const bend = x + long * 0.64
  const legs = `M${n(x + long * 0.1)} ${n(y)}V${n(seat)}M${n(bend)} ${n(y)}V${n(seat)}`
  const pad: Point[] = [
    [x, seat - thick],
    [bend, seat - thick],
    [x + long * 0.94, seat - long * 0.34],
    [x + long, seat - long * 0.28],
    [bend + thick * 0.8, seat],
    [x, seat],
  ]
  const towel: Point[] = [
    [x + long * 0.28, seat - thick * 1.15],
    [x + long * 0.5, seat - thick * 1.15],
    [x + long * 0.5, seat + thick * 0.5],
    [x + long * 0.28, seat + thick * 0.5],
  ]
  const rest: Point[] = [
    [bend + long * 0.16, seat - long * 0.26],
    [x + long * 0.93, seat - long * 0.38],
    [x + long, seat - long * 0.31],
    [bend + long * 0.22, seat - long * 0.18],
  ]
  return (
    stroke(legs, palette.shaded('#8a5f3a'), long * 0.04) +
    polygon(pad, palette.lit('#fbf3e4')) +
    rect(x, seat - thick * 0.3, long * 0.66, thick * 0.34, palette.shaded('#d8c8ac')) +
    polygon(towel, palette.glaze) +
    polygon(rest, palette.lit('#e8b04c'))
  )
}

/** A star-shaped basin with its jets. */
export function fountain({ palette, random, defs }: Canvas, x: number, y: number, wide: number): string {
  const tall = wide * random.between(0.4, 0.6)
  const jet = (dx: number, high: number) =>
    `M${n(x)} ${n(y - wide * 0.1)}q${n(dx * 0.35)} ${n(-high * 1.8)} ${n(dx)} ${n(-high * 0.1)}`
  const aqua = palette.pool
  return (
    ellipse(x, y + wide * 0.05, wide * 0.52, wide * 0.15, palette.shaded('#c8a87a')) +
    ellipse(x, y, wide * 0.52, wide * 0.15, palette.lit('#f2dfba')) +
    ellipse(x, y, wide * 0.45, wide * 0.115, defs.vertical([0, lighten(aqua, 0.3)], [1, aqua])) +
    shape(
      `M${n(x - wide * 0.05)} ${n(y)}l${n(wide * 0.03)} ${n(-wide * 0.16)}` +
        `h${n(wide * 0.04)}l${n(wide * 0.03)} ${n(wide * 0.16)}Z`,
      palette.lit('#e8cf9f'),
    ) +
    ellipse(x, y - wide * 0.16, wide * 0.14, wide * 0.035, palette.lit('#f2dfba')) +
    stroke(
      jet(-wide * 0.3, tall) +
        jet(wide * 0.3, tall) +
        jet(-wide * 0.17, tall * 1.2) +
        jet(wide * 0.17, tall * 1.2) +
        jet(0, tall * 0.7),
      lighten(palette.lit('#cfeef2'), 0.4),
      4.5,
      'fill-opacity=".85" stroke-opacity=".85"',
    )
  )
}

/** A lamp on a post, with its circle of light after sunset. */
export function lampPost({ palette, time, defs }: Canvas, x: number, y: number, tall: number): string {
  const iron = mix(palette.near, '#2a2430', 0.4)
  const globe = time === 'noon' ? palette.lit('#f4ecd8') : '#ffe2a0'
  const light =
    time === 'noon' ? '' : circle(x, y - tall, tall * 0.55, defs.radial([0, '#ffd070', 0.55], [1, '#ffd070', 0]))
  return (
    stroke(`M${n(x)} ${n(y)}V${n(y - tall * 0.9)}`, iron, tall * 0.035) +
    rect(x - tall * 0.05, y - tall * 0.06, tall * 0.1, tall * 0.06, iron) +
    light +
    shape(
      `M${n(x - tall * 0.06)} ${n(y - tall * 0.9)}` +
        `l${n(-tall * 0.03)} ${n(-tall * 0.14)}h${n(tall * 0.18)}` +
        `l${n(-tall * 0.03)} ${n(tall * 0.14)}Z`,
      globe,
    ) +
    polygon(
      [
        [x - tall * 0.11, y - tall * 1.03],
        [x + tall * 0.11, y - tall * 1.03],
        [x, y - tall * 1.12],
      ],
      iron,
    )
  )
}
