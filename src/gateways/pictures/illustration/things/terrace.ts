import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { circle, ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

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
  const cloth = palette.lit('#fbf3e4')
  return (
    stroke(`M${n(x + 8)} ${n(y)}v-20M${n(x + long * 0.7)} ${n(y)}v-20`, palette.shaded('#8a5f3a'), 5) +
    polygon(
      [
        [x - long * 0.06, y - 18],
        [x + long * 0.72, y - 18],
        [x + long, y - 62],
        [x + long * 1.04, y - 54],
        [x + long * 0.76, y - 30 + 20],
        [x - long * 0.06, y - 10],
      ],
      cloth,
    ) +
    polygon(
      [
        [x + long * 0.76, y - 30],
        [x + long * 0.98, y - 64],
        [x + long * 1.02, y - 56],
        [x + long * 0.82, y - 24],
      ],
      palette.glaze,
    )
  )
}

/** A star-shaped basin with its jets. */
export function fountain({ palette, random, defs }: Canvas, x: number, y: number, wide: number): string {
  const tall = wide * random.between(0.4, 0.6)
  const jet = (dx: number, high: number) =>
    `M${n(x)} ${n(y - wide * 0.1)}q${n(dx * 0.35)} ${n(-high * 1.8)} ${n(dx)} ${n(-high * 0.1)}`
  const aqua = mix(palette.lit('#4ab4c4'), palette.water, 0.3)
  return (
    ellipse(x, y + wide * 0.05, wide * 0.52, wide * 0.15, palette.shaded('#c8a87a')) +
    ellipse(x, y, wide * 0.52, wide * 0.15, palette.lit('#f2dfba')) +
    ellipse(x, y, wide * 0.45, wide * 0.115, defs.vertical([0, lighten(aqua, 0.3)], [1, aqua])) +
    shape(
      `M${n(x - wide * 0.05)} ${n(y)}l${n(wide * 0.03)} ${n(-wide * 0.16)}h${n(wide * 0.04)}l${n(wide * 0.03)} ${n(wide * 0.16)}Z`,
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
      `M${n(x - tall * 0.06)} ${n(y - tall * 0.9)}l${n(-tall * 0.03)} ${n(-tall * 0.14)}h${n(tall * 0.18)}l${n(-tall * 0.03)} ${n(tall * 0.14)}Z`,
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
