import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'

const wings = [
  ['#d8443c', '#f4ead8'],
  ['#1f5fa8', '#e0a938'],
  ['#e87a3c', '#2f8f7a'],
  ['#8a3f7a', '#f4ead8'],
] as const

/** A paraglider: the bowed canopy, its lines, and below it two people in one harness. */
export function glider({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const [a, b] = random.pick(wings)
  const vivid = (color: string) => mix(palette.lit(color), color, 0.4)
  const cells = 11
  const at = (share: number, bow: number): Point => [
    x + (share - 0.5) * wide,
    y + wide * 0.16 - bow * wide * 4 * share * (1 - share),
  ]
  const canopy = repeat(cells, (index) => {
    const [from, to] = [index / cells, (index + 1) / cells]
    return polygon([at(from, 0.34), at(to, 0.34), at(to, 0.2), at(from, 0.2)], vivid(index % 3 === 1 ? b : a))
  })
  const shade = repeat(cells, (index) => {
    const [from, to] = [index / cells, (index + 1) / cells]
    return polygon([at(from, 0.24), at(to, 0.24), at(to, 0.2), at(from, 0.2)], palette.near, 'fill-opacity=".25"')
  })
  const seat = y + wide * 0.62
  const lines = repeat(7, (index) => {
    const [px, py] = at((index + 0.5) / 7, 0.2)
    return `M${n(px)} ${n(py)}L${n(x + (index - 3) * wide * 0.012)} ${n(seat - wide * 0.1)}`
  })
  const person = (dx: number, dy: number, color: string) => {
    const [px, py] = [x + dx * wide, seat + dy * wide]
    return (
      stroke(
        `M${n(px)} ${n(py + wide * 0.05)}l${n(wide * 0.07)} ${n(wide * 0.012)}l${n(wide * 0.02)} ${n(wide * 0.055)}`,
        palette.near,
        wide * 0.03,
      ) +
      rect(px - wide * 0.03, py - wide * 0.07, wide * 0.06, wide * 0.13, vivid(color), `rx="${n(wide * 0.025)}"`) +
      circle(px, py - wide * 0.1, wide * 0.028, vivid('#f4ead8'))
    )
  }
  return (
    stroke(lines, palette.near, Math.max(1.2, wide * 0.004), 'stroke-opacity=".7"') +
    canopy +
    shade +
    person(-0.035, -0.02, '#1f3f6a') +
    person(0.03, 0.02, '#d8443c')
  )
}

/** A balloon of gores with its basket. */
export function balloon({ palette, random, defs }: Canvas, x: number, y: number, wide: number): string {
  const [a, b] = random.pick(wings)
  const vivid = (color: string) => mix(palette.lit(color), color, 0.4)
  const outline = (share: number) =>
    `M${n(x)} ${n(y - wide * 0.62)}C${n(x - wide * 0.66 * share)} ${n(y - wide * 0.62)} ${n(x - wide * 0.62 * share)} ${n(y + wide * 0.1)} ` +
    `${n(x - wide * 0.1 * share)} ${n(y + wide * 0.52)}H${n(x + wide * 0.1 * share)}` +
    `C${n(x + wide * 0.62 * share)} ${n(y + wide * 0.1)} ${n(x + wide * 0.66 * share)} ${n(y - wide * 0.62)} ${n(x)} ${n(y - wide * 0.62)}Z`
  return (
    stroke(
      `M${n(x - wide * 0.09)} ${n(y + wide * 0.5)}l${n(wide * 0.02)} ${n(wide * 0.16)}M${n(x + wide * 0.09)} ${n(y + wide * 0.5)}l${n(-wide * 0.02)} ${n(wide * 0.16)}`,
      palette.near,
      Math.max(1.5, wide * 0.008),
    ) +
    shape(outline(1), vivid(a)) +
    shape(outline(0.68), vivid(b)) +
    shape(outline(0.34), vivid(a)) +
    shape(outline(1), defs.horizontal([0, '#ffffff', 0.2], [0.5, '#ffffff', 0], [1, palette.near, 0.4])) +
    rect(x - wide * 0.08, y + wide * 0.65, wide * 0.16, wide * 0.13, palette.shaded('#8a5a34'), 'rx="4"')
  )
}
