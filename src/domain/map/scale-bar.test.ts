import { expect, test } from 'vitest'
import { metersBetween } from './map-frame.ts'
import { toScaleBar } from './scale-bar.ts'

test.each([
  ['a few streets of Mecca', { west: 39.82, south: 21.417, east: 39.832, north: 21.428 }, 200],
  ['a governorate', { west: 44, south: 33, east: 45, north: 33.8 }, 20_000],
  ['a country', { west: 38, south: 29, east: 49, north: 37 }, 200_000],
])('%s', (_, frame, meters) => {
  const bar = toScaleBar(frame, 0.25)
  expect(bar.meters).toBe(meters)
  expect(bar.part).toBeLessThanOrEqual(0.25)
  const latitude = (frame.south + frame.north) / 2
  const across = metersBetween({ latitude, longitude: frame.west }, { latitude, longitude: frame.east })
  expect(bar.part).toBeCloseTo(meters / across, 2)
})
