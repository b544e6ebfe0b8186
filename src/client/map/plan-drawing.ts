import { type PlacedLabel, placeLabels } from '../../domain/map/label-placement.ts'
import { type Frame, type Position, toBox as toMapBox } from '../../domain/map/map-frame.ts'
import { toSquare } from '../../domain/map/map-view.ts'
import { toScaleBar } from '../../domain/map/scale-bar.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { formatDistance } from '../../i18n/format-distance.ts'
import { type DrawnPoint, mapSize, toProjection } from './map-drawing.ts'

/** All that a drawn plan shows, in the units of a map, made on the server. */
export type PlanDrawing = {
  /** The position of the country's picture; null where the plan reaches beyond it. */
  ground: { x: number; y: number; width: number; height: number } | null
  /** Lines of the paper, where there is no ground. */
  grid: string
  areas: string
  rings: string
  roads: string
  route: string
  dots: DrawnPoint[]
  /** The centre of the plan. */
  holy: DrawnPoint[]
  /** With a number, or without one. */
  marks: (DrawnPoint & { text: string })[]
  names: PlacedLabel[]
  scale: { width: number; label: string }
  credits: string
}

/** Beside what lies at the edge there is room for its name. */
const margin = 0.25

/** The square that has all points in it, and is never narrower than so many degrees. */
export function toFrameOfPoints(points: readonly Position[], min: number): Frame {
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const span = Math.max(min, east - west, north - south)
  const [aside, up] = [(west + east) / 2, (south + north) / 2]
  const [half, high] = [((east - west) / 2 || 0) + span * margin, (north - south) / 2 + span * margin]
  const [wide, tall] = [Math.max(half, min / 2), Math.max(high, min / 2)]
  return toSquare({ west: aside - wide, east: aside + wide, south: up - tall, north: up + tall })
}

export const isShown = ({ x, y }: DrawnPoint): boolean => x > 0 && y > 0 && x < mapSize && y < mapSize

/** A line in whole units. */
export const toLine = (points: readonly DrawnPoint[], isClosed = false): string =>
  points.length > 0 ? `M${points.map(pair).join('L')}${isClosed ? 'Z' : ''}` : ''

export const toSvgPath = (frame: Frame, line: readonly Position[], isClosed = false): string =>
  toLine(line.map(toProjection(frame)), isClosed)

/** The same with bends for corners. */
export function toCurve(frame: Frame, line: readonly Position[], isClosed = false): string {
  const points = line.map(toProjection(frame))
  const [first, second] = points
  if (!first || !second) return ''
  const path = isClosed ? [...points, first, second] : points
  const begin = isClosed ? between(first, second) : first
  const bends = path.slice(1, -1).map((point, index) => {
    const next = path[index + 2] ?? point
    return `Q${pair(point)} ${pair(!isClosed && index === path.length - 3 ? next : between(point, next))}`
  })
  return `M${pair(begin)}${bends.join('')}`
}

const pair = ({ x, y }: DrawnPoint): string => `${Math.round(x)} ${Math.round(y)}`
const between = (one: DrawnPoint, other: DrawnPoint): DrawnPoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

const steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
/** More would be a net. */
const maxLines = 7

/** Meridians and parallels at round degrees: a plan without a ground still says that it is one. */
export function toGrid(frame: Frame): string {
  const { west, south, east, north } = frame
  const step = steps.find((one) => (east - west) / one <= maxLines) ?? 10
  const rounds = (from: number, to: number) =>
    Array.from(
      { length: Math.floor(to / step) - Math.ceil(from / step) + 1 },
      (_, at) => (Math.ceil(from / step) + at) * step,
    )
  return [
    ...rounds(west, east).map((longitude) => [
      { latitude: north, longitude },
      { latitude: south, longitude },
    ]),
    ...rounds(south, north).map((latitude) => [
      { latitude, longitude: west },
      { latitude, longitude: east },
    ]),
  ]
    .map((line) => toSvgPath(frame, line))
    .join('')
}

export function toScale(locale: Locale, frame: Frame): PlanDrawing['scale'] {
  const { meters, part } = toScaleBar(frame, 0.25)
  return { width: Math.round(part * mapSize), label: formatDistance(locale, meters) }
}

/** The lower the rank, the sooner a name finds its place. */
export type PlanLabel = { at: Position; text: string; rank: number }

const sizes = { large: 36, small: 31 }
/** So near to a mark, or to a dot, there is no room for a name. */
const room = 8
const reachOfDot = 10

/** A circle, or as long as its numbers need. */
export const widthOfMark = (text: string): number => Math.max(52, 22 + text.length * 16)
/** The position of the scale and the credits. */
const foot = { left: 0, top: mapSize - 60, right: mapSize, bottom: mapSize }

export function toPlanNames(
  frame: Frame,
  named: readonly PlanLabel[],
  { marks, dots = [] }: { marks: PlanDrawing['marks']; dots?: readonly DrawnPoint[] },
): PlacedLabel[] {
  const project = toProjection(frame)
  const points = named.map(({ at, text, rank }) => ({ ...project(at), text, rank })).filter(isShown)
  const toBox = ({ x, y }: DrawnPoint, aside: number, up: number) => ({
    left: x - aside,
    top: y - up,
    right: x + aside,
    bottom: y + up,
  })
  const taken = [
    ...marks.map((mark) => toBox(mark, widthOfMark(mark.text) / 2 + room, widthOfMark('') / 2 + room)),
    ...dots.map((dot) => toBox(dot, reachOfDot, reachOfDot)),
    foot,
  ]
  const sizeOf = (rank: number) => (rank === 0 ? sizes.large : sizes.small)
  return placeLabels(points, {
    sizeOf,
    width: mapSize,
    height: mapSize,
    taken,
  })
}

/** How wide a frame is in degrees. */
export const widthOf = ({ west, east }: Frame): number => east - west

/** Whether one frame has all of another in it. */
export function hasFrame(outer: Frame, inner: Frame): boolean {
  const [one, other] = [toMapBox(outer), toMapBox(inner)]
  return one.x0 <= other.x0 && one.y0 <= other.y0 && one.x1 >= other.x1 && one.y1 >= other.y1
}
