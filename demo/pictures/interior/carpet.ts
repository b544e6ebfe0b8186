import type { Canvas } from '../canvas.ts'
import { type Point, polygon, repeat } from '../svg.ts'
import type { Style } from './style.ts'

export type Lay = { x: number; top: number; bottom: number; far: number; near: number }

/** A Kurdish carpet on the floor: borders, a field of stepped diamonds, fringes. */
export function carpet({ palette, random }: Canvas, style: Style, { x, top, bottom, far, near }: Lay): string {
  const at = (u: number, v: number): Point => {
    const depth = v ** 1.18
    const wide = far + (near - far) * depth
    return [x + (u - 0.5) * wide, top + (bottom - top) * depth]
  }
  const [ground, second, third] = random.shuffle(style.cloth).map(palette.bright) as [string, string, string]
  const cream = palette.bright('#f2e2c0')
  const dark = palette.dim('#4a2430')
  const quad = (a: number, b: number, fill: string) =>
    polygon([at(a, b), at(1 - a, b), at(1 - a, 1 - b), at(a, 1 - b)], fill)
  const diamond = (u: number, v: number, du: number, dv: number, fill: string) =>
    polygon([at(u, v - dv), at(u + du, v), at(u, v + dv), at(u - du, v)], fill)
  const count = random.pick([3, 4, 5])
  const rows = random.pick([1, 1, 2])
  const medals = repeat(rows, (row) =>
    repeat(count, (index) => {
      const u = 0.12 + ((index + 0.5) / count) * 0.76
      const v = rows === 1 ? 0.5 : 0.33 + row * 0.34
      const [du, dv] = [0.36 / count, rows === 1 ? 0.3 : 0.16]
      return (
        diamond(u, v, du, dv, dark) +
        diamond(u, v, du * 0.86, dv * 0.86, index % 2 ? second : third) +
        diamond(u, v, du * 0.56, dv * 0.56, cream) +
        diamond(u, v, du * 0.38, dv * 0.38, ground) +
        diamond(u, v, du * 0.16, dv * 0.16, third)
      )
    }),
  )
  const teeth = (v: number) =>
    repeat(18, (index) => {
      const u = 0.035 + (index / 18) * 0.93
      return polygon([at(u, v - 0.022), at(u + 0.026, v + 0.022), at(u + 0.052, v - 0.022)], index % 2 ? third : cream)
    })
  const sides = repeat(
    9,
    (index) =>
      diamond(0.032, 0.12 + index * 0.095, 0.016, 0.036, cream) +
      diamond(0.968, 0.12 + index * 0.095, 0.016, 0.036, cream),
  )
  const fringe = repeat(30, (index) =>
    polygon([at(index / 30 + 0.004, 1), at(index / 30 + 0.016, 1), at(index / 30 + 0.012, 1.035)], cream),
  )
  return (
    fringe +
    quad(0, 0, dark) +
    quad(0.008, 0.014, second) +
    teeth(0.05) +
    teeth(0.95) +
    sides +
    quad(0.065, 0.1, cream) +
    quad(0.075, 0.115, ground) +
    medals
  )
}
