import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, fade, n, repeat, shape, stroke } from '../svg.ts'

const glazes = ['#1f5fa8', '#2f8f8a', '#c8643c', '#e8dcc8', '#b8693c', '#d0a040', '#8a3f3a'] as const

const outlines = [
  'M-16 0C-40-30-34-60-12-76L-10-90L-18-100H18L10-90L12-76C34-60 40-30 16 0Z',
  'M-20 0C-30-20-36-70-20-86L-24-100H24L20-86C36-70 30-20 20 0Z',
  'M-14 0C-44-16-36-46-8-56L-6-92L-12-100H12L6-92L8-56C36-46 44-16 14 0Z',
  'M-22 0C-44-24-44-58-26-70L-28-78H28L26-70C44-58 44-24 22 0Z',
] as const

/** A vase, jar or ewer standing on `y`. */
export function vase(
  { palette, random, defs }: Canvas,
  x: number,
  y: number,
  tall: number,
  color: string = random.pick(glazes),
): string {
  const [bright, dark] = [palette.bright(color), palette.dim(color)]
  const skin = defs.horizontal([0, bright], [0.3, mix(bright, '#fff0d8', 0.75)], [0.42, bright], [1, dark])
  const band = stroke('M-26-30Q0-25 26-30M-27-42Q0-37 27-42', palette.bright('#e8c878'), 2.5, fade(0.8))
  const draw = defs.keep(ellipse(0, 0, 30, 5, palette.near, fade(0.25)) + shape(random.pick(outlines), skin) + band)
  return draw(`transform="translate(${n(x)} ${n(y)}) scale(${(tall / 100).toFixed(2)})"`)
}

/** A heap of round things on a dish. */
export function dish(
  { palette, random }: Canvas,
  x: number,
  y: number,
  wide: number,
  colors: readonly string[],
): string {
  const rows = 3
  const size = wide * 0.085
  const balls = repeat(rows, (row) =>
    repeat(7 - row * 2, (index) =>
      circle(
        x + (index - (6 - row * 2) / 2) * size * 1.7,
        y - size * (0.9 + row * 1.3),
        size,
        palette.bright(random.pick(colors)),
      ),
    ),
  )
  return (
    ellipse(x, y + 4, wide * 0.52, wide * 0.09, palette.near, 'fill-opacity=".25" stroke-opacity=".25"') +
    ellipse(x, y - wide * 0.01, wide * 0.5, wide * 0.085, palette.dim('#b8842c')) +
    ellipse(x, y - wide * 0.03, wide * 0.5, wide * 0.085, palette.bright('#e4bc60')) +
    balls
  )
}
