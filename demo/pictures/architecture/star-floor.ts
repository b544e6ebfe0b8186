import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat } from '../svg.ts'
import { star } from './tiles.ts'

export type FloorInput = { top: number; ground: string; figure: string; line: string }

/** A floor of eight-pointed stars in perspective. Each star is a copy of one: patterns that large render slowly. */
export function starFloor({ defs, palette, random }: Canvas, { top, ground, figure, line }: FloorInput): string {
  const rows = random.pick([5, 6, 7])
  const near = random.between(250, 330)
  const tile = defs.keep(
    polygon(star(0, 0, 98, 8, 0.76), figure, `stroke="${line}" stroke-width="6"`) +
      polygon(star(0, 0, 46, 8, 0.6), line) +
      polygon(star(100, 100, 24, 4, 0.6), line),
  )
  const y = (row: number) => top + (height - top) * (row / rows) ** 1.55
  const stars = repeat(rows, (row) => {
    const tall = y(row + 1) - y(row)
    const middle = (y(row) + y(row + 1)) / 2
    const wide = near * (0.34 + (0.66 * (middle - top)) / (height - top))
    const reach = Math.ceil(width / 2 / wide)
    return repeat(reach * 2 + 1, (index) => {
      const place = `translate(${n(width / 2 + (index - reach) * wide)} ${n(middle)})`
      return tile(`transform="${place} scale(${(wide / 200).toFixed(2)} ${(tall / 200).toFixed(2)})"`)
    })
  })
  const light = defs.vertical([0, palette.near, 0.4], [0.35, palette.near, 0.05], [1, palette.near, 0.28])
  const floor = defs.vertical([0, mix(ground, palette.near, 0.15)], [1, ground])
  return rect(0, top, width, height - top, floor) + stars + rect(0, top, width, height - top, light)
}
