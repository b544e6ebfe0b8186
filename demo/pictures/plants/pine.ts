import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, type Point, polygon, repeat, stroke } from '../svg.ts'

/** A conifer of serrated storeys; `snow` whitens its bright side. */
export function pine(
  { palette }: Canvas,
  { x, y, tall, distance = 0, snow = false }: { x: number; y: number; tall: number; distance?: number; snow?: boolean },
): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const green = mix(palette.leaf, palette.near, 0.5)
  const storeys = 5
  const wide = tall * 0.24
  const edge = (sign: number): Point[] =>
    Array.from({ length: storeys }, (_, index) => {
      const low = y - tall * 0.08 - tall * 0.86 * (1 - (index + 1) / storeys)
      const reach = wide * (0.3 + (0.7 * (index + 1)) / storeys)
      return [
        [x + sign * reach, low],
        [x + sign * reach * 0.5, low - tall * 0.02],
      ] as const
    }).flat()
  const bright = snow ? palette.lit('#eef4f6') : mix(palette.leaf, palette.lit('#b9cc90'), 0.2)
  return (
    stroke(`M${n(x)} ${n(y)}V${n(y - tall * 0.12)}`, tone(palette.near), tall * 0.03) +
    polygon([[x, y - tall], ...edge(1), [x, y - tall * 0.1]], tone(green)) +
    polygon([[x, y - tall], ...edge(-1), [x, y - tall * 0.1]], tone(bright))
  )
}

export function pines(
  canvas: Canvas,
  {
    from,
    to,
    y,
    count,
    tall,
    distance = 0,
    snow = false,
  }: { from: number; to: number; y: number; count: number; tall: number; distance?: number; snow?: boolean },
): string {
  const { random } = canvas
  return repeat(count, (index) =>
    pine(canvas, {
      x: from + ((index + random.between(0.1, 0.9)) / count) * (to - from),
      y: y + random.between(-10, 14),
      tall: tall * random.between(0.6, 1.15),
      distance,
      snow,
    }),
  )
}
