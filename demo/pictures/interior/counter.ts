import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, fade, polygon, rect, repeat } from '../svg.ts'
import type { Style } from './style.ts'

/** A round tray of beaten brass; `steep` is how far from above one looks at it. */
export function tray({ palette, defs }: Canvas, x: number, y: number, wide: number, steep = 1): string {
  const brass = defs.horizontal(
    [0, palette.bright('#c08a30')],
    [0.35, palette.bright('#f4d888')],
    [1, palette.dim('#a87c30')],
  )
  const studs = repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    const [across, down] = [Math.cos(angle) * wide * 0.465, Math.sin(angle) * wide * 0.11 * steep]
    return circle(x + across, y + down, 6, palette.bright('#8a5f20'))
  })
  return (
    ellipse(x, y + 18, wide * 0.52, wide * 0.13 * steep, palette.near, fade(0.3)) +
    ellipse(x, y + 8, wide / 2, wide * 0.12 * steep, palette.dim('#8a5f20')) +
    ellipse(x, y, wide / 2, wide * 0.12 * steep, brass) +
    ellipse(x, y, wide * 0.43, wide * 0.1 * steep, palette.bright('#d0a040')) +
    studs
  )
}

/** A woven runner over the table, narrower towards the back. */
function runner({ palette, random }: Canvas, style: Style, y: number): string {
  const [ground, a, b] = random.shuffle(style.cloth).map(palette.bright) as [string, string, string]
  const middle = random.between(640, 960)
  const at = (across: number, down: number) => [middle + across * (380 + down * 240), y + (height - y) * down] as const
  const edge = [-1, -0.93, 0.93, 1]
  const borders = repeat(2, (index) =>
    polygon(
      [
        at(edge[index * 2] as number, 0),
        at(edge[index * 2 + 1] as number, 0),
        at(edge[index * 2 + 1] as number, 1),
        at(edge[index * 2] as number, 1),
      ],
      b,
    ),
  )
  const figures = repeat(4, (row) =>
    repeat(7, (index) => {
      const [u, v] = [(index - 3) * 0.26, 0.08 + row * 0.26]
      return (
        polygon(
          [at(u, v - 0.09), at(u + 0.1, v + 0.02), at(u, v + 0.13), at(u - 0.1, v + 0.02)],
          (row + index) % 2 ? a : b,
        ) + polygon([at(u, v - 0.04), at(u + 0.045, v + 0.02), at(u, v + 0.08), at(u - 0.045, v + 0.02)], ground)
      )
    }),
  )
  return polygon([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)], ground) + borders + figures
}

function planks({ palette }: Canvas, style: Style, y: number): string {
  return repeat(4, (index) => rect(0, y + 40 + index ** 1.4 * 74, width, 5, palette.dim(style.wood), fade(0.6)))
}

/** The table one stands at: wood, or cloth with a runner. */
export function tabletop(canvas: Canvas, style: Style, y: number): string {
  const { palette, defs, random } = canvas
  const wooden = random.chance(0.5)
  const ground = wooden ? style.wood : random.pick([style.cloth[0], style.cloth[1], '#f4ead8'])
  const top = defs.vertical(
    [0, palette.dim(ground)],
    [0.16, palette.bright(ground)],
    [1, mix(palette.bright(ground), palette.dim(ground), 0.4)],
  )
  return (
    rect(0, y - 14, width, 20, palette.dim(mix(ground, '#000000', 0.2))) +
    rect(0, y, width, height - y, top) +
    (wooden ? planks(canvas, style, y) : '') +
    (!wooden || random.chance(0.5) ? runner(canvas, style, y) : '')
  )
}
