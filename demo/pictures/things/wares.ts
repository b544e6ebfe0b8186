import type { Canvas } from '../canvas.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

const spices = ['#d8862f', '#b8402c', '#e0b840', '#7a4a2c', '#8a9a3c', '#c8643c', '#6a3050'] as const
const cloths = ['#b8402c', '#1f5fa8', '#e0a938', '#2f8f7a', '#8a3f6a', '#e8dcc0', '#d8743c'] as const

/** Cones of spice in open sacks. */
export function heap({ palette, random }: Canvas, x: number, y: number, size: number): string {
  return repeat(3, (index) => {
    const at = x + (index - 1) * size * 0.52
    const foot = y + (index % 2) * size * 0.12
    const half = size * 0.28
    return (
      shape(
        `M${n(at - half)} ${n(foot - size * 0.4)}` +
          `Q${n(at - half * 1.3)} ${n(foot)} ${n(at - half * 0.8)} ${n(foot)}` +
          `H${n(at + half * 0.8)}` +
          `Q${n(at + half * 1.3)} ${n(foot)} ${n(at + half)} ${n(foot - size * 0.4)}Z`,
        palette.bright('#c8a878'),
      ) +
      shape(
        `M${n(at + half * 0.2)} ${n(foot - size * 0.4)}` +
          `L${n(at + half * 0.2)} ${n(foot)}H${n(at + half * 0.8)}` +
          `Q${n(at + half * 1.3)} ${n(foot)} ${n(at + half)} ${n(foot - size * 0.4)}Z`,
        palette.dim('#b08e60'),
        'fill-opacity=".6" stroke-opacity=".6"',
      ) +
      shape(
        `M${n(at - half)} ${n(foot - size * 0.38)}L${n(at)} ${n(foot - size * 0.78)}` +
          `L${n(at + half)} ${n(foot - size * 0.38)}` +
          `Q${n(at)} ${n(foot - size * 0.26)} ${n(at - half)} ${n(foot - size * 0.38)}Z`,
        palette.bright(random.pick(spices)),
      )
    )
  })
}

/** Bolts of cloth in a pile, and lengths of it hanging over. */
export function textiles({ palette, random }: Canvas, x: number, y: number, size: number): string {
  const piles = repeat(5, (index) => {
    const color = random.pick(cloths)
    const wide = size * random.between(1.05, 1.3)
    const top = y - (index + 1) * size * 0.17
    return (
      rect(x - wide / 2, top, wide, size * 0.155, palette.bright(color), `rx="${n(size * 0.07)}"`) +
      rect(x + wide * 0.2, top, wide * 0.3, size * 0.155, palette.dim(color), `rx="${n(size * 0.07)}"`) +
      stroke(
        `M${n(x - wide * 0.4)} ${n(top + size * 0.08)}h${n(wide * 0.5)}`,
        palette.bright('#f2d9a0'),
        2,
        'stroke-dasharray="4 5"',
      )
    )
  })
  const hang = repeat(3, (index) => {
    const at = x + (index - 1) * size * 0.42
    const color = random.pick(cloths)
    return (
      polygon(
        [
          [at - size * 0.18, y - size * 2.1],
          [at + size * 0.18, y - size * 2.1],
          [at + size * 0.2, y - size * 1.15],
          [at - size * 0.16, y - size * 1.1],
        ],
        palette.bright(color),
      ) +
      polygon(
        [
          [at, y - size * 1.9],
          [at + size * 0.09, y - size * 1.7],
          [at, y - size * 1.5],
          [at - size * 0.09, y - size * 1.7],
        ],
        palette.bright('#f2d9a0'),
      )
    )
  })
  return hang + piles
}
