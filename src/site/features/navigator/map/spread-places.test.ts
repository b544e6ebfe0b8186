import { expect, test } from 'vitest'
import { metersBetween } from '../../../../domain/map/map-frame.ts'
import type { Place } from './map-data.ts'
import { spreadPlaces } from './spread-places.ts'

const frame = { west: 44.022, south: 32.611, east: 44.033, north: 32.62 }
const placeAt = (key: string, latitude: number, longitude: number): Place => ({
  key,
  kind: 'property',
  title: key,
  description: null,
  address: null,
  location: null,
  coordinates: { latitude, longitude },
  isExact: true,
  link: null,
})

test('thirty in one house have thirty marks, each with a line to the house and none on another', () => {
  const house = { latitude: 32.6155, longitude: 44.0275 }
  const places = Array.from({ length: 30 }, (_, n) => placeAt(`property-${n}`, house.latitude, house.longitude))
  const marks = spreadPlaces(frame, places)
  expect(new Set(marks.map(({ key }) => key)).size).toBe(30)
  expect(new Set(marks.map(({ coordinates }) => JSON.stringify(coordinates))).size).toBe(30)
  expect(marks.filter(({ spot }) => spot === null)).toHaveLength(1)
  for (const { coordinates, spot } of marks) {
    expect(spot ?? house).toEqual(house)
    expect(metersBetween(coordinates, house)).toBeLessThan(300)
  }
})

test('whoever has room stays', () => {
  const apart = [placeAt('property-1', 32.613, 44.024), placeAt('landmark-2', 32.618, 44.031)]
  expect(spreadPlaces(frame, apart).map(({ coordinates, spot }) => ({ coordinates, spot }))).toEqual(
    apart.map(({ coordinates }) => ({ coordinates, spot: null })),
  )
})
