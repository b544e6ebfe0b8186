import type { Canvas } from '../canvas.ts'
import { circle, ellipse, n, polygon, rect, shape, stroke } from '../svg.ts'

/** An oud, leaning by `lean` degrees. */
export function oud({ palette, defs }: Canvas, x: number, y: number, tall: number, lean: number): string {
  const wood = defs.horizontal(
    [0, palette.bright('#d8944c')],
    [0.4, palette.bright('#f0bc74')],
    [1, palette.dim('#a8642c')],
  )
  const at = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`
  const body =
    `M${at(0, 0)}C${at(-0.42, 0)} ${at(-0.38, 0.42)} ${at(-0.05, 0.62)}` +
    `H${n(x + 0.05 * tall)}C${at(0.38, 0.42)} ${at(0.42, 0)} ${at(0, 0)}Z`
  return (
    `<g transform="rotate(${n(lean)} ${n(x)} ${n(y)})">` +
    rect(x - tall * 0.045, y - tall, tall * 0.09, tall * 0.5, palette.dim('#5e3a28')) +
    polygon(
      [
        [x - tall * 0.045, y - tall],
        [x + tall * 0.045, y - tall],
        [x + tall * 0.2, y - tall * 1.12],
        [x + tall * 0.16, y - tall * 1.16],
      ],
      palette.dim('#7a4a2c'),
    ) +
    shape(body, wood) +
    circle(x, y - tall * 0.34, tall * 0.09, palette.dim('#4a2c1c')) +
    ellipse(x, y - tall * 0.34, tall * 0.06, tall * 0.06, palette.bright('#d0a040')) +
    rect(x - tall * 0.11, y - tall * 0.12, tall * 0.22, tall * 0.03, palette.dim('#4a2c1c')) +
    stroke([-0.02, 0, 0.02].map((dx) => `M${at(dx, 0.1)}V${n(y - tall)}`).join(''), palette.bright('#fbf0d8'), 1.6) +
    '</g>'
  )
}

export function stool({ palette }: Canvas, x: number, y: number, wide: number): string {
  return (
    stroke(
      `M${n(x - wide * 0.36)} ${n(y)}L${n(x - wide * 0.24)} ${n(y - wide * 0.6)}` +
        `M${n(x + wide * 0.36)} ${n(y)}L${n(x + wide * 0.24)} ${n(y - wide * 0.6)}`,
      palette.dim('#5e3a28'),
      wide * 0.09,
    ) + rect(x - wide * 0.42, y - wide * 0.7, wide * 0.84, wide * 0.16, palette.bright('#b8402c'), 'rx="8"')
  )
}
