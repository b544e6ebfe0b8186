/** The visible part of a map, in degrees. */
export type Frame = { west: number; south: number; east: number; north: number }
export type Position = { latitude: number; longitude: number }
/** A point of Web Mercator between 0 and 1: x to the east, y to the south. */
export type MapPoint = { x: number; y: number }

/** The country with a margin. */
export const wholeCountry: Frame = { west: 38.4, south: 28.7, east: 49, north: 37.6 }

/** The area that is drawn. */
export const groundFrame: Frame = { west: 38, south: 28.3, east: 49.6, north: 38 }

/** Beyond it the projection runs away. */
const maxLatitude = 85
const toRadians = Math.PI / 180

/** `west,south,east,north` in degrees; null where that is no frame, such as one over the date line. */
export function parseFrame(text: string): Frame | null {
  const parts = text.split(',')
  const numbers = parts.map((part) => (/^-?\d{1,3}(\.\d{1,12})?$/.test(part) ? Number(part) : Number.NaN))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers
  const isFrame =
    parts.length === 4 &&
    west >= -180 &&
    east <= 180 &&
    west < east &&
    south >= -maxLatitude &&
    north <= maxLatitude &&
    south < north
  return isFrame ? { west, south, east, north } : null
}

/** Three decimals are a hundred metres: enough for a frame, and too coarse to locate a person. */
export const formatFrame = ({ west, south, east, north }: Frame): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(3)))).join(',')

export function toMapPoint({ latitude, longitude }: Position): MapPoint {
  const within = Math.max(-maxLatitude, Math.min(maxLatitude, latitude)) * toRadians
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + within / 2)) / (2 * Math.PI) }
}

export const toPosition = ({ x, y }: MapPoint): Position => ({
  latitude: (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / toRadians,
  longitude: x * 360 - 180,
})

/** The corners of a frame on the map: `x0, y0` in the north-west. */
export function toBox({ west, south, east, north }: Frame): { x0: number; y0: number; x1: number; y1: number } {
  const { x: x0, y: y0 } = toMapPoint({ latitude: north, longitude: west })
  const { x: x1, y: y1 } = toMapPoint({ latitude: south, longitude: east })
  return { x0, y0, x1, y1 }
}

export function toFrame({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Frame {
  const { latitude: north, longitude: west } = toPosition({ x: x0, y: y0 })
  const { latitude: south, longitude: east } = toPosition({ x: x1, y: y1 })
  return { west, south, east, north }
}

/** The middle as the map has it. */
export function centreOf(frame: Frame): Position {
  const { x0, y0, x1, y1 } = toBox(frame)
  return toPosition({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 })
}

const earthRadius = 6_371_008.8

/** Over the ground, as the crow flies. */
export function metersBetween(one: Position, other: Position): number {
  const north = Math.sin(((other.latitude - one.latitude) * toRadians) / 2) ** 2
  const east = Math.sin(((other.longitude - one.longitude) * toRadians) / 2) ** 2
  const share = north + Math.cos(one.latitude * toRadians) * Math.cos(other.latitude * toRadians) * east
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}
