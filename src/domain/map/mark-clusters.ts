/** A point of a drawing, and the extent of its mark to each side. */
export type Spot = { x: number; y: number }
export type Reach = { across: number; down: number }
export type MarkCluster<T> = Spot & { members: [T, ...T[]] }

/**
 * Marks that would overlap become one mark, at the point of the first. The order decides: a mark stays alone until a later one overlaps
 * it. Moving the map changes nothing, since it moves all marks alike.
 */
export function clusterSpots<T extends Spot>(spots: readonly T[], { across, down }: Reach): MarkCluster<T>[] {
  const clusters: MarkCluster<T>[] = []
  for (const spot of spots) {
    const near = clusters.find(({ x, y }) => Math.abs(x - spot.x) < across && Math.abs(y - spot.y) < down)
    if (near) near.members.push(spot)
    else clusters.push({ x: spot.x, y: spot.y, members: [spot] })
  }
  return clusters
}

/** How many marks away from its place one may stand. */
const furthest = 4
/** More would cover the map. */
const maxSpread = 60

/**
 * At the last step of a map nothing comes apart by coming closer, so each has a mark of its own, beside the others and as near to its place as
 * there is room, all of it on a map of `size`. Where there is room for no more of them, the last mark is that of all the others.
 */
export function spreadSpots<T extends Spot>(
  spots: readonly T[],
  { across, down }: Reach,
  size: number,
): MarkCluster<T>[] {
  const spread: MarkCluster<T>[] = []
  const within = (at: number, reach: number) => Math.max(reach / 2, Math.min(size - reach / 2, at))
  const isFree = ({ x, y }: Spot) =>
    x === within(x, across) &&
    y === within(y, down) &&
    spread.every((other) => Math.abs(other.x - x) >= across || Math.abs(other.y - y) >= down)
  for (const spot of spots) {
    const start = { x: within(spot.x, across), y: within(spot.y, down) }
    const free = spread.length < maxSpread && steps.map((step) => from(start, step, { across, down })).find(isFree)
    if (free) spread.push({ ...free, members: [spot] })
    else spread.at(-1)?.members.push(spot)
  }
  return spread
}

const from = ({ x, y }: Spot, step: Spot, { across, down }: Reach): Spot => ({
  x: x + step.x * across,
  y: y + step.y * down,
})

const inRow = 4 * furthest + 1

/** To the marks around one, by halves of a mark, the nearest first. */
const steps: readonly Spot[] = Array.from({ length: inRow ** 2 }, (_, index) => ({
  x: (index % inRow) / 2 - furthest,
  y: Math.floor(index / inRow) / 2 - furthest,
})).toSorted((one, two) => Math.hypot(one.x, one.y) - Math.hypot(two.x, two.y))
