import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, fade, n, polygon, rect, shape, stroke } from '../svg.ts'

export const copperColors = ['#c8743c', '#d0a040', '#b8593a', '#e0b050'] as const

/** A beaten tray, hung like a sun: rings of hammer marks, a star in its middle. */
export function tray({ palette, defs }: Canvas, x: number, y: number, r: number, color: string): string {
  const dark = palette.dim(mix(color, '#5a2a18', 0.3))
  const ring = (share: number, thick: number, dash: string) =>
    circle(
      x,
      y,
      r * share,
      'none',
      `stroke="${dark}" stroke-width="${n(r * thick)}" stroke-dasharray="${dash}" stroke-opacity=".6"`,
    )
  return (
    circle(x + r * 0.07, y + r * 0.09, r, palette.near, fade(0.25)) +
    circle(
      x,
      y,
      r,
      defs.radial(
        [0, palette.bright(mix(color, '#fff0c0', 0.6))],
        [0.7, palette.bright(color)],
        [1, palette.dim(color)],
      ),
    ) +
    ring(0.93, 0.05, 'none') +
    ring(0.8, 0.08, `${n(r * 0.09)} ${n(r * 0.07)}`) +
    ring(0.62, 0.05, `${n(r * 0.05)} ${n(r * 0.08)}`) +
    ring(0.46, 0.03, 'none') +
    ring(0.3, 0.16, `${n(r * 0.1)} ${n(r * 0.13)}`)
  )
}

/** A dallah, the coffee pot with a beak; `y` is its foot. */
export function dallah({ palette, defs }: Canvas, x: number, y: number, tall: number, color: string): string {
  const skin = defs.horizontal(
    [0, palette.bright(color)],
    [0.3, palette.bright(mix(color, '#fff0c0', 0.65))],
    [0.55, palette.bright(color)],
    [1, palette.dim(color)],
  )
  const at = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`
  return (
    ellipse(x, y, tall * 0.34, tall * 0.05, palette.near, fade(0.25)) +
    stroke(`M${at(0.16, 0.68)}C${at(0.52, 0.78)} ${at(0.52, 0.3)} ${at(0.26, 0.2)}`, palette.dim(color), tall * 0.05) +
    shape(
      `M${at(-0.3, 0)}H${n(x + 0.3 * tall)}C${at(0.36, 0.24)} ${at(0.1, 0.36)} ${at(0.1, 0.5)}L${at(0.2, 0.7)}` +
        `H${n(x - 0.14 * tall)}L${at(-0.46, 0.78)}Q${at(-0.26, 0.62)} ${at(-0.1, 0.5)}C${at(-0.1, 0.36)} ${at(-0.36, 0.24)} ${at(-0.3, 0)}Z`,
      skin,
    ) +
    shape(`M${at(-0.16, 0.7)}Q${at(0.02, 0.9)} ${at(0.2, 0.7)}Z`, skin) +
    stroke(`M${at(0.02, 0.8)}V${n(y - tall)}`, palette.dim(color), tall * 0.035) +
    circle(x + tall * 0.02, y - tall, tall * 0.035, palette.bright(color)) +
    stroke(
      `M${at(-0.29, 0.12)}H${n(x + 0.29 * tall)}M${at(-0.1, 0.48)}H${n(x + 0.1 * tall)}`,
      palette.dim(color),
      tall * 0.022,
    )
  )
}

/** An anvil on a block, with a tray on it and the hammer beside. */
export function anvil({ palette }: Canvas, x: number, y: number, tall: number): string {
  const iron = palette.dim('#5a6068')
  return (
    rect(x - tall * 0.3, y - tall * 0.6, tall * 0.6, tall * 0.6, palette.dim('#7a5234'), 'rx="8"') +
    ellipse(x, y - tall * 0.6, tall * 0.3, tall * 0.07, palette.bright('#b8865c')) +
    polygon(
      [
        [x - tall * 0.5, y - tall],
        [x + tall * 0.36, y - tall],
        [x + tall * 0.14, y - tall * 0.8],
        [x + tall * 0.2, y - tall * 0.62],
        [x - tall * 0.2, y - tall * 0.62],
        [x - tall * 0.14, y - tall * 0.8],
      ],
      iron,
    ) +
    ellipse(x, y - tall * 1.03, tall * 0.46, tall * 0.09, palette.dim('#b8593a')) +
    ellipse(x, y - tall * 1.06, tall * 0.46, tall * 0.09, palette.bright('#d98a4c')) +
    ellipse(
      x,
      y - tall * 1.06,
      tall * 0.3,
      tall * 0.055,
      'none',
      `stroke="${palette.dim('#8a4426')}" stroke-width="4"`,
    ) +
    stroke(
      `M${n(x + tall * 0.16)} ${n(y - tall * 1.16)}L${n(x + tall * 0.62)} ${n(y - tall * 1.5)}`,
      palette.bright('#a8693c'),
      tall * 0.06,
    ) +
    rect(
      x + tall * 0.04,
      y - tall * 1.25,
      tall * 0.24,
      tall * 0.13,
      iron,
      `rx="4" transform="rotate(-38 ${n(x + tall * 0.16)} ${n(y - tall * 1.18)})"`,
    )
  )
}
