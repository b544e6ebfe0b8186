import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { disc } from '../plants/crown.ts'
import { circle, n, repeat, shape, stroke } from '../svg.ts'

/** A ribbon that winds from the distance to the viewer: a road or a stream. */
export function ribbon(
  { random }: Canvas,
  {
    x,
    top,
    bottom = height,
    wide,
    fill,
    extra = '',
  }: { x: number; top: number; bottom?: number; wide: number; fill: string; extra?: string },
): string {
  const bends = random.whole(3, 4)
  const sway = random.between(150, 300) * (random.chance(0.5) ? 1 : -1)
  const at = (share: number, side: number) => {
    const y = top + (bottom - top) * share ** 1.7
    const middle = x + Math.sin(share * bends * 1.6) * sway * share
    return [middle + side * (3 + wide * share ** 1.9), y] as const
  }
  const steps = 16
  const edge = (side: number) => Array.from({ length: steps + 1 }, (_, index) => at(index / steps, side))
  const points = [...edge(-1), ...edge(1).toReversed()]
  return shape(
    'M' + points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L') + 'Z',
    fill,
    `stroke-linejoin="round" ${extra}`,
  )
}

/** Wild flowers: dots far off, poppies with their stems at the lower edge. */
export function flowers(
  { random, palette }: Canvas,
  top: number,
  bottom: number,
  count: number,
  colors: readonly string[],
): string {
  const tint = (color: string) => mix(palette.lit(color), color, 0.3)
  const far = colors.map((color) => {
    const d = repeat(count / colors.length, () => {
      const share = random.between(0, 0.8)
      return disc(random.between(0, width), top + (bottom - top) * share, 1.6 + share * 3.4)
    })
    return shape(d, tint(color))
  })
  const near = Array.from({ length: Math.round(count / 2) }, () => ({
    x: random.between(-10, width + 10),
    y: bottom - random.between(-10, 0.3 * (bottom - top)),
    size: random.between(9, 26),
    color: random.pick(colors),
  })).sort((a, b) => a.y - b.y)
  const stems = near.map(
    ({ x, y, size }) => `M${n(x)} ${n(y)}q${n(size * 0.3)} ${n(size * 1.6)} ${n(-size * 0.2)} ${n(size * 3.6)}`,
  )
  const blossoms = near.map(
    ({ x, y, size, color }) =>
      shape(petals(x, y, size), tint(color)) +
      shape(petals(x - size * 0.1, y - size * 0.15, size * 0.62), mix(tint(color), '#ffffff', 0.18)) +
      circle(x, y - size * 0.1, size * 0.2, palette.near),
  )
  return far.join('') + stroke(stems.join(''), mix(palette.leaf, palette.near, 0.3), 3) + blossoms.join('')
}

function petals(x: number, y: number, size: number): string {
  const s = (value: number) => n(value * size)
  return (
    `M${n(x)} ${n(y + size * 0.75)}` +
    `c${s(-1.2)} 0 ${s(-1.25)} ${s(-1.3)} ${s(-0.55)} ${s(-1.35)}` +
    `q${s(0.55)} ${s(-0.55)} ${s(1.1)} 0` +
    `c${s(0.7)} ${s(0.05)} ${s(0.65)} ${s(1.35)} ${s(-0.55)} ${s(1.35)}Z`
  )
}
