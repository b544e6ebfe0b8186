import type { Random } from '../random.ts'
import { n, repeat } from '../svg.ts'

export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0`
}

/** Many overlapping tufts that fill an ellipse; `high` from -1 to 1 keeps them to its upper left part. */
export function tufts(
  random: Random,
  { x, y, rx, ry, count, size, high = -1 }:
    { x: number; y: number; rx: number; ry: number; count: number; size: number; high?: number },
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
