import type { Canvas } from '../canvas.ts'
import { lighten } from '../color.ts'
import { type Box, fade, n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'

export function star(x: number, y: number, radius: number, points = 8, inner = 0.62): Point[] {
  return Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / (points * 2)) * Math.PI * 2
    const reach = index % 2 === 0 ? radius : radius * inner
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
}

/** Eight-pointed stars and the crosses between them. */
export function girih({ defs }: Canvas, size: number, ground: string, figure: string, line: string): string {
  const half = size / 2
  return defs.pattern(
    size,
    size,
    rect(0, 0, size, size, ground) +
      polygon(star(half, half, half * 0.98, 8, 0.76), figure, `stroke="${line}" stroke-width="${n(size * 0.045)}"`) +
      polygon(star(half, half, half * 0.42, 8, 0.6), line) +
      stroke(
        `M0 0L${n(size * 0.16)} ${n(size * 0.16)}M${n(size)} 0l${n(-size * 0.16)} ${n(size * 0.16)}M0 ${n(size)}` +
          `l${n(size * 0.16)} ${n(-size * 0.16)}M${n(size)} ${n(size)}l${n(-size * 0.16)} ${n(-size * 0.16)}`,
        line,
        size * 0.045,
      ),
  )
}

/** A frieze of glazed tiles with gold lines above and below. */
export function frieze(canvas: Canvas, x: number, y: number, wide: number, tall: number, distance = 0): string {
  const { palette, defs } = canvas
  const blue = palette.air(palette.glaze, distance)
  const gold = palette.air(palette.gold, distance)
  const pale = palette.air(lighten(palette.glaze, 0.45), distance)
  const half = tall / 2
  const tile = defs.pattern(
    tall,
    tall,
    polygon(
      [
        [half, tall * 0.16],
        [tall * 0.84, half],
        [half, tall * 0.84],
        [tall * 0.16, half],
      ],
      pale,
    ) +
      polygon(
        [
          [half, tall * 0.34],
          [tall * 0.66, half],
          [half, tall * 0.66],
          [tall * 0.34, half],
        ],
        gold,
      ),
    `translate(${n(x)} ${n(y)})`,
  )
  return (
    rect(x, y, wide, tall, blue) +
    rect(x, y, wide, tall, tile) +
    rect(x, y - tall * 0.14, wide, tall * 0.14, gold) +
    rect(x, y + tall, wide, tall * 0.14, gold)
  )
}

/** Single bricks that stand out from a wall here and there: enough for the eye to see the courses. */
export function bricks({ random }: Canvas, { x, y, width, height }: Box, color: string, size = 24): string {
  const count = Math.min(60, (width * height) / (size * size * 9))
  const d = repeat(count, () => {
    const row = Math.floor(random.between(0.5, height / (size * 0.42) - 1))
    const column = Math.floor(random.between(0, width / size - 1)) + (row % 2) * 0.5
    const long = random.pick([1, 1, 2]) * size - 2
    if (column * size + long > width) return ''
    return `M${n(x + column * size)} ${n(y + row * size * 0.42)}h${n(long)}v${n(size * 0.36)}h${n(-long)}Z`
  })
  return shape(d, color, fade(0.35))
}
