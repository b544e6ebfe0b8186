import { expect, test } from 'vitest'
import { createCanvas } from '../canvas.ts'
import type { Place } from '../place.ts'
import { cityRow, landmark } from './towers.ts'

const canvasOf = (place: Place) => createCanvas({ scene: 'skyline', time: 'noon', seed: 'ur', place })
const row = { from: 0, to: 1600, y: 900, low: 150, high: 420, distance: 0.4 }

const tops = (svg: string) => [...svg.matchAll(/height="([\d.]+)"/g)].map(([, tall]) => Number(tall))

test('a small town has low houses where a city has towers', () => {
  expect(landmark(canvasOf('river-city'), 800, 900, 500, 0.3)).not.toBe('')
  expect(landmark(canvasOf('river-town'), 800, 900, 500, 0.3)).toBe('')
  expect(Math.max(...tops(cityRow(canvasOf('river-city'), row)))).toBeGreaterThan(300)
  expect(Math.max(...tops(cityRow(canvasOf('river-town'), row)))).toBeLessThan(230)
})
