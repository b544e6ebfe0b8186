import type { Canvas } from '../canvas.ts'
import { circle, ellipse, fade, n, rect, shape, stroke } from '../svg.ts'

/** An istikan, the waisted tea glass, on its saucer; `y` is the saucer's foot. */
export function teaGlass({ palette, defs }: Canvas, x: number, y: number, tall: number): string {
  const at = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`
  const side = (top: number, full: number) =>
    `M${at(-0.27 * full, top)}` +
    `C${at(-0.16, 0.7)} ${at(-0.14, 0.52)} ${at(-0.25, 0.34)}` +
    `C${at(-0.3, 0.2)} ${at(-0.2, 0.1)} ${at(-0.12, 0.08)}H${n(x + 0.12 * tall)}` +
    `C${at(0.2, 0.1)} ${at(0.3, 0.2)} ${at(0.25, 0.34)}` +
    `C${at(0.14, 0.52)} ${at(0.16, 0.7)} ${at(0.27 * full, top)}Z`
  const tea = defs.horizontal([0, palette.bright('#c8501c')], [0.35, '#e8823a'], [1, palette.bright('#7a2410')])
  return (
    ellipse(x, y, tall * 0.46, tall * 0.1, palette.dim('#c8b090')) +
    ellipse(x, y - tall * 0.03, tall * 0.46, tall * 0.1, palette.bright('#fbf3e4')) +
    ellipse(
      x,
      y - tall * 0.03,
      tall * 0.34,
      tall * 0.06,
      palette.bright('#1f5fa8'),
      'fill-opacity=".55" stroke-opacity=".55"',
    ) +
    shape(side(1, 1), '#ffffff', 'fill-opacity=".35" stroke-opacity=".35"') +
    shape(side(0.82, 0.82), tea) +
    ellipse(x, y - tall * 0.82, tall * 0.2, tall * 0.035, '#f2a050') +
    stroke(
      `M${at(-0.16, 0.3)}Q${at(-0.2, 0.24)} ${at(-0.14, 0.16)}`,
      '#ffffff',
      tall * 0.03,
      'fill-opacity=".8" stroke-opacity=".8"',
    ) +
    stroke(
      `M${at(-0.27, 1)}Q${at(0, 1.06)} ${at(0.27, 1)}Q${at(0, 0.94)} ${at(-0.27, 1)}`,
      palette.bright('#e0b050'),
      tall * 0.022,
    )
  )
}

/** What rises from a hot glass. */
export function steam(x: number, y: number, tall: number): string {
  return stroke(
    `M${n(x)} ${n(y)}q-24 ${n(-tall * 0.25)} 0 ${n(-tall * 0.5)}` +
      `t0 ${n(-tall * 0.5)}M${n(x + 22)} ${n(y)}` +
      `q-20 ${n(-tall * 0.2)} 0 ${n(-tall * 0.4)}t0 ${n(-tall * 0.4)}`,
    '#ffffff',
    7,
    fade(0.4),
  )
}

/** A samovar of brass. */
export function samovar({ palette, defs }: Canvas, x: number, y: number, tall: number): string {
  const skin = defs.horizontal(
    [0, palette.bright('#b8842c')],
    [0.3, palette.bright('#f6dc90')],
    [0.55, palette.bright('#d0a040')],
    [1, palette.dim('#8a5f20')],
  )
  const at = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`
  return (
    ellipse(x, y, tall * 0.3, tall * 0.05, palette.near, 'fill-opacity=".3" stroke-opacity=".3"') +
    shape(
      `M${at(-0.2, 0)}H${n(x + 0.2 * tall)}L${at(0.13, 0.08)}V${n(y - tall * 0.14)}` +
        `H${n(x - tall * 0.13)}V${n(y - tall * 0.08)}Z`,
      skin,
    ) +
    stroke(
      `M${at(-0.24, 0.5)}Q${at(-0.42, 0.5)} ${at(-0.36, 0.36)}M${at(0.24, 0.5)}Q${at(0.42, 0.5)} ${at(0.36, 0.36)}`,
      palette.dim('#5e3a28'),
      tall * 0.035,
    ) +
    shape(
      `M${at(-0.12, 0.13)}Q${at(-0.3, 0.3)} ${at(-0.28, 0.56)}` +
        `Q${at(-0.2, 0.66)} ${at(-0.12, 0.68)}H${n(x + 0.12 * tall)}` +
        `Q${at(0.2, 0.66)} ${at(0.28, 0.56)}Q${at(0.3, 0.3)} ${at(0.12, 0.13)}Z`,
      skin,
    ) +
    shape(`M${at(-0.17, 0.68)}H${n(x + 0.17 * tall)}L${at(0.1, 0.76)}H${n(x - 0.1 * tall)}Z`, skin) +
    rect(x - tall * 0.26, y - tall * 0.55, tall * 0.52, tall * 0.02, palette.dim('#8a5f20')) +
    stroke(
      `M${at(0, 0.28)}v${n(tall * 0.08)}q0 ${n(tall * 0.05)} ${n(-tall * 0.06)} ${n(tall * 0.05)}`,
      palette.dim('#9a6f24'),
      tall * 0.04,
    ) +
    circle(x, y - tall * 0.3, tall * 0.04, palette.bright('#f6dc90')) +
    teapot({ palette, defs }, x, y - tall * 0.76, tall * 0.3)
  )
}

/** A small pot with a bowed handle and a spout. */
export function teapot(
  { palette, defs }: Pick<Canvas, 'palette' | 'defs'>,
  x: number,
  y: number,
  tall: number,
  color = '#1f5fa8',
): string {
  const skin = defs.horizontal(
    [0, palette.bright(color)],
    [0.3, palette.bright('#7fb4e0')],
    [0.5, palette.bright(color)],
    [1, palette.dim(color)],
  )
  const at = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`
  return (
    stroke(
      `M${at(0.36, 0.6)}Q${at(0.78, 0.62)} ${at(0.64, 0.34)}Q${at(0.54, 0.2)} ${at(0.34, 0.2)}`,
      palette.bright('#d0a040'),
      tall * 0.07,
    ) +
    shape(
      `M${at(-0.32, 0.22)}Q${at(-0.62, 0.3)} ${at(-0.72, 0.72)}L${at(-0.62, 0.74)}Q${at(-0.5, 0.46)} ${at(-0.3, 0.5)}Z`,
      skin,
    ) +
    shape(
      `M${at(-0.26, 0)}H${n(x + 0.26 * tall)}Q${at(0.62, 0.36)} ${at(0.26, 0.7)}` +
        `H${n(x - 0.26 * tall)}Q${at(-0.62, 0.36)} ${at(-0.26, 0)}Z`,
      skin,
    ) +
    ellipse(x, y - tall * 0.7, tall * 0.28, tall * 0.06, palette.bright('#e4bc60')) +
    shape(`M${at(-0.2, 0.73)}Q${at(0, 0.94)} ${at(0.2, 0.73)}Z`, skin) +
    circle(x, y - tall * 0.9, tall * 0.06, palette.bright('#e4bc60')) +
    stroke(`M${at(-0.42, 0.34)}Q${at(0, 0.24)} ${at(0.42, 0.34)}`, palette.bright('#e4bc60'), tall * 0.03)
  )
}
