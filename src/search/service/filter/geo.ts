import type { Filter, Point } from '../../engine/filter.ts'
import type { Scanner } from './scanner.ts'

const number = /\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*/y
const maxPoints = 1000

const radiusHelp =
  'The `_geoRadius` filter expects three arguments: `_geoRadius(latitude, longitude, radius, optional resolution)`.'
const boxHelp =
  'The `_geoBoundingBox` filter expects two pairs of arguments: `_geoBoundingBox([latitude, longitude], [latitude, longitude])`.'
const polygonHelp =
  'The `_geoPolygon` filter expects at least 3 pairs of arguments: `_geoPolygon([latitude, longitude], [latitude, longitude], [latitude, longitude])`.'

type Argument = { value: number; start: number; end: number }

/** A filter by place, if one begins here. From its name on, everything must be right. */
export function takeGeo(scanner: Scanner): { filter: Filter; start: number; end: number } | null {
  const start = scanner.at
  if (scanner.takeWord('_geoRadius')) return takeRadius(scanner, start)
  if (scanner.takeWord('_geoBoundingBox')) return takeBox(scanner, start)
  if (scanner.takeWord('_geoPolygon')) return takePolygon(scanner, start)
  return null
}

function takeRadius(scanner: Scanner, start: number) {
  const input = takeList(scanner, '(', ')', takeNumber)
  const [latitude, longitude, meters, resolution] = input ?? []
  if (!input || input.length > 4 || !latitude || !longitude || !meters) return scanner.fail(radiusHelp, start)
  if (resolution && !(resolution.value >= 3 && resolution.value <= 1000)) return scanner.fail(radiusHelp, start)
  if (!Number.isFinite(meters.value)) scanner.fail('Non finite floats are not supported', meters.start, meters.end)
  const [lat, lng] = toPoint(scanner, [latitude, longitude])
  return {
    filter: { kind: 'radius' as const, latitude: lat, longitude: lng, meters: meters.value },
    start: latitude.start,
    end: latitude.end,
  }
}

function takeBox(scanner: Scanner, start: number) {
  const input = takeList(scanner, '(', ')', takePair)
  const [first, second] = input ?? []
  if (input?.length !== 2 || !first || !second) return scanner.fail(boxHelp, start)
  const top = toPoint(scanner, first)
  const bottom = toPoint(scanner, second)
  const [{ start: from, end }] = first
  if (top[0] < bottom[0])
    return scanner.fail(`The top latitude \`${top[0]}\` is below the bottom latitude \`${bottom[0]}\`.`, from, end)
  return { filter: { kind: 'box' as const, top, bottom }, start: from, end }
}

function takePolygon(scanner: Scanner, start: number) {
  const input = takeList(scanner, '(', ')', takePair)
  const [first] = input ?? []
  if (!input || !first || input.length < 3 || input.length > maxPoints) return scanner.fail(polygonHelp, start)
  const points = input.map((pair) => toPoint(scanner, pair))
  return { filter: { kind: 'polygon' as const, points }, start: first[0].start, end: first[0].end }
}

function takeNumber(scanner: Scanner): Argument | null {
  const start = scanner.at
  const found = scanner.match(number)
  if (found === null) return null
  const from = start + found.length - found.trimStart().length
  return { value: Number(found), start: from, end: from + found.trim().length }
}

function takePair(scanner: Scanner): [Argument, Argument] | null {
  scanner.skipSpaces()
  const pair = takeList(scanner, '[', ']', takeNumber)
  scanner.skipSpaces()
  const [latitude, longitude] = pair ?? []
  return pair?.length === 2 && latitude && longitude ? [latitude, longitude] : null
}

function takeList<T>(scanner: Scanner, open: string, close: string, take: (scanner: Scanner) => T | null): T[] | null {
  if (!scanner.takeChar(open)) return null
  const found: T[] = []
  do {
    const one = take(scanner)
    if (one === null) return null
    found.push(one)
  } while (scanner.takeChar(','))
  return scanner.takeChar(close) ? found : null
}

function toPoint(scanner: Scanner, [latitude, longitude]: [Argument, Argument]): Point {
  const check = ({ value, start, end }: Argument, name: string, title: string, max: number) => {
    if (value >= -max && value <= max) return
    scanner.fail(
      `Bad ${name} \`${value}\`. ${title} must be contained between -${max} and ${max} degrees. `,
      start,
      end,
    )
  }
  check(latitude, 'latitude', 'Latitude', 90)
  check(longitude, 'longitude', 'Longitude', 180)
  return [latitude.value, longitude.value]
}
