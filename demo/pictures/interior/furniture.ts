import { arch } from '../architecture/arch.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { vase } from '../things/vessels.ts'
import { carpet } from './carpet.ts'
import { bookRow, painting, shelf } from './decor.ts'
import { tableLamp } from './lamps.ts'
import { niche } from './room.ts'
import { chair } from './seats.ts'
import type { Style } from './style.ts'

export function wardrobe({ palette }: Canvas, style: Style, x: number, y: number, wide: number, tall: number): string {
  const wood = palette.bright(style.wood)
  const leaf = (left: number) =>
    rect(left, y - tall + 40, wide * 0.44, tall - 90, mix(wood, palette.dim(style.wood), 0.3)) +
    shape(arch(left + wide * 0.22, y - 70, wide * 0.32, tall - 180), wood)
  return (
    ellipse(x, y, wide * 0.56, 16, palette.near, fade(0.25)) +
    rect(x - wide / 2, y - tall, wide, tall - 16, wood, 'rx="6"') +
    rect(x + wide * 0.36, y - tall, wide * 0.14, tall - 16, palette.dim(style.wood)) +
    leaf(x - wide * 0.47) +
    leaf(x + wide * 0.02) +
    rect(x - wide * 0.55, y - tall - 14, wide * 1.1, 24, palette.bright(mix(style.wood, '#e0b070', 0.3))) +
    stroke(`M${n(x - 14)} ${n(y - tall * 0.5)}v50M${n(x + 14)} ${n(y - tall * 0.5)}v50`, palette.bright('#d9a940'), 8)
  )
}

export function desk(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  const { palette } = canvas
  const tall = wide * 0.55
  return (
    rect(x - wide / 2, y - tall, wide, 22, palette.bright(style.wood)) +
    rect(x - wide / 2 + 12, y - tall + 20, 18, tall - 20, palette.dim(style.wood)) +
    rect(x + wide / 2 - 30, y - tall + 20, 18, tall - 20, palette.dim(style.wood)) +
    rect(x, y - tall + 22, wide * 0.42, tall * 0.28, palette.dim(style.wood)) +
    chair(canvas, style, x - wide * 0.12, y + 26, tall * 1.5) +
    tableLamp(canvas, x + wide * 0.3, y - tall, tall * 0.8) +
    bookRow(canvas, x - wide * 0.42, y - tall, wide * 0.3, tall * 0.4)
  )
}

/** A padded bench at the foot of a bed. */
export function bench({ palette }: Canvas, style: Style, x: number, y: number, wide: number): string {
  return (
    ellipse(x, y, wide * 0.54, 12, palette.near, fade(0.25)) +
    rect(x - wide * 0.44, y - 60, 16, 60, palette.dim(style.wood)) +
    rect(x + wide * 0.4, y - 60, 16, 60, palette.dim(style.wood)) +
    rect(x - wide / 2, y - 96, wide, 46, palette.bright(style.cloth[1]), 'rx="18"') +
    rect(x - wide / 2, y - 66, wide, 16, palette.dim(style.cloth[1]), 'rx="8"')
  )
}

function mirror({ palette, defs }: Canvas, x: number, y: number, size: number): string {
  const rays = repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    return `M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * size * 1.35)} ${n(y + Math.sin(angle) * size * 1.35)}`
  })
  return (
    stroke(rays, palette.bright('#d0a040'), size * 0.1) +
    circle(x, y, size * 1.06, palette.bright('#d0a040')) +
    circle(
      x,
      y,
      size * 0.9,
      defs.diagonal(
        [0, palette.bright('#e8f0f0')],
        [0.5, palette.sky[2]],
        [0.52, palette.bright('#dfe9ea')],
        [1, palette.dim('#c8d4d8')],
      ),
    )
  )
}

/** A kilim hung on the wall by a rod. */
function hanging(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  return (
    stroke(`M${n(x - wide * 0.58)} ${n(y - 250)}h${n(wide * 1.16)}`, canvas.palette.bright('#c9973c'), 10) +
    carpet(canvas, style, { x, top: y - 246, bottom: y - 10, far: wide, near: wide })
  )
}

function board(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  return (
    bookRow(canvas, x - wide * 0.48, y - 90, wide * 0.4, 110) +
    vase(canvas, x + wide * 0.08, y - 90, 120) +
    vase(canvas, x + wide * 0.28, y - 90, 80) +
    shelf(canvas, style, x - wide / 2, y - 90, wide)
  )
}

/** What the wall above a bed or a table shows. */
export function wallPiece(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  const { random } = canvas
  const row = (count: number, size: number, tall: number) =>
    repeat(count, (index) =>
      painting(
        canvas,
        x + (index - (count - 1) / 2) * wide * (size + 0.1) - (wide * size) / 2,
        y - tall - 20,
        wide * size,
        tall,
      ),
    )
  return random.pick([
    () => row(1, 0.6, 200),
    () => row(3, 0.24, 180),
    () => row(2, 0.3, 210),
    () => row(1, 0.9, 170),
    () =>
      niche(
        canvas,
        style,
        x,
        y + 20,
        wide * 0.9,
        300,
        vase(canvas, x - wide * 0.22, y + 20, 130) +
          vase(canvas, x + wide * 0.2, y + 20, 170) +
          vase(canvas, x, y + 20, 90),
      ),
    () => mirror(canvas, x, y - 140, 90),
    () => hanging(canvas, style, x, y, wide * 0.8),
    () => board(canvas, style, x, y, wide * 0.8),
    () =>
      mirror(canvas, x - wide * 0.3, y - 140, 60) +
      mirror(canvas, x, y - 140, 84) +
      mirror(canvas, x + wide * 0.3, y - 140, 60),
  ])()
}

/** Posts and cloth around a bed seen from its foot. */
export function canopy({ palette }: Canvas, style: Style, x: number, floor: number, wide: number): string {
  const cloth = palette.bright(style.linen)
  const half = wide * 0.56
  const swag = (side: number) =>
    polygon(
      [
        [x, 96],
        [x + side * half, 150],
        [x + side * (half + 20), floor + 20],
        [x + side * (half - 40), floor + 10],
        [x + side * (half - 60), 420],
      ],
      cloth,
      fade(0.82),
    ) +
    stroke(
      `M${n(x + side * 20)} 120Q${n(x + side * half * 0.8)} 260 ${n(x + side * (half - 26))} ${n(floor)}`,
      palette.dim(style.linen),
      4,
      fade(0.5),
    )
  return (
    circle(x, 96, 26, palette.bright('#d0a040')) +
    swag(-1) +
    swag(1) +
    rect(x - 120, 80, 240, 22, palette.bright(style.cloth[0]), 'rx="10"')
  )
}
