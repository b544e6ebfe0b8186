import { type Coordinates, toBearing, toDegrees, toRadians } from '../map/coordinates.ts'

export type SunPosition = {
  /** Degrees from true north, clockwise. */
  azimuth: number
  /** Degrees above the horizon, without refraction. */
  altitude: number
}

const sin = (degrees: number) => Math.sin(toRadians(degrees))
const cos = (degrees: number) => Math.cos(toRadians(degrees))

/** The position of the sun, by the low-precision formulas of the Astronomical Almanac: right to 0.01° in this century. */
export function toSunPosition({ latitude, longitude }: Coordinates, instant: Date): SunPosition {
  const days = instant.getTime() / 86_400_000 - 10_957.5
  const meanAnomaly = 357.528 + 0.9856003 * days
  const meanLongitude = 280.46 + 0.9856474 * days
  const eclipticLongitude = meanLongitude + 1.915 * sin(meanAnomaly) + 0.02 * sin(2 * meanAnomaly)
  const obliquity = 23.439 - 0.0000004 * days
  const rightAscension = toDegrees(Math.atan2(cos(obliquity) * sin(eclipticLongitude), cos(eclipticLongitude)))
  const declination = toDegrees(Math.asin(sin(obliquity) * sin(eclipticLongitude)))
  const siderealTime = 280.46061837 + 360.98564736629 * days
  const hourAngle = siderealTime + longitude - rightAscension
  const altitude = toDegrees(
    Math.asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)),
  )
  const west = cos(declination) * sin(hourAngle)
  const south = sin(latitude) * cos(declination) * cos(hourAngle) - cos(latitude) * sin(declination)
  return { azimuth: toBearing(180 + toDegrees(Math.atan2(west, south))), altitude }
}
