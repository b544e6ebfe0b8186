import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, n, polygon, rect, shape, stroke } from '../svg.ts'

export const glassColors = ['#ffb347', '#e8583c', '#2f9fb8', '#f2d16b', '#8a5fb0', '#4fae74'] as const

/** A hanging lamp of brass and coloured glass; `drop` is the length of its chain. */
export function lantern(
  { palette, random, defs, time }: Canvas,
  x: number,
  y: number,
  size: number,
  drop: number,
): string {
  const lit = time !== 'noon'
  const glass = random.pick(glassColors)
  const brass = palette.bright('#c9973c')
  const glow = circle(x, y, size * 1.9, defs.radial([0, glass, lit ? 0.6 : 0.25], [1, glass, 0]))
  const chain = stroke(`M${n(x)} ${n(y - size * 0.7)}v${n(-drop)}`, mix(brass, palette.near, 0.5), 3)
  const form = random.whole(0, 2)
  const body =
    form === 0
      ? shape(
          `M${n(x)} ${n(y - size * 0.6)}` +
            `C${n(x + size * 0.75)} ${n(y - size * 0.3)} ${n(x + size * 0.5)}` +
            ` ${n(y + size * 0.5)} ${n(x)} ${n(y + size * 0.6)}` +
            `C${n(x - size * 0.5)} ${n(y + size * 0.5)} ${n(x - size * 0.75)}` +
            ` ${n(y - size * 0.3)} ${n(x)} ${n(y - size * 0.6)}` +
            `Z`,
          defs.radial([0, mix(glass, '#ffffff', 0.65)], [1, glass]),
        )
      : form === 1
        ? polygon(
            [
              [x - size * 0.28, y - size * 0.5],
              [x + size * 0.28, y - size * 0.5],
              [x + size * 0.46, y],
              [x + size * 0.28, y + size * 0.5],
              [x - size * 0.28, y + size * 0.5],
              [x - size * 0.46, y],
            ],
            defs.radial([0, mix(glass, '#ffffff', 0.65)], [1, glass]),
          )
        : circle(x, y, size * 0.48, defs.radial([0, mix(glass, '#ffffff', 0.65)], [1, glass]))
  const ribs =
    stroke(
      `M${n(x)} ${n(y - size * 0.5)}V${n(y + size * 0.5)}M${n(x - size * 0.44)} ${n(y)}H${n(x + size * 0.44)}`,
      brass,
      size * 0.045,
    ) +
    stroke(
      `M${n(x)} ${n(y - size * 0.5)}q${n(-size * 0.5)} ${n(size * 0.5)} 0 ${n(size)}` +
        `q${n(size * 0.5)} ${n(-size * 0.5)} 0 ${n(-size)}`,
      brass,
      size * 0.03,
    )
  return (
    glow +
    chain +
    body +
    ribs +
    polygon(
      [
        [x - size * 0.3, y - size * 0.46],
        [x + size * 0.3, y - size * 0.46],
        [x, y - size * 0.78],
      ],
      brass,
    ) +
    rect(x - size * 0.2, y + size * 0.46, size * 0.4, size * 0.09, brass) +
    circle(x, y + size * 0.64, size * 0.07, brass)
  )
}
