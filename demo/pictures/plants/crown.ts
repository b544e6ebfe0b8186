import type { Random } from '../random.ts'
import { n, repeat } from '../svg.ts'

export function disc(x: number, y: number, r: number): string {
  const [left, top, reach] = r < 6 ? [n(x - r), n(y), n(r)] : [Math.round(x - r), Math.round(y), Math.round(r)]
  return `M${left} ${top}a${reach} ${reach} 0 1 1 ${Number(reach) * 2} 0a${reach} ${reach} 0 1 1-${Number(reach) * 2} 0`
}

/** Many overlapping tufts that fill an ellipse; `high` from -1 to 1 keeps them to its upper left part. */
export function tufts(
  random: Random,
  {
    x,
    y,
    rx,
    ry,
    count,
    size,
    high = -1,
  }: { x: number; y: number; rx: number; ry: number; count: number; size: number; high?: number },
): string {
  return repeat(count, (index) => {
    const angle = index * 2.4 + random.between(-0.3, 0.3)
    const reach = Math.sqrt((index + 0.5) / count)
    const dx = Math.cos(angle) * reach
    const dy = Math.sin(angle) * reach
    if (-dy * 0.8 - dx * 0.6 < high) return ''
    return disc(x + dx * rx, y + dy * ry, size * random.between(0.7, 1.15))
  })
}
