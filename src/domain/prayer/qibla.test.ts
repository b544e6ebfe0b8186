import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Coordinates, kilometersBetween, toBearing } from '../map/coordinates.ts'
import { naiveSun } from '../testing/naive-prayers.ts'
import { findDeclination } from './magnetic-declination.ts'
import { kaaba, toQibla } from './qibla.ts'
import { toSunPosition } from './sun.ts'

type Vector = [number, number, number]
const rad = (degrees: number) => (degrees * Math.PI) / 180
const onSphere = ({ latitude, longitude }: Coordinates): Vector => [
  Math.cos(rad(latitude)) * Math.cos(rad(longitude)),
  Math.cos(rad(latitude)) * Math.sin(rad(longitude)),
  Math.sin(rad(latitude)),
]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** By vectors: the target, seen in the directions east and north of where one stands. */
function bearingByVectors(from: Coordinates): number {
  const target = onSphere(kaaba)
  const east: Vector = [-Math.sin(rad(from.longitude)), Math.cos(rad(from.longitude)), 0]
  const north = onSphere({ latitude: from.latitude + 90, longitude: from.longitude })
  return (Math.atan2(dot(target, east), dot(target, north)) * 180) / Math.PI
}

const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

test('the Qibla is the direction of the great circle from any place', () => {
  const point = fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, (at) => {
      fc.pre(kilometersBetween(at, kaaba) > 1 && kilometersBetween(at, kaaba) < 20_000)
      expect(apart(toQibla(at).bearing, bearingByVectors(at))).toBeLessThan(0.1)
    }),
    { numRuns: 200 },
  )
})

describe('in Iraq', () => {
  test.each([
    ['Baghdad', 33.3152, 44.3661, 199.82, 1396],
    ['Erbil', 36.1911, 44.0092, 195, 1691],
    ['the north, at Zakho', 37.38, 42.7, 189.66, 1796],
    ['the south, at al-Faw', 29.97, 48.47, 224.3, 1285],
    ['the west, at Trebil', 32.75, 38.8, 175.15, 1264],
    ['the east, at Khanaqin', 34.35, 45.39, 202.19, 1537],
  ])('%s', (_, latitude, longitude, bearing, kilometers) => {
    const found = toQibla({ latitude, longitude })
    expect(apart(found.bearing, bearing)).toBeLessThan(0.1)
    expect(Math.abs(found.kilometers - kilometers)).toBeLessThan(1)
  })
})

test.each([
  [0, 0],
  [360, 0],
  [-1, 359],
  [725, 5],
  [-1e-20, 0],
])('%d degrees are a bearing of %d', (degrees, bearing) => expect(toBearing(degrees)).toBeCloseTo(bearing, 9))

test('the sun stands where other formulas see it', () => {
  const places = [
    { latitude: 33.3, longitude: 44.4 },
    { latitude: 37.3, longitude: 42.4 },
    { latitude: 29.1, longitude: 48.5 },
  ]
  for (const at of places)
    for (let hour = 0; hour < 24 * 365; hour += 5) {
      const instant = Date.parse('2026-11-16T00:00:00Z') + hour * 3_600_000
      const [own, other] = [toSunPosition(at, new Date(instant)), naiveSun(at, instant)]
      expect(Math.abs(own.altitude - other.altitude)).toBeLessThan(0.05)
      // Overhead a bearing means little.
      if (own.altitude < 80) expect(apart(own.azimuth, other.azimuth)).toBeLessThan(0.2)
    }
})

test.each([
  ['Baghdad', 33.3, 44.4, 4.8],
  ['the desert of Anbar', 32.1, 39.9, 4.9],
  ['al-Faw', 29.97, 48.47, 4],
  ['Zakho', 37.14, 42.68, 5.7],
  ['New York', 40.7, -74, null],
  ['Mecca', 21.42, 39.83, null],
])('the needle in %s', (_, latitude, longitude, declination) =>
  expect(findDeclination({ latitude, longitude })).toBe(declination),
)
