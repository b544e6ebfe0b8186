import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { arch, archRow } from './arch.ts'
import { block } from './facade.ts'
import { bay } from './shanasheel.ts'
import { bricks, frieze } from './tiles.ts'

export type HomeInput = { x: number; y: number; wide: number; tall: number }

const glow = ({ palette, time }: Canvas) =>
  time === 'noon' ? palette.shaded('#4a6a86') : mix(palette.window, palette.near, time === 'dawn' ? 0.35 : 0.08)

/** A tall window with its lintel, shutters folded back. */
function casement(canvas: Canvas, x: number, y: number, wide: number, tall: number, paint: string): string {
  const { palette } = canvas
  return (
    rect(x - wide * 0.5 - 7, y - tall - 12, wide + 14, 12, palette.lit('#f4e2c0')) +
    rect(x - wide * 0.5, y - tall, wide, tall, glow(canvas)) +
    stroke(
      `M${n(x)} ${n(y)}v${n(-tall)}M${n(x - wide * 0.5)} ${n(y - tall * 0.62)}h${n(wide)}`,
      palette.lit('#fbf2e0'),
      wide * 0.07,
    ) +
    rect(x - wide * 0.92, y - tall, wide * 0.4, tall, palette.lit(paint)) +
    rect(x + wide * 0.52, y - tall, wide * 0.4, tall, palette.shaded(paint)) +
    rect(x - wide * 0.96, y, wide * 1.92, 9, palette.lit('#f4e2c0'))
  )
}

function parapet(canvas: Canvas, { x, y, wide, tall }: HomeInput, color: string): string {
  const { palette } = canvas
  return (
    rect(x - wide / 2 - 12, y - tall - 16, wide + 24, 22, palette.lit('#f0d8ae')) +
    shape(archRow(x - wide / 2, x + wide / 2, y - tall + 34, Math.round(wide / 42), 24, 0.5), palette.shaded(color))
  )
}

/** A town house of the fifties: brick, shutters, a deep shaded veranda and a balcony over it. */
export function veranda(canvas: Canvas, input: HomeInput): string {
  const { palette, random } = canvas
  const { x, y, wide, tall } = input
  const color = random.pick(['#d2a06c', '#c9905e', '#dab27e'])
  const paint = random.pick(['#2f7a6a', '#3f6f9a', '#7a4a2c', '#4f7a4a'])
  const [deep, floor] = [wide * 0.44, y - tall * 0.5]
  const columns = repeat(4, (index) => {
    const at = x - deep / 2 + (index * deep) / 3
    return (
      rect(at - wide * 0.013, floor, wide * 0.026, tall * 0.5, palette.lit('#f8ecd4')) +
      rect(at - wide * 0.024, floor - 4, wide * 0.048, tall * 0.04, palette.lit('#fff4dc'))
    )
  })
  const rail =
    stroke(
      `M${n(x - deep / 2)} ${n(floor - tall * 0.13)}h${n(deep)}` +
        repeat(22, (index) => `M${n(x - deep / 2 + ((index + 0.5) * deep) / 22)} ${n(floor)}v${n(-tall * 0.13)}`),
      palette.shaded(paint),
      wide * 0.006,
    ) + rect(x - deep / 2 - 14, floor - 8, deep + 28, tall * 0.05, palette.lit('#f4e2c0'))
  const sides = [-1, 1]
    .map((side) => {
      const at = x + side * wide * 0.37
      return (
        casement(canvas, at, y - tall * 0.12, wide * 0.085, tall * 0.26, paint) +
        casement(canvas, at, y - tall * 0.62, wide * 0.085, tall * 0.26, paint)
      )
    })
    .join('')
  return (
    wall(canvas, input, color, 0.1) +
    rect(x - deep / 2, floor, deep, tall * 0.5, mix(palette.shaded(color), palette.near, 0.35)) +
    shape(arch(x, y, wide * 0.13, tall * 0.36), palette.lit('#f4e2c0')) +
    shape(arch(x, y, wide * 0.1, tall * 0.33), glow(canvas)) +
    stroke(`M${n(x)} ${n(y)}v${n(-tall * 0.32)}`, palette.shaded(paint), wide * 0.008) +
    repeat(2, (index) =>
      casement(canvas, x + (index - 0.5) * deep * 0.5, y - tall * 0.62, wide * 0.075, tall * 0.24, paint),
    ) +
    rail +
    columns +
    sides +
    parapet(canvas, input, color) +
    rect(x - deep * 0.3, y - 8, deep * 0.6, 14, palette.lit('#f6e8cc'))
  )
}

/** Bricks on all sides but the shaded one. */
const wall = (canvas: Canvas, { x, y, wide, tall }: HomeInput, color: string, shade: number): string =>
  block(canvas, { x: x - wide / 2, y, wide, tall, color, shade }) +
  bricks(
    canvas,
    { x: x - wide / 2, y: y - tall, width: wide * 0.9, height: tall },
    canvas.palette.shaded(color),
    wide * 0.03,
  )

/** An old house of a town in the plain: a tiled gate below, wooden bays above. */
export function bays(canvas: Canvas, input: HomeInput): string {
  const { palette, random } = canvas
  const { x, y, wide, tall } = input
  const color = random.pick(['#d9b07a', '#cfa06a', '#e2c092'])
  const step = wide / 3
  return (
    wall(canvas, input, color, 0.08) +
    frieze(canvas, x - wide / 2, y - tall * 0.47, wide, tall * 0.035) +
    repeat(3, (index) => bay(canvas, x - wide / 2 + step * (index + 0.12), y - tall * 0.52, step * 0.76, tall * 0.36)) +
    [-1, 1]
      .map(
        (side) =>
          shape(arch(x + side * step, y - tall * 0.1, step * 0.4, tall * 0.26), palette.lit('#f4e2c0')) +
          shape(arch(x + side * step, y - tall * 0.1, step * 0.32, tall * 0.23), glow(canvas)),
      )
      .join('') +
    shape(arch(x, y, step * 0.62, tall * 0.42), palette.glaze) +
    shape(arch(x, y, step * 0.5, tall * 0.37), palette.gold) +
    shape(arch(x, y, step * 0.44, tall * 0.35), palette.shaded('#6a3f2a')) +
    stroke(`M${n(x)} ${n(y)}v${n(-tall * 0.34)}`, palette.gold, 5) +
    rect(x - wide / 2 - 12, y - tall - 14, wide + 24, 20, palette.lit('#f0d8ae'))
  )
}

/** A house of the mountains: stone below, a wooden porch above, a flat roof on beams. */
export function porch(canvas: Canvas, input: HomeInput): string {
  const { palette, random } = canvas
  const { x, y, wide, tall } = input
  const color = random.pick(['#c8b08c', '#d5c3a2', '#bfa583'])
  const paint = random.pick(['#2f6f9a', '#2f7a6a', '#8a4a34'])
  const floor = y - tall * 0.46
  const open = wide * 0.56
  const left = x - wide * 0.42
  const stones = repeat(34, () => {
    const [at, high] = [random.between(x - wide * 0.48, x + wide * 0.42), random.between(0.03, 0.42)]
    return `M${n(at)} ${n(y - tall * high)}h${n(random.between(26, 60))}v14h-44Z`
  })
  return (
    block(canvas, { x: x - wide / 2, y, wide, tall, color, shade: 0.12 }) +
    shape(stones, palette.shaded(color), 'fill-opacity=".4"') +
    rect(left, y - tall * 0.94, open, tall * 0.48, mix(palette.shaded(color), palette.near, 0.3)) +
    repeat(2, (index) =>
      casement(canvas, left + open * (0.28 + index * 0.44), floor - tall * 0.1, wide * 0.08, tall * 0.26, paint),
    ) +
    repeat(5, (index) => {
      const at = left + (index * open) / 4
      return (
        rect(at - 8, y - tall * 0.94, 16, tall * 0.48, palette.lit('#94643c')) +
        polygon(
          [
            [at - 34, y - tall * 0.94],
            [at + 34, y - tall * 0.94],
            [at + 8, y - tall * 0.86],
            [at - 8, y - tall * 0.86],
          ],
          palette.shaded('#7a4a2c'),
        )
      )
    }) +
    stroke(
      `M${n(left)} ${n(floor - tall * 0.14)}h${n(open)}` +
        repeat(26, (index) => `M${n(left + ((index + 0.5) * open) / 26)} ${n(floor)}v${n(-tall * 0.14)}`),
      palette.shaded('#6a3f2a'),
      6,
    ) +
    rect(left - 12, floor - 6, open + 24, tall * 0.04, palette.lit('#a9784a')) +
    casement(canvas, x + wide * 0.34, y - tall * 0.6, wide * 0.08, tall * 0.24, paint) +
    casement(canvas, x + wide * 0.34, y - tall * 0.12, wide * 0.08, tall * 0.22, paint) +
    shape(arch(x - wide * 0.12, y, wide * 0.14, tall * 0.34), palette.lit('#ead6b2')) +
    shape(arch(x - wide * 0.12, y, wide * 0.11, tall * 0.31), palette.lit(paint)) +
    casement(canvas, x - wide * 0.34, y - tall * 0.12, wide * 0.07, tall * 0.2, paint) +
    rect(x - wide / 2 - 26, y - tall - 26, wide + 52, 34, palette.lit('#b89870')) +
    repeat(wide / 46, (index) => rect(x - wide / 2 + index * 46, y - tall + 2, 14, 18, palette.shaded('#5d4030')))
  )
}
