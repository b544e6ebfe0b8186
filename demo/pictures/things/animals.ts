import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { ellipse, n, repeat, shape, stroke } from '../svg.ts'

function camel(x: number, y: number, size: number, color: string, cloth: string): string {
  const s = size / 100
  const at = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y - dy * s)}`
  const body =
    `M${at(-46, 60)}Q${at(-40, 82)} ${at(-22, 84)}Q${at(-4, 112)} ${at(10, 84)}` +
    `Q${at(30, 84)} ${at(36, 72)}Q${at(52, 60)} ${at(58, 88)}` +
    `Q${at(60, 104)} ${at(66, 106)}L${at(82, 102)}Q${at(84, 94)} ${at(70, 93)}` +
    `Q${at(66, 50)} ${at(38, 50)}Q${at(0, 42)} ${at(-36, 50)}Z`
  const legs =
    `M${at(-38, 56)}L${at(-42, 0)}M${at(-28, 54)}L${at(-24, 0)}M${at(28, 54)}` +
    `L${at(26, 0)}M${at(36, 54)}L${at(42, 0)}`
  return (
    stroke(legs, color, 6 * s) +
    shape(body, color) +
    shape(`M${at(-26, 80)}Q${at(-4, 108)} ${at(14, 80)}L${at(18, 56)}H${n(x - 30 * s)}Z`, cloth)
  )
}

/** Camels in a line. */
export function caravan(
  { palette, random }: Canvas,
  { x, y, size, count }: { x: number; y: number; size: number; count: number },
): string {
  const dark = mix(palette.near, '#4a2c20', 0.35)
  const cloths = [palette.glaze, palette.lit('#b8442f'), palette.gold]
  return repeat(count, (index) =>
    camel(
      x + index * size * 1.7,
      y + Math.sin(index) * 7,
      size * random.between(0.9, 1.05),
      dark,
      cloths[index % 3] as string,
    ),
  )
}

/** A water buffalo, up to its belly in the marsh. */
export function buffalo({ palette }: Canvas, x: number, y: number, size: number): string {
  const dark = mix(palette.near, '#2a2024', 0.4)
  const s = size / 100
  const at = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y - dy * s)}`
  return (
    shape(
      `M${at(-60, 0)}Q${at(-62, 34)} ${at(-30, 36)}Q${at(10, 30)} ${at(34, 34)}` +
        `L${at(52, 44)}Q${at(70, 40)} ${at(74, 24)}Q${at(76, 14)} ${at(64, 16)}` +
        `Q${at(50, 20)} ${at(46, 0)}Z`,
      dark,
    ) +
    stroke(`M${at(50, 42)}Q${at(36, 60)} ${at(26, 48)}`, dark, 4 * s) +
    stroke(`M${at(-80, 0)}H${n(x + 70 * s)}`, palette.sky[2], 2.5, 'fill-opacity=".6" stroke-opacity=".6"')
  )
}

/** Sheep, as small heaps of wool. */
export function flock({ palette, random }: Canvas, x: number, y: number, count: number): string {
  const wool = palette.lit('#f4ecdc')
  return repeat(count, () => {
    const [at, foot, size] = [x + random.between(-150, 150), y + random.between(-12, 22), random.between(9, 12)]
    return (
      stroke(
        `M${n(at - size * 0.5)} ${n(foot)}v${n(size)}M${n(at + size * 0.5)} ${n(foot)}v${n(size)}`,
        palette.near,
        2.4,
      ) +
      ellipse(at, foot, size, size * 0.66, wool) +
      ellipse(at + size * 0.95, foot - size * 0.3, size * 0.36, size * 0.3, palette.near)
    )
  })
}

/** Black goat-hair tents of the summer pastures. */
export function tents({ palette, random }: Canvas, x: number, y: number, count: number): string {
  const cloth = mix(palette.near, '#3a2a28', 0.4)
  return repeat(count, (index) => {
    const [at, wide] = [x + index * 120, random.between(90, 120)]
    return (
      shape(
        `M${n(at)} ${n(y + 18)}L${n(at + wide * 0.2)} ${n(y - 24)}` +
          `Q${n(at + wide * 0.35)} ${n(y - 16)} ${n(at + wide * 0.5)} ${n(y - 32)}` +
          `Q${n(at + wide * 0.65)} ${n(y - 16)} ${n(at + wide * 0.8)} ${n(y - 24)}` +
          `L${n(at + wide)} ${n(y + 18)}Z`,
        cloth,
      ) +
      shape(
        `M${n(at + wide * 0.42)} ${n(y + 18)}L${n(at + wide * 0.5)} ${n(y - 14)}L${n(at + wide * 0.6)} ${n(y + 18)}Z`,
        palette.window,
      )
    )
  })
}
