import type { Canvas } from '../canvas.ts'
import { n, type Point, polygon, rect, repeat, shape } from '../svg.ts'

const covers = ['#b8402c', '#1f5fa8', '#e0a938', '#2f8f7a', '#8a3f6a', '#e8dcc0', '#6a4a34', '#34506e'] as const

/** Books laid out on a cloth on the ground, their covers up; `y` is the near edge. */
export function spread({ palette, random }: Canvas, x: number, y: number, wide: number, deep: number): string {
  const at = (across: number, near: number): Point => [
    x + (across - 0.5) * wide * (0.78 + 0.22 * near),
    y - deep * (1 - near),
  ]
  const [rows, columns] = [3, Math.round(wide / 74)]
  const cloth = polygon(
    [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
    palette.shaded(random.pick(['#8a4a4c', '#4f6f84', '#9a7a4c', '#6a7050'])),
  )
  const titles: string[] = []
  const books = repeat(rows, (row) =>
    repeat(columns, (column) => {
      const [left, right] = [(column + 0.14) / columns, (column + 0.84) / columns]
      const [far, near] = [(row + 0.12) / rows, (row + 0.86) / rows]
      const [from, to] = [at(left + 0.02, far + 0.09), at(right - 0.02, far + 0.09)]
      titles.push(`M${n(from[0])} ${n(from[1])}H${n(to[0])}v${n(deep * 0.028)}H${n(from[0])}Z`)
      return polygon([at(left, far), at(right, far), at(right, near), at(left, near)], palette.lit(random.pick(covers)))
    }),
  )
  return cloth + books + shape(titles.join(''), palette.lit('#f6e8c8'), 'fill-opacity=".75"')
}

/** A row of backs, side by side on `y`. */
export function spines({ palette, random }: Canvas, from: number, to: number, y: number, tall: number): string {
  let x = from
  let drawn = ''
  while (x < to - 12) {
    const wide = Math.min(to - x, random.between(15, 32))
    const high = tall * random.between(0.72, 1)
    drawn += rect(x, y - high, wide - 2, high, palette.lit(random.pick(covers)))
    x += wide
  }
  return drawn + rect(from, y - tall * 0.6, to - from, 5, palette.lit('#f2dfba'), 'fill-opacity=".45"')
}

/** A bookseller's table: two steps of backs, piles at its ends; `y` is the pavement. */
export function bookStall(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette, random } = canvas
  const [left, top] = [x - wide / 2, y - 130]
  const pile = (at: number) =>
    repeat(random.whole(3, 5), (index) =>
      rect(
        at + random.between(-6, 6),
        top - (index + 1) * 21,
        random.between(84, 104),
        20,
        palette.lit(random.pick(covers)),
        'rx="3"',
      ),
    )
  return (
    rect(left + 24, top, 18, 130, palette.shaded('#6a4630')) +
    rect(left + wide - 42, top, 18, 130, palette.shaded('#6a4630')) +
    rect(left + 100, top - 96, wide - 200, 14, palette.shaded('#8a5a3c')) +
    spines(canvas, left + 104, left + wide - 104, top - 96, 84) +
    spines(canvas, left + 104, left + wide - 104, top, 82) +
    pile(left + 4) +
    pile(left + wide - 104) +
    rect(left, top, wide, 20, palette.lit('#b8804c')) +
    rect(left + 10, top + 20, wide - 20, 62, palette.shaded(random.pick(['#a8483c', '#3f6f8a', '#5f7a4c'])))
  )
}
