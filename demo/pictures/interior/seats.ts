import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import type { Style } from './style.ts'

/** A sofa with its cushions; `y` is the floor. */
export function sofa(
  { palette, random }: Canvas,
  style: Style,
  x: number,
  y: number,
  wide: number,
  color = style.cloth[0],
): string {
  const tall = Math.min(wide * 0.42, 210)
  const [bright, dark] = [palette.bright(color), palette.dim(color)]
  const seats = wide > 300 ? 3 : 1
  const arm = tall * 0.3
  const inner = wide - arm * 1.4
  const cushions = repeat(random.whole(2, 3), (index) => {
    const at = x - inner * 0.36 + index * inner * 0.34
    const size = tall * 0.4
    return (
      `<g transform="rotate(${n(random.between(-16, 16))} ${n(at)} ${n(y - tall * 0.62)})">` +
      rect(
        at - size / 2,
        y - tall * 0.84,
        size,
        size,
        palette.bright(style.cloth[(index + 1) % 3] as string),
        'rx="12"',
      ) +
      polygon(
        [
          [at, y - tall * 0.78],
          [at + size * 0.28, y - tall * 0.64],
          [at, y - tall * 0.5],
          [at - size * 0.28, y - tall * 0.64],
        ],
        palette.bright(style.cloth[(index + 2) % 3] as string),
      ) +
      '</g>'
    )
  })
  return (
    ellipse(x, y, wide * 0.54, tall * 0.1, palette.near, 'fill-opacity=".25" stroke-opacity=".25"') +
    rect(x - wide / 2 + 16, y - tall * 0.12, 16, tall * 0.12, palette.dim(style.wood)) +
    rect(x + wide / 2 - 32, y - tall * 0.12, 16, tall * 0.12, palette.dim(style.wood)) +
    rect(
      x - wide / 2 + arm * 0.4,
      y - tall,
      wide - arm * 0.8,
      tall * 0.8,
      mix(bright, dark, 0.45),
      `rx="${n(tall * 0.16)}"`,
    ) +
    rect(x - inner / 2, y - tall * 0.46, inner, tall * 0.36, bright) +
    stroke(
      repeat(
        seats - 1,
        (index) => `M${n(x - inner / 2 + ((index + 1) * inner) / seats)} ${n(y - tall * 0.44)}v${n(tall * 0.3)}`,
      ),
      dark,
      4,
    ) +
    rect(x - inner / 2, y - tall * 0.2, inner, tall * 0.1, dark) +
    cushions +
    rect(x - wide / 2, y - tall * 0.66, arm, tall * 0.56, bright, `rx="${n(arm * 0.4)}"`) +
    rect(x + wide / 2 - arm, y - tall * 0.66, arm, tall * 0.56, dark, `rx="${n(arm * 0.4)}"`)
  )
}

/** A deep chair with a high back. */
export function armchair({ palette }: Canvas, style: Style, x: number, y: number, wide: number, color: string): string {
  const [bright, dark] = [palette.bright(color), palette.dim(color)]
  const tall = wide * 0.98
  const arm = wide * 0.19
  const leg = (at: number) =>
    polygon(
      [
        [at - 9, y - tall * 0.16],
        [at + 9, y - tall * 0.16],
        [at + 5, y],
        [at - 5, y],
      ],
      palette.dim(style.wood),
    )
  const back =
    `M${n(x - wide * 0.4)} ${n(y - tall * 0.3)}V${n(y - tall * 0.8)}` +
    `Q${n(x - wide * 0.38)} ${n(y - tall)} ${n(x)} ${n(y - tall)}` +
    `T${n(x + wide * 0.4)} ${n(y - tall * 0.8)}V${n(y - tall * 0.3)}Z`
  const [cx, cy, size] = [x - wide * 0.02, y - tall * 0.52, wide * 0.17]
  return (
    ellipse(x, y, wide * 0.54, wide * 0.07, palette.near, 'fill-opacity=".25" stroke-opacity=".25"') +
    leg(x - wide * 0.4) +
    leg(x + wide * 0.4) +
    shape(back, mix(bright, dark, 0.4)) +
    stroke(
      repeat(3, (index) => `M${n(x + (index - 1) * wide * 0.2)} ${n(y - tall * 0.92)}V${n(y - tall * 0.5)}`),
      dark,
      3,
      'fill-opacity=".5" stroke-opacity=".5"',
    ) +
    polygon(
      [
        [cx, cy - size],
        [cx + size, cy],
        [cx, cy + size],
        [cx - size, cy],
      ],
      palette.bright(style.cloth[2]),
      'stroke-linejoin="round"',
    ) +
    polygon(
      [
        [cx, cy - size * 0.5],
        [cx + size * 0.5, cy],
        [cx, cy + size * 0.5],
        [cx - size * 0.5, cy],
      ],
      palette.bright(style.cloth[1]),
    ) +
    rect(x - wide * 0.36, y - tall * 0.42, wide * 0.72, tall * 0.16, bright, 'rx="16"') +
    rect(x - wide * 0.4, y - tall * 0.3, wide * 0.8, tall * 0.16, dark, 'rx="8"') +
    rect(x - wide / 2, y - tall * 0.6, arm, tall * 0.48, bright, `rx="${n(arm * 0.46)}"`) +
    rect(x + wide / 2 - arm, y - tall * 0.6, arm, tall * 0.48, dark, `rx="${n(arm * 0.46)}"`)
  )
}

/** A chair from the side, facing right unless `turned`. */
export function chair({ palette }: Canvas, style: Style, x: number, y: number, tall: number, turned = false): string {
  const s = turned ? -1 : 1
  const wood = palette.dim(style.wood)
  return (
    stroke(
      `M${n(x - s * tall * 0.2)} ${n(y)}` +
        `L${n(x - s * tall * 0.16)} ${n(y - tall * 0.46)}` +
        `L${n(x - s * tall * 0.24)} ${n(y - tall)}M${n(x + s * tall * 0.2)} ${n(y)}` +
        `L${n(x + s * tall * 0.16)} ${n(y - tall * 0.44)}`,
      wood,
      tall * 0.05,
    ) +
    rect(x - tall * 0.22, y - tall * 0.5, tall * 0.44, tall * 0.09, palette.bright(style.cloth[0]), 'rx="9"') +
    stroke(
      `M${n(x - s * tall * 0.19)} ${n(y - tall * 0.66)}L${n(x - s * tall * 0.235)} ${n(y - tall * 0.96)}`,
      palette.bright(style.cloth[0]),
      tall * 0.08,
    )
  )
}

/** A low round table of brass with a tray on it. */
export function lowTable({ palette }: Canvas, style: Style, x: number, y: number, wide: number): string {
  const brass = palette.bright('#d0a040')
  return (
    ellipse(x, y, wide * 0.5, wide * 0.09, palette.near, 'fill-opacity=".25" stroke-opacity=".25"') +
    shape(
      `M${n(x - wide * 0.36)} ${n(y)}L${n(x - wide * 0.2)} ${n(y - wide * 0.38)}` +
        `H${n(x + wide * 0.2)}L${n(x + wide * 0.36)} ${n(y)}Z`,
      palette.dim(style.wood),
    ) +
    ellipse(x, y - wide * 0.37, wide * 0.5, wide * 0.1, palette.dim('#a87c30')) +
    ellipse(x, y - wide * 0.39, wide * 0.5, wide * 0.1, brass) +
    ellipse(x, y - wide * 0.39, wide * 0.4, wide * 0.075, palette.bright('#e4bc60'))
  )
}
