import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { arch } from './arch.ts'
import { battlements } from './facade.ts'
import { frieze } from './tiles.ts'

export type MonumentInput = { x: number; y: number; wide: number; distance?: number }

/** The ziggurat of Ur: battered terraces, three stairs meeting at the gate. */
export function ziggurat(canvas: Canvas, { x, y, wide, distance = 0 }: MonumentInput): string {
  const { palette, defs, random } = canvas
  const tone = (tint: string) => palette.air(tint, distance)
  const skin = defs.horizontal(
    [0, tone(palette.lit('#e0b07a'))],
    [0.6, tone(palette.lit('#cf9a66'))],
    [0.61, tone(palette.shaded('#bb8656'))],
    [1, tone(palette.shaded('#a87448'))],
  )
  const levels = random.pick([2, 3, 3])
  const rise = wide * 0.17
  const tiers = repeat(levels, (index) => {
    const low = wide * (0.5 - index * 0.115)
    const foot = y - index * rise * 0.86
    const high = low - wide * 0.025
    const tall = rise * (index === 0 ? 1 : 0.86)
    const ribs = repeat(18 - index * 4, (rib) => {
      const at = x - low + ((rib + 0.5) / (18 - index * 4)) * low * 2
      return `M${n(at)} ${n(foot)}L${n(x + (at - x) * (high / low))} ${n(foot - tall)}`
    })
    return (
      polygon(
        [
          [x - low, foot],
          [x - high, foot - tall],
          [x + high, foot - tall],
          [x + low, foot],
        ],
        skin,
      ) +
      stroke(ribs, tone(palette.shaded('#96683f')), wide * 0.006, 'fill-opacity=".5" stroke-opacity=".5"') +
      battlements(x - high, foot - tall, high * 2, wide * 0.03, tone(palette.lit('#dcb07c')))
    )
  })
  const gate = y - rise
  const stairs = `M${n(x - wide * 0.05)} ${n(gate)}h${n(wide * 0.1)}L${n(x + wide * 0.09)} ${n(y)}h${n(-wide * 0.18)}Z`
  const flights =
    polygon(
      [
        [x - wide * 0.46, y],
        [x - wide * 0.4, y],
        [x - wide * 0.04, gate],
        [x - wide * 0.08, gate - 4],
      ],
      tone(palette.lit('#efcb98')),
    ) +
    polygon(
      [
        [x + wide * 0.46, y],
        [x + wide * 0.4, y],
        [x + wide * 0.04, gate],
        [x + wide * 0.08, gate - 4],
      ],
      tone(palette.shaded('#c79a68')),
    )
  const treads = stroke(
    repeat(14, (index) => {
      const share = index / 14
      const half = wide * (0.09 - share * 0.04)
      return `M${n(x - half)} ${n(y - rise * share)}h${n(half * 2)}`
    }),
    tone(palette.shaded('#8a6040')),
    wide * 0.003,
  )
  const shrine = y - rise * 0.86 * (levels - 1) - rise * 0.86
  return (
    tiers +
    flights +
    shape(stairs, tone(palette.lit('#f2d3a2'))) +
    treads +
    shape(arch(x, gate, wide * 0.07, rise * 0.5), tone(palette.shaded('#5d3f34'))) +
    rect(x - wide * 0.09, shrine - rise * 0.42, wide * 0.18, rise * 0.42, tone(palette.glaze)) +
    frieze(canvas, x - wide * 0.09, shrine - rise * 0.42, wide * 0.18, rise * 0.12, distance) +
    shape(arch(x, shrine, wide * 0.05, rise * 0.26), tone(mix(palette.near, palette.window, 0.35)))
  )
}

/** The gate of Ishtar: two blue towers, an arch between them, rows of gold beasts reduced to tiles. */
export function ishtarGate(canvas: Canvas, { x, y, wide, distance = 0 }: MonumentInput): string {
  const { palette, defs } = canvas
  const tone = (tint: string) => palette.air(tint, distance)
  const tall = wide * 0.72
  const blue = defs.horizontal(
    [0, tone(palette.glaze)],
    [0.7, tone(palette.glaze)],
    [1, tone(mix(palette.glaze, palette.near, 0.55))],
  )
  const tower = (left: number, size: number, high: number, beasts = true) =>
    rect(left, y - high, size, high, blue) +
    frieze(canvas, left, y - high + size * 0.1, size, size * 0.16, distance) +
    battlements(left, y - high + 1, size, size * 0.2, tone(palette.glaze)) +
    frieze(canvas, left, y - size * 0.3, size, size * 0.16, distance) +
    repeat(beasts ? 3 : 0, (row) =>
      repeat(2, (column) =>
        rect(
          left + size * (0.2 + column * 0.36),
          y - high * (0.3 + row * 0.2),
          size * 0.24,
          size * 0.1,
          tone(palette.gold),
          'rx="6"',
        ),
      ),
    )
  return (
    tower(x - wide * 0.22, wide * 0.44, tall * 0.82, false) +
    tower(x - wide * 0.5, wide * 0.28, tall) +
    tower(x + wide * 0.22, wide * 0.28, tall) +
    shape(arch(x, y, wide * 0.26, tall * 0.6), tone(palette.gold)) +
    shape(arch(x, y, wide * 0.22, tall * 0.56), tone(palette.near))
  )
}

/** A citadel: a steep mound, and on its rim an unbroken wall of houses. */
export function mound(
  { palette, defs }: Canvas,
  { x, y, wide, tall, distance = 0 }: MonumentInput & { tall: number },
): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const [foot, rim] = [wide / 2, wide * 0.39]
  const line: Point[] = [
    [x - foot, y],
    [x - rim * 1.1, y - tall * 0.55],
    [x - rim, y - tall],
    [x + rim, y - tall],
    [x + rim * 1.1, y - tall * 0.55],
    [x + foot, y],
  ]
  const gullies = repeat(13, (index) => {
    const t = (index + 0.5) / 13
    const top = x - rim + rim * 2 * t
    return (
      `M${n(top)} ${n(y - tall)}` +
      `Q${n(top + (top - x) * 0.1)} ${n(y - tall * 0.5)} ${n(x + (top - x) * 1.26)} ${n(y)}`
    )
  })
  return (
    polygon(
      line,
      defs.horizontal(
        [0, tone(palette.lit('#dcae74'))],
        [0.5, tone(palette.lit('#cc9a62'))],
        [1, tone(palette.shaded('#a5764a'))],
      ),
    ) + stroke(gullies, tone(palette.shaded('#8e6440')), 5, 'fill-opacity=".3" stroke-opacity=".3"')
  )
}
