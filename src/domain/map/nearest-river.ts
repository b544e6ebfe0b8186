import { type Frame, metersBetween, type Position } from './map-frame.ts'
import { misdrawnParts, type RiverName, riverLines, sketchedBanks } from './river-lines.ts'

type Line = { river: RiverName; points: readonly Position[]; box: Frame; max: number }

const step = 10_000
let drawn: Line[] | undefined

/** Parsed at the first use. */
const drawnLines = (): Line[] => {
  drawn ??= riverLines.map(({ river, line }) => {
    const points = toPoints(line)
    return { river, points, box: toBox(points), max: Number.POSITIVE_INFINITY }
  })
  return drawn
}

function toPoints(line: string): Position[] {
  const numbers = line.split(' ').map(Number)
  const points: Position[] = []
  let [longitude, latitude] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    longitude += numbers[at] ?? 0
    latitude += numbers[at + 1] ?? 0
    points.push({ longitude: longitude / step, latitude: latitude / step })
  }
  return points
}

const toBox = (points: readonly Position[]): Frame => ({
  west: Math.min(...points.map(({ longitude }) => longitude)),
  east: Math.max(...points.map(({ longitude }) => longitude)),
  south: Math.min(...points.map(({ latitude }) => latitude)),
  north: Math.max(...points.map(({ latitude }) => latitude)),
})

const sketched: readonly Line[] = sketchedBanks.map((bank) => ({ ...bank, box: toBox(bank.points) }))

/**
 * The river nearest to a place, no further than `most` metres, and how far its bank is as the crow flies. None where its course is not known
 * well enough to say so.
 */
export function findNearestRiver(at: Position, max: number): { river: RiverName; meters: number } | null {
  let found: { river: RiverName; meters: number } | null = null
  const lines = misdrawnParts.some((part) => isIn(at, part)) ? sketched : [...sketched, ...drawnLines()]
  for (const { river, points, box, max: maxOfLine } of lines) {
    const reach = Math.min(found?.meters ?? max, maxOfLine)
    if (isFurther(at, box, reach)) continue
    const meters = metersToLine(at, points)
    if (meters <= reach) found = { river, meters }
  }
  return found
}

const isIn = ({ latitude, longitude }: Position, { west, south, east, north }: Frame): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north

/** A degree of latitude; one of longitude is never longer. */
const metersOfDegree = 111_195

function isFurther({ latitude, longitude }: Position, box: Frame, meters: number): boolean {
  const up = meters / metersOfDegree
  const aside = up / Math.cos((latitude * Math.PI) / 180)
  return (
    latitude < box.south - up ||
    latitude > box.north + up ||
    longitude < box.west - aside ||
    longitude > box.east + aside
  )
}

/** On ground this small the earth is flat: the nearest spot is found on a plane, and its distance over the ground. */
function metersToLine(at: Position, points: readonly Position[]): number {
  const narrow = Math.cos((at.latitude * Math.PI) / 180)
  let [nearest, square] = [at, Number.POSITIVE_INFINITY]
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]]
    if (!from || !to) continue
    const [x, y] = [(from.longitude - at.longitude) * narrow, from.latitude - at.latitude]
    const [dx, dy] = [(to.longitude - from.longitude) * narrow, to.latitude - from.latitude]
    const long = dx * dx + dy * dy
    const part = long === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / long))
    const away = (x + part * dx) ** 2 + (y + part * dy) ** 2
    if (away >= square) continue
    square = away
    nearest = {
      longitude: from.longitude + part * (to.longitude - from.longitude),
      latitude: from.latitude + part * (to.latitude - from.latitude),
    }
  }
  return metersBetween(at, nearest)
}
