import { type Labelled, type PlacedLabel, placeLabels } from '../../domain/label-placement.ts'
import { type Frame, groundFrame, type Position, toBox, toMapPoint, toPosition } from '../../domain/map-frame.ts'
import { zoomOf } from '../../domain/map-view.ts'
import type { TownName } from '../../i18n/map-names.ts'

/** The map is a square of so many units, however wide it is on the screen. */
export const mapSize = 1000
/** So much is drawn beyond each edge, for a map that is shifted under a finger. */
export const mapMargin = 250

/** How large what lies on the map is in these units: on a phone more of them are needed for what can be read and tapped. */
export const looks = {
  phone: { markReach: 44, large: 36, small: 32 },
  wide: { markReach: 29, large: 24, small: 20 },
} as const
export type Look = keyof typeof looks

export type Point = { x: number; y: number }

export function toProjection(frame: Frame): (position: Position) => Point {
  const { x0, y0, x1 } = toBox(frame)
  const scale = mapSize / (x1 - x0)
  return (position) => {
    const { x, y } = toMapPoint(position)
    return { x: (x - x0) * scale, y: (y - y0) * scale }
  }
}

/** The place that a point of the drawing is. */
export function fromProjection(frame: Frame): (point: Point) => Position {
  const { x0, y0, x1 } = toBox(frame)
  const scale = (x1 - x0) / mapSize
  return ({ x, y }) => toPosition({ x: x0 + x * scale, y: y0 + y * scale })
}

/** Whether something lies in what is drawn, with its margin. */
export const isDrawn = ({ x, y }: Point): boolean => Math.min(x, y) > -mapMargin && Math.max(x, y) < mapSize + mapMargin

/** Where the picture of the ground lies. */
export function toGround(frame: Frame): { x: number; y: number; width: number; height: number } {
  const project = toProjection(frame)
  const { x, y } = project({ latitude: groundFrame.north, longitude: groundFrame.west })
  const end = project({ latitude: groundFrame.south, longitude: groundFrame.east })
  return { x, y, width: end.x - x, height: end.y - y }
}

/** The further out, the fewer towns have a name. */
const leastRank = (frame: Frame): number => Math.min(5, zoomOf(frame) - 2)

/** The names that find room beside the marks and each other. */
export function toNames(
  look: Look,
  { frame, towns, marks }: { frame: Frame; towns: readonly TownName[]; marks: readonly Point[] },
): PlacedLabel[] {
  const { markReach, large, small } = looks[look]
  const sizeOf = (rank: number) => (rank < 3 ? large : small)
  const project = toProjection(frame)
  const points: Labelled[] = towns
    .filter(({ rank }) => rank <= leastRank(frame))
    .map(({ rank, text, ...position }) => ({ rank, text, ...project(position) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < mapSize && y < mapSize)
  const taken = marks.map(({ x, y }) => ({
    left: x - markReach,
    top: y - markReach,
    right: x + markReach,
    bottom: y + markReach,
  }))
  return placeLabels(points, { sizeOf, width: mapSize, height: mapSize, taken })
}
