import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { arch } from './arch.ts'
import { bricks, frieze } from './tiles.ts'

/** A wooden bay with coloured glass above and lattice below, jutting out over the lane. */
export function bay(canvas: Canvas, x: number, y: number, wide: number, tall: number): string {
  const { palette, random, time, defs } = canvas
  const wood = random.pick(['#7a4a2c', '#8a5a36', '#6a3f2a', '#5b6b5a', '#3f6a7a'])
  const [bright, dark] = [palette.lit(wood), palette.shaded(wood)]
  const glass = time === 'noon' ? ['#5aa0b8', '#d8a24a', '#b85040'] : ['#ffd27a', '#f2a04a', '#e8785a']
  const count = Math.max(3, Math.round(wide / 60))
  const step = wide / count
  const lattice = defs.pattern(12, 12, stroke('M0 0L12 12M12 0L0 12', dark, 2))
  const lights = repeat(count, (index) =>
    shape(
      arch(x + (index + 0.5) * step, y - tall * 0.5, step * 0.66, tall * 0.34),
      time === 'noon' ? palette.lit(glass[index % 3] as string) : (glass[index % 3] as string),
    ),
  )
  return (
    polygon(
      [
        [x, y],
        [x + wide, y],
        [x + wide * 0.9, y + tall * 0.12],
        [x + wide * 0.1, y + tall * 0.12],
      ],
      dark,
    ) +
    rect(x, y - tall, wide, tall, bright) +
    rect(x + wide * 0.84, y - tall, wide * 0.16, tall, dark) +
    lights +
    rect(x + wide * 0.04, y - tall * 0.44, wide * 0.92, tall * 0.26, mix(bright, palette.near, 0.3)) +
    rect(x + wide * 0.04, y - tall * 0.44, wide * 0.92, tall * 0.26, lattice) +
    stroke(
      repeat(count - 1, (index) => `M${n(x + (index + 1) * step)} ${n(y)}V${n(y - tall)}`),
      dark,
      5,
    ) +
    polygon(
      [
        [x - 12, y - tall],
        [x + wide + 12, y - tall],
        [x + wide - 4, y - tall - 18],
        [x + 4, y - tall - 18],
      ],
      dark,
    ) +
    rect(x - 6, y - 8, wide + 12, 12, dark)
  )
}

/** A house of old Baghdad: a brick ground floor with a gate, a bay above. */
export function shanasheelHouse(
  canvas: Canvas,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): string {
  const { palette, random, defs } = canvas
  const color = random.pick(['#d9b07a', '#cfa06a', '#e2c092', '#c98f62'])
  const wall = defs.vertical([0, palette.lit(color)], [1, mix(palette.lit(color), palette.shaded(color), 0.5)])
  const door = x + wide * random.pick([0.28, 0.5, 0.7])
  const tiled = random.chance(0.5)
  const gateTall = tall * 0.36
  return (
    rect(x, y - tall, wide, tall, wall) +
    bricks(canvas, { x, y: y - tall, width: wide, height: tall }, palette.shaded(color)) +
    rect(x + wide - 14, y - tall, 14, tall, palette.shaded(color)) +
    rect(x - 5, y - tall - 12, wide + 10, 16, palette.lit('#eed2a2')) +
    shape(arch(door, y, wide * 0.28, gateTall), tiled ? palette.glaze : palette.lit('#f0d6a8')) +
    shape(arch(door, y, wide * 0.21, gateTall * 0.9), palette.shaded('#5c3a26')) +
    stroke(`M${n(door)} ${n(y)}v${n(-gateTall * 0.84)}`, palette.gold, 3) +
    (tiled ? frieze(canvas, x, y - tall * 0.47, wide, tall * 0.03) : '') +
    bay(canvas, x + wide * 0.1, y - tall * 0.5, wide * 0.8, tall * 0.38)
  )
}
