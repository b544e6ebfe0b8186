import { type Labelled, type PlacedLabel, placeLabels } from '../../domain/map/label-placement.ts'
import { type Frame, groundFrame, type Position, toBox, toMapPoint, toPosition } from '../../domain/map/map-frame.ts'
import { zoomOf } from '../../domain/map/map-view.ts'
import type { TownName } from '../../i18n/map-names.ts'

/** The map is a square of so many units, however wide it is on the screen. */
export const mapSize = 1000
/** So much is drawn beyond each edge, for a map that is shifted under a finger. */
const mapMargin = 250

/** How large what lies on the map is in these units: on a phone more of them are needed for what can be read and tapped. */
export const looks = {
  phone: { markReach: 44, large: 36, small: 32 },
  wide: { markReach: 29, large: 24, small: 20 },
} as const
export type MapLook = keyof typeof looks

/** How far names go past the frame on a map that is no square: a phone held upright shows areas above and below it. */
const reaches = { phone: { x: 0, y: 350 }, wide: { x: 100, y: 100 } } as const
const none = { x: 0, y: 0 }

export type DrawnPoint = { x: number; y: number }

export function toProjection(frame: Frame): (position: Position) => DrawnPoint {
  const { x0, y0, x1 } = toBox(frame)
  const scale = mapSize / (x1 - x0)
  return (position) => {
    const { x, y } = toMapPoint(position)
    return { x: rounded((x - x0) * scale), y: rounded((y - y0) * scale) }
  }
}

/** The last digits of a logarithm differ between browsers, invisibly. */
const rounded = (units: number): number => Math.round(units * 100) / 100

/** The place that a point of the drawing is. */
export function fromProjection(frame: Frame): (point: DrawnPoint) => Position {
  const { x0, y0, x1 } = toBox(frame)
  const scale = (x1 - x0) / mapSize
  return ({ x, y }) => toPosition({ x: x0 + x * scale, y: y0 + y * scale })
}

/** Whether a point lies in the drawn area, with its margin. `ratio`: how many times as high as wide the map is. */
export function isDrawn({ x, y }: DrawnPoint, ratio = 1): boolean {
  const beyond = (times: number) => mapMargin + (Math.max(1, times) - 1) * (mapSize / 2)
  return isWithin(x, beyond(1 / ratio)) && isWithin(y, beyond(ratio))
}

const isWithin = (at: number, beyond: number): boolean => at > -beyond && at < mapSize + beyond

/** The position of the ground's picture. */
export function toGround(frame: Frame): { x: number; y: number; width: number; height: number } {
  const project = toProjection(frame)
  const { x, y } = project({ latitude: groundFrame.north, longitude: groundFrame.west })
  const end = project({ latitude: groundFrame.south, longitude: groundFrame.east })
  return { x, y, width: rounded(end.x - x), height: rounded(end.y - y) }
}

/** The further out, the fewer towns have a name. */
const minRank = (frame: Frame): number => Math.min(5, zoomOf(frame) - 2)

export type NamesInput = {
  frame: Frame
  towns: readonly TownName[]
  marks: readonly DrawnPoint[]
  /** The map goes on beyond the square that is its frame. */
  isOpen?: boolean
}

/** The names that find room beside the marks and each other. */
export function toNames(look: MapLook, { frame, towns, marks, isOpen }: NamesInput): PlacedLabel[] {
  const { markReach, large, small } = looks[look]
  const beyond = isOpen ? reaches[look] : none
  const sizeOf = (rank: number) => (rank < 3 ? large : small)
  const project = toProjection(frame)
  const points: Labelled[] = towns
    .filter(({ rank }) => rank <= minRank(frame))
    .map(({ rank, text, ...position }) => ({ rank, text, ...project(position) }))
    .filter(({ x, y }) => isWithin(x, beyond.x) && isWithin(y, beyond.y))
  const taken = marks.map(({ x, y }) => ({
    left: x - markReach,
    top: y - markReach,
    right: x + markReach,
    bottom: y + markReach,
  }))
  return placeLabels(points, { sizeOf, width: mapSize, height: mapSize, beyond, taken })
}
