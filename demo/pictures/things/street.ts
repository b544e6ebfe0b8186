import { type Canvas, height, width } from '../canvas.ts'
import { lozenge } from '../nature/water.ts'
import { circle, fade, polygon, repeat, shape } from '../svg.ts'

/** A shade of striped cloth over a shop door. */
export function awning({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const [a, b] = random.pick([
    ['#f4ead2', '#b8402c'],
    ['#f4ead2', '#1f5fa8'],
    ['#f0d8a0', '#2f8f7a'],
  ] as const)
  return repeat(8, (index) => {
    const from = x + (index * wide) / 8
    return (
      polygon(
        [
          [from + 14, y],
          [from + wide / 8 + 14, y],
          [from + wide / 8, y + 66],
          [from, y + 66],
        ],
        palette.lit(index % 2 ? a : b),
      ) + circle(from + wide / 16, y + 66, wide / 16, palette.shaded(index % 2 ? a : b))
    )
  })
}

/** Cobbles, as flat lozenges that grow towards the viewer. */
export function cobbles({ palette, random }: Canvas, base: number): string {
  const stones = (count: number) =>
    repeat(count, () => {
      const share = random.between(0, 1)
      return lozenge(random.between(0, width), base + 14 + share * (height - base), 30 + share * 80, 10 + share * 18)
    })
  return shape(stones(40), palette.shaded('#a88460'), fade(0.5)) + shape(stones(30), palette.lit('#f0d8b0'), fade(0.4))
}
