import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterSpots, spreadSpots } from './mark-clusters.ts'

const reach = { across: 130, down: 80 }
const spots = fc.array(
  fc.record({ x: fc.double({ min: 0, max: 1000, noNaN: true }), y: fc.double({ min: 0, max: 1000, noNaN: true }) }),
  { maxLength: 400 },
)

test('everything is in one mark, no two marks cover each other, and there are never more than 200', () =>
  fc.assert(
    fc.property(spots, (all) => {
      const clusters = clusterSpots(all, reach)
      expect(clusters.flatMap(({ members }) => members)).toHaveLength(all.length)
      expect(clusters.length).toBeLessThanOrEqual(200)
      for (const [index, one] of clusters.entries())
        for (const other of clusters.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= reach.across || Math.abs(one.y - other.y) >= reach.down).toBe(true)
    }),
  ))

test('the first keeps its place', () => {
  const [first, second, far] = [
    { x: 100, y: 100 },
    { x: 140, y: 120 },
    { x: 400, y: 100 },
  ]
  expect(clusterSpots([first, second, far], reach)).toEqual([
    { x: 100, y: 100, members: [first, second] },
    { x: 400, y: 100, members: [far] },
  ])
})

test('a map that moves puts the same ones together', () =>
  fc.assert(
    fc.property(spots, fc.integer({ min: -500, max: 500 }), (all, by) => {
      const whole = all.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
      const moved = whole.map(({ x, y }) => ({ x: x + by, y: y - by }))
      const sizes = (of: typeof whole) => clusterSpots(of, reach).map(({ members }) => members.length)
      expect(sizes(moved)).toEqual(sizes(whole))
    }),
  ))

describe('where a map comes no closer', () => {
  const spotsOnMap = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) }),
    { maxLength: 100 },
  )

  test('everybody has a mark that covers no other, wholly on the map', () =>
    fc.assert(
      fc.property(spotsOnMap, (all) => {
        const spread = spreadSpots(all, reach, 1000)
        expect(spread.flatMap(({ members }) => members)).toHaveLength(all.length)
        for (const [index, one] of spread.entries()) {
          expect(Math.min(one.x - reach.across / 2, one.y - reach.down / 2)).toBeGreaterThanOrEqual(0)
          expect(Math.max(one.x + reach.across / 2, one.y + reach.down / 2)).toBeLessThanOrEqual(1000)
          for (const other of spread.slice(index + 1))
            expect(Math.abs(one.x - other.x) >= reach.across || Math.abs(one.y - other.y) >= reach.down).toBe(true)
        }
      }),
      { numRuns: 30 },
    ))

  test('whoever stands alone stays where it is', () => {
    const apart = [
      { x: 200, y: 200 },
      { x: 700, y: 700 },
    ]
    expect(spreadSpots(apart, reach, 1000)).toEqual(apart.map((spot) => ({ ...spot, members: [spot] })))
  })

  test('twenty on one spot come apart; of a thousand the last mark has all that find no room', () => {
    const at = (count: number) => Array.from({ length: count }, () => ({ x: 500, y: 500 }))
    expect(spreadSpots(at(20), reach, 1000)).toHaveLength(20)
    const crowd = spreadSpots(at(1000), reach, 1000).map(({ members }) => members.length)
    expect(crowd.length).toBeGreaterThan(20)
    expect(crowd.slice(0, -1).every((count) => count === 1)).toBe(true)
    expect(crowd.at(-1)).toBe(1001 - crowd.length)
  })
})
