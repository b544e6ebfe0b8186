import { expect, test } from 'vitest'
import { metersBetween } from '../../../src/domain/map/map-frame.ts'
import { tourismPackages } from '../load-discovery.ts'
import { stopsOf } from './stops.ts'

test.each(tourismPackages.map(({ key, itinerary }) => [key, itinerary.length] as const))('%s leads somewhere, on the days that it has', (key, days) => {
  const stops = stopsOf(key)
  expect(stops.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...stops.map(({ day }) => day))).toBeLessThanOrEqual(days)
  expect(stops.map(({ day }) => day)).toEqual(stops.map(({ day }) => day).toSorted((one, two) => one - two))
})

test('nobody goes further than 1,000 km between two stops, which a slip of the pen would', () => {
  const legs = tourismPackages.flatMap(({ key }) => stopsOf(key).flatMap((stop, index, all) => {
    const before = all[index - 1]
    return before ? [{ key, to: stop.title.en, meters: metersBetween(before, stop) }] : []
  }))
  expect(legs.filter(({ meters }) => meters > 1_000_000)).toEqual([])
})
