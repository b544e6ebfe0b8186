import type { Point } from './filter.ts'

const earthRadius = 6_371_008.8
const toRadians = Math.PI / 180

export function metersBetweenPoints([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const north = Math.sin(((otherLatitude - latitude) * toRadians) / 2) ** 2
  const east = Math.sin(((otherLongitude - longitude) * toRadians) / 2) ** 2
  const share = north + Math.cos(latitude * toRadians) * Math.cos(otherLatitude * toRadians) * east
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** `top` is the north-eastern corner, `bottom` the south-western one; a box may span the date line. */
export function isWithinBox(top: Point, bottom: Point, [latitude, longitude]: Point): boolean {
  if (latitude > top[0] || latitude < bottom[0]) return false
  return bottom[1] <= top[1]
    ? longitude >= bottom[1] && longitude <= top[1]
    : longitude >= bottom[1] || longitude <= top[1]
}

/** Counts the polygon's sides that a ray towards the north crosses: an odd number means inside. */
export function isWithinPolygon(points: readonly Point[], [latitude, longitude]: Point): boolean {
  let isInside = false
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const [y, x] = points[at] as Point
    const [yBefore, xBefore] = points[before] as Point
    if (x > longitude !== xBefore > longitude && latitude < ((yBefore - y) * (longitude - x)) / (xBefore - x) + y)
      isInside = !isInside
  }
  return isInside
}
