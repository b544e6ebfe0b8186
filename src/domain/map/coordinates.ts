export type Coordinates = { latitude: number; longitude: number }

const earthRadius = 6371.0088

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI

/** The same direction from 0 up to, and without, 360. */
export const toBearing = (degrees: number): number => {
  const rest = degrees % 360
  return rest < 0 ? (rest + 360) % 360 : rest
}

/** The distance in a straight line. */
export function kilometersBetween(from: Coordinates, to: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2
  const square =
    half(from.latitude, to.latitude) +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)))
}
