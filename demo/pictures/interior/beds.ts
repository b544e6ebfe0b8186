import { arch } from '../architecture/arch.ts'
import { girih } from '../architecture/tiles.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { tableLamp } from './lamps.ts'
import { quilt } from './quilts.ts'
import type { Style } from './style.ts'

export type BedInput = { x: number; y: number; wide: number }

function headboard(canvas: Canvas, style: Style, x: number, y: number, wide: number, tall: number): string {
  const { palette, random } = canvas
  const wood = palette.bright(style.wood)
  const cloth = palette.bright(style.cloth[0])
  const form = canvas.random.split('headboard').whole(0, 4)
  if (form === 0) return shape(arch(x, y, wide, tall * 1.35), wood) + shape(arch(x, y, wide * 0.9, tall * 1.24), cloth)
  if (form === 1)
    return (
      rect(x - wide / 2, y - tall, wide, tall, cloth, 'rx="26"') +
      stroke(
        repeat(6, (index) => `M${n(x - wide / 2 + ((index + 1) * wide) / 7)} ${n(y - tall)}v${n(tall)}`),
        palette.dim(style.cloth[0]),
        6,
        'fill-opacity=".55" stroke-opacity=".55"',
      )
    )
  if (form === 2)
    return (
      rect(x - wide / 2, y - tall, wide, tall, wood, 'rx="8"') +
      rect(
        x - wide / 2 + 18,
        y - tall + 18,
        wide - 36,
        tall - 18,
        girih(
          canvas,
          62,
          palette.dim(style.wood),
          palette.bright(mix(style.wood, '#e0b070', 0.35)),
          palette.bright('#d9a940'),
        ),
      )
    )
  if (form === 3)
    return (
      shape(
        `M${n(x - wide / 2)} ${n(y)}V${n(y - tall * 0.8)}` +
          `Q${n(x - wide / 4)} ${n(y - tall * 0.8)} ${n(x - wide / 5)} ${n(y - tall)}` +
          `Q${n(x)} ${n(y - tall * 1.35)} ${n(x + wide / 5)} ${n(y - tall)}` +
          `Q${n(x + wide / 4)} ${n(y - tall * 0.8)} ${n(x + wide / 2)} ${n(y - tall * 0.8)}` +
          `V${n(y)}Z`,
        wood,
      ) +
      rect(x - wide * 0.42, y - tall * 0.7, wide * 0.84, tall * 0.7, palette.dim(random.pick(style.cloth)), 'rx="16"')
    )
  return repeat(4, (index) =>
    rect(
      x - wide / 2 + (index * wide) / 4 + 4,
      y - tall,
      wide / 4 - 8,
      tall,
      index % 2 ? cloth : mix(cloth, palette.dim(style.cloth[0]), 0.3),
      'rx="22"',
    ),
  )
}

export function pillow({ palette }: Canvas, x: number, y: number, wide: number, tall: number, color: string): string {
  const d = (w: number) =>
    `M${n(x - w / 2)} ${n(y - tall * 0.06)}` +
    `Q${n(x - w * 0.56)} ${n(y - tall * 0.5)} ${n(x - w / 2)} ${n(y - tall)}` +
    `Q${n(x)} ${n(y - tall * 1.13)} ${n(x + w / 2)} ${n(y - tall)}` +
    `Q${n(x + w * 0.56)} ${n(y - tall * 0.5)} ${n(x + w / 2)} ${n(y - tall * 0.06)}` +
    `Q${n(x)} ${n(y + tall * 0.06)} ${n(x - w / 2)} ${n(y - tall * 0.06)}Z`
  return (
    shape(d(wide), palette.bright(color)) +
    shape(
      `M${n(x + wide * 0.2)} ${n(y)}` +
        `Q${n(x + wide * 0.42)} ${n(y - tall * 0.4)} ${n(x + wide * 0.46)} ${n(y - tall * 1.02)}` +
        `Q${n(x + wide * 0.58)} ${n(y - tall * 0.5)} ${n(x + wide / 2)} ${n(y - tall * 0.05)}` +
        `Z`,
      palette.dim(color),
      'fill-opacity=".55" stroke-opacity=".55"',
    )
  )
}

/** A bed seen from its foot; `y` is where the headboard meets the floor. */
export function bed(canvas: Canvas, style: Style, { x, y, wide }: BedInput): string {
  const { palette, random } = canvas
  const deep = wide * random.between(0.42, 0.5)
  const high = wide * 0.26
  const [top, low] = [y - high, y + deep - high]
  const spread = wide * 0.13
  const [cover, band, accent] = style.cloth
  const half = wide / 2
  const sheet = polygon(
    [
      [x - half, top],
      [x + half, top],
      [x + half + spread, low],
      [x - half - spread, low],
    ],
    palette.bright(style.linen),
  )
  const edge = (share: number) => half + spread * share
  const lie = (across: number, down: number) => [x + (across * 2 - 1) * edge(down), top + (low - top) * down] as const
  const front =
    rect(x - half - spread, low, wide + spread * 2, high * 0.86, palette.dim(style.linen), 'rx="10"') +
    rect(
      x - half - spread,
      low,
      wide + spread * 2,
      high * 0.5,
      mix(palette.bright(cover), palette.dim(cover), 0.55),
      'rx="8"',
    ) +
    stroke(
      repeat(
        11,
        (index) => `M${n(x - half - spread + ((index + 0.5) * (wide + spread * 2)) / 11)} ${n(low + high * 0.5)}v18`,
      ),
      palette.bright(accent),
      6,
    )
  const legs =
    rect(x - half - spread + 26, low + high * 0.8, 24, high * 0.32, palette.dim(style.wood)) +
    rect(x + half + spread - 50, low + high * 0.8, 24, high * 0.32, palette.dim(style.wood))
  const shadow = polygon(
    [
      [x - half, y],
      [x + half + 30, y],
      [x + half + spread + 90, low + high * 1.14],
      [x - half - spread + 10, low + high * 1.14],
    ],
    palette.near,
    'fill-opacity=".28" stroke-opacity=".28"',
  )
  const heads =
    pillow(canvas, x - wide * 0.24, top + 26, wide * 0.42, wide * 0.19, style.linen) +
    pillow(canvas, x + wide * 0.24, top + 26, wide * 0.42, wide * 0.19, style.linen) +
    pillow(canvas, x - wide * 0.13, top + 42, wide * 0.27, wide * 0.15, accent) +
    pillow(canvas, x + wide * 0.15, top + 44, wide * 0.25, wide * 0.14, band)
  return (
    shadow +
    headboard(canvas, style, x, y - high * 0.6, wide * 1.08, wide * random.between(0.34, 0.42)) +
    legs +
    sheet +
    quilt(canvas, style, lie) +
    front +
    heads
  )
}

/** A small table at the bedside with its lamp. */
export function nightstand(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  const { palette } = canvas
  const tall = wide * 0.95
  return (
    rect(x - wide / 2, y - tall, wide, tall * 0.88, palette.bright(style.wood), 'rx="6"') +
    rect(x + wide * 0.22, y - tall, wide * 0.28, tall * 0.88, palette.dim(style.wood), 'rx="6"') +
    rect(x - wide * 0.58, y - tall - 8, wide * 1.16, 16, palette.bright(mix(style.wood, '#e0b070', 0.3))) +
    stroke(`M${n(x - wide * 0.4)} ${n(y - tall * 0.5)}h${n(wide * 0.8)}`, palette.dim(style.wood), 4) +
    stroke(`M${n(x)} ${n(y - tall * 0.72)}h.1M${n(x)} ${n(y - tall * 0.3)}h.1`, palette.bright('#d9a940'), 12) +
    rect(x - wide * 0.42, y - tall * 0.14, 12, tall * 0.14, palette.dim(style.wood)) +
    rect(x + wide * 0.34, y - tall * 0.14, 12, tall * 0.14, palette.dim(style.wood)) +
    tableLamp(canvas, x, y - tall - 8, wide * 1.15)
  )
}
