import type { Canvas } from '../canvas.ts'
import { darken, lighten, mix } from '../color.ts'
import { circle, fade, n, rect, repeat, shape, stroke } from '../svg.ts'
import { arch } from './arch.ts'
import { frieze } from './tiles.ts'

export type DomeForm = 'onion' | 'pointed' | 'low'
export type DomeInput = {
  x: number
  y: number
  radius: number
  color: string
  form?: DomeForm
  distance?: number
  drum?: boolean
}

const outlines: Record<DomeForm, (x: number, y: number, r: number) => string> = {
  onion: (x, y, r) =>
    `M${n(x - r * 0.9)} ${n(y)}` +
    `C${n(x - r * 1.3)} ${n(y - r * 0.75)} ${n(x - r * 0.55)} ${n(y - r * 1.3)} ${n(x)} ${n(y - r * 1.75)}` +
    `C${n(x + r * 0.55)} ${n(y - r * 1.3)} ${n(x + r * 1.3)} ${n(y - r * 0.75)} ${n(x + r * 0.9)} ${n(y)}Z`,
  pointed: (x, y, r) =>
    `M${n(x - r)} ${n(y)}` +
    `C${n(x - r)} ${n(y - r * 0.85)} ${n(x - r * 0.4)} ${n(y - r * 1.1)} ${n(x)} ${n(y - r * 1.4)}` +
    `C${n(x + r * 0.4)} ${n(y - r * 1.1)} ${n(x + r)} ${n(y - r * 0.85)} ${n(x + r)} ${n(y)}Z`,
  low: (x, y, r) =>
    `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.6)} ${n(x - r * 0.55)} ${n(y - r * 0.95)} ${n(x)} ${n(y - r)}` +
    `C${n(x + r * 0.55)} ${n(y - r * 0.95)} ${n(x + r)} ${n(y - r * 0.6)} ${n(x + r)} ${n(y)}Z`,
}
const tops: Record<DomeForm, number> = { onion: 1.75, pointed: 1.4, low: 1 }

function finial(x: number, y: number, size: number, color: string): string {
  return (
    stroke(`M${n(x)} ${n(y + size * 0.1)}V${n(y - size)}`, color, size * 0.1) +
    circle(x, y - size * 0.28, size * 0.15, color) +
    circle(x, y - size * 0.58, size * 0.1, color) +
    circle(x, y - size * 0.82, size * 0.06, color)
  )
}

/** A dome on its tiled drum, `y` the foot of the drum. */
export function dome(
  canvas: Canvas,
  { x, y, radius, color, form = 'pointed', distance = 0, drum = true }: DomeInput,
): string {
  const { palette, defs } = canvas
  const tone = (tint: string) => palette.air(tint, distance)
  const high = drum ? radius * 0.52 : 0
  const skin = defs.horizontal(
    [0, tone(mix(color, '#ffffff', 0.12))],
    [0.28, tone(lighten(color, 0.38))],
    [0.55, tone(color)],
    [1, tone(mix(darken(color, 0.3), palette.near, 0.3))],
  )
  const wall = palette.lit('#e2c08e')
  const body = defs.horizontal([0, tone(wall)], [0.45, tone(wall)], [1, tone(palette.shaded('#c39a68'))])
  const windows = repeat(5, (index) =>
    arch(x + (index - 2) * radius * 0.36, y - high * 0.1, radius * 0.16, high * 0.48),
  )
  const ribs = repeat(5, (index) => {
    const bow = (index - 2) * radius * 0.42
    const peak = y - high - radius * tops[form] * 0.97
    return `M${n(x + bow)} ${n(y - high)}Q${n(x + bow * 1.05)} ${n(y - high - radius * 0.85)} ${n(x)} ${n(peak)}`
  })
  return (
    (drum
      ? rect(x - radius * 0.92, y - high, radius * 1.84, high, body) +
        shape(windows, tone(palette.shaded('#5a4a5c'))) +
        frieze(canvas, x - radius * 0.94, y - high, radius * 1.88, high * 0.3, distance)
      : '') +
    shape(outlines[form](x, y - high, radius), skin) +
    stroke(ribs, tone(mix(color, palette.near, 0.5)), Math.max(1, radius * 0.016), fade(0.35)) +
    finial(x, y - high - radius * tops[form], radius * 0.42, tone(palette.gold))
  )
}
