import type { Coordinates } from '../map/coordinates.ts'
import { type Day, toInstant } from '../time/day.ts'

const { sin, cos, tan, asin, atan, atan2, abs, PI } = Math
const rad = (degrees: number) => (degrees * PI) / 180

/** The sun by Meeus, chapter 25, with times written in Julian centuries: nothing here is shared with what it checks. */
function sunAt(instant: number): { declination: number; ascension: number; sidereal: number } {
  const julianDay = instant / 86_400_000 + 2_440_587.5
  const t = (julianDay - 2_451_545) / 36_525
  const anomaly = rad(357.52911 + t * (35_999.05029 - 0.0001537 * t))
  const center =
    (1.914602 - t * (0.004817 + 0.000014 * t)) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly)
  const node = rad(125.04 - 1_934.136 * t)
  const longitude = rad(280.46646 + t * (36_000.76983 + 0.0003032 * t) + center - 0.00569 - 0.00478 * sin(node))
  const obliquity = rad(23.439291 - 0.0130042 * t + 0.00256 * cos(node))
  return {
    declination: asin(sin(obliquity) * sin(longitude)),
    ascension: atan2(cos(obliquity) * sin(longitude), cos(longitude)),
    sidereal: rad(280.46061837 + 360.98564736629 * (julianDay - 2_451_545) + 0.000387933 * t * t),
  }
}

export function naiveSun({ latitude, longitude }: Coordinates, instant: number): { altitude: number; azimuth: number } {
  const { declination, ascension, sidereal } = sunAt(instant)
  const hour = sidereal + rad(longitude) - ascension
  const phi = rad(latitude)
  const up = sin(phi) * sin(declination) + cos(phi) * cos(declination) * cos(hour)
  const east = -cos(declination) * sin(hour)
  const north = sin(declination) * cos(phi) - cos(declination) * cos(hour) * sin(phi)
  return { altitude: (asin(up) * 180) / PI, azimuth: ((atan2(east, north) * 180) / PI + 360) % 360 }
}

/** Halves the time between two moments until the sun stands at the altitude. */
function whenAt(at: Coordinates, altitude: number, from: number, to: number): number {
  const isAbove = (instant: number) => naiveSun(at, instant).altitude > altitude
  const begins = isAbove(from)
  let [low, high] = [from, to]
  while (high - low > 500) {
    const middle = (low + high) / 2
    if (isAbove(middle) === begins) low = middle
    else high = middle
  }
  return low
}

/** The highest sun: of two moments, what lies beyond the lower one is left away. */
function noonOf(at: Coordinates, day: Day): number {
  let [low, high] = [toInstant(day, '11:00').getTime(), toInstant(day, '13:00').getTime()]
  while (high - low > 2_000) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3]
    if (naiveSun(at, left).altitude < naiveSun(at, right).altitude) low = left
    else high = right
  }
  return low
}

export type Angles = { fajr: number; maghrib?: number; isha: number | { minutes: number }; dhuhrMinutes: number }

/** Instants of a day, found by watching the sun. */
export function naivePrayers(at: Coordinates, day: Day, angles: Angles) {
  const noon = noonOf(at, day)
  const half = 12 * 3_600_000
  const shadowless = abs(rad(at.latitude) - sunAt(noon).declination)
  const asrAltitude = (atan(1 / (1 + tan(shadowless))) * 180) / PI
  const horizon = -50 / 60
  const sunset = whenAt(at, horizon, noon, noon + half)
  const { isha } = angles
  return {
    fajr: whenAt(at, -angles.fajr, noon - half, noon),
    sunrise: whenAt(at, horizon, noon - half, noon),
    dhuhr: noon + angles.dhuhrMinutes * 60_000,
    asr: whenAt(at, asrAltitude, noon, noon + half),
    maghrib: angles.maghrib ? whenAt(at, -angles.maghrib, noon, noon + half) : sunset,
    sunset,
    isha: typeof isha === 'number' ? whenAt(at, -isha, noon, noon + half) : sunset + isha.minutes * 60_000,
  }
}
