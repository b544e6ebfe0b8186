import type { Point } from '../svg.ts'

/** Places that lie evenly along a curve, so that leaflets keep their distance where it falls steeply. */
function evenly(curve: (t: number) => Point, count: number): number[] {
  const samples = 30
  const lengths = [0]
  for (let index = 1; index <= samples; index++) {
    const [a, b] = [curve((index - 1) / samples), curve(index / samples)]
    lengths.push((lengths[index - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = lengths[samples] as number
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / (count + 0.4)) * total
    return (
      Math.max(
        0,
        lengths.findIndex((length) => length >= wanted),
      ) / samples
    )
  })
}

/** One feathered frond: up and out from the crown, then over, its leaflets pointing forwards. */
export function frond(x: number, y: number, angle: number, long: number, droop: number, notches = 9): string {
  const reach = Math.cos(angle) * long
  const rise = Math.sin(angle) * long
  // An upright frond leans outwards at its end, or the crown would look like a fir.
  const bend = Math.sign(reach) * (long - Math.abs(reach)) * 0.22
  const spine = (t: number): Point => [x + reach * (t - 0.1 * t * t) + bend * t * t, y - rise * t + droop * t * t]
  const side = (sign: number, t: number): Point[] => {
    const [px, py] = spine(t)
    const [qx, qy] = spine(t + 0.01)
    const size = Math.hypot(qx - px, qy - py) || 1
    const [dx, dy] = [(qx - px) / size, (qy - py) / size]
    const wide = Math.sin(Math.PI * (t * 0.7 + 0.18)) * (1 - 0.7 * t ** 3) * long * 0.145
    const root = Math.max(wide * 0.28, long * 0.011 * (1.2 - t))
    return [
      [px - dy * sign * root, py + dx * sign * root],
      [px + dx * wide - dy * sign * wide, py + dy * wide + dx * sign * wide + wide * 0.3],
    ]
  }
  const steps = evenly(spine, notches)
  const there = steps.flatMap((t) => side(-1, t))
  const back = steps.toReversed().flatMap((t) => side(1, t).toReversed())
  const [tx, ty] = spine(1.1)
  return relative([[x, y], ...there, [tx, ty], ...back])
}

/** Whole steps from point to point: half as long as absolute places. */
function relative(points: readonly Point[]): string {
  const rounded = points.map(([a, b]) => [Math.round(a), Math.round(b)] as const)
  const steps = rounded.slice(1).map(([a, b], index) => {
    const [fromX, fromY] = rounded[index] as Point
    return `${a - fromX} ${b - fromY}`
  })
  return `M${(rounded[0] as Point).join(' ')}l${steps.join(' ')}Z`.replaceAll(' -', '-')
}
