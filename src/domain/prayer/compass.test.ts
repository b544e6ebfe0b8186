import { describe, expect, test } from 'vitest'
import { isFacing, type Orientation, readHeading, smoothBearing, toAccuracy, toTurn } from './compass.ts'

const held = (
  alpha: number | null,
  beta: number | null = 0,
  gamma: number | null = 0,
  absolute = true,
): Orientation => ({
  alpha,
  beta,
  gamma,
  absolute,
})

const degreesOf = (orientation: Orientation, screenAngle = 0) => {
  const read = readHeading(orientation, screenAngle)
  return typeof read === 'string' ? read : Math.round(read.degrees * 10) / 10
}

describe('where the top of the screen points', () => {
  test.each([
    ['flat, to the north', held(0), 0, 0],
    ['flat, to the west: alpha grows against the clock', held(90), 0, 270],
    ['flat, to the east', held(270), 0, 90],
    ['tilted towards the eyes', held(300, 45), 0, 60],
    ['upright: where its back looks', held(300, 90), 0, 60],
    ['upright and a little beyond', held(300, 100), 0, 60],
    ['leaning to a side', held(300, 0, 30), 0, 60],
    ['in landscape, turned to the left', held(0), 90, 90],
    ['in landscape, turned to the right', held(0), 270, 270],
    ['on its head', held(0), 180, 180],
  ])('%s', (_, orientation, screenAngle, degrees) => expect(degreesOf(orientation, screenAngle)).toBe(degrees))

  test('as Safari says it', () => {
    const safari = { ...held(12, 3, 4, false), webkitCompassHeading: 350, webkitCompassAccuracy: 15 }
    expect(readHeading(safari, 0)).toEqual({ degrees: 350, accuracy: 15 })
    expect(readHeading(safari, 90)).toEqual({ degrees: 80, accuracy: 15 })
  })
})

describe('what is not known is not claimed', () => {
  test.each([
    ['a device without a sensor', held(null, null, null), 'missing'],
    ['a direction that began anywhere', held(120, 10, 5, false), 'missing'],
    ['half of a reading', held(120, null, 5), 'missing'],
    [
      'a compass that must be calibrated',
      { ...held(0), webkitCompassHeading: 20, webkitCompassAccuracy: -1 },
      'uncalibrated',
    ],
    ['one that says nothing of itself', { ...held(0), webkitCompassHeading: 20 }, 'uncalibrated'],
  ])('%s', (_, orientation, problem) => expect(readHeading(orientation, 0)).toBe(problem))

  test('how exact Android is', () => expect(readHeading(held(10), 0)).toMatchObject({ accuracy: null }))
})

test.each([
  [10, 350, -20],
  [350, 10, 20],
  [0, 180, 180],
  [90, 271, -179],
])('the turn from %d to %d is %d degrees', (from, to, turn) => expect(toTurn(from, to)).toBe(turn))

test('the needle goes the shorter way, and comes to rest', () => {
  expect(smoothBearing(null, 200)).toBe(200)
  expect(smoothBearing(350, 10, 0.5)).toBe(0)
  let shown = 350
  for (let step = 0; step < 40; step++) shown = smoothBearing(shown, 10)
  expect(Math.abs(toTurn(shown, 10))).toBeLessThan(0.01)
})

test.each([
  [null, 'unknown'],
  [5, 'good'],
  [15, 'fair'],
  [45, 'poor'],
])('an error of %d degrees is %s', (degrees, accuracy) => expect(toAccuracy(degrees)).toBe(accuracy))

test('facing it is within four degrees, across north too', () => {
  expect([isFacing(199, 202), isFacing(358, 1), isFacing(190, 200)]).toEqual([true, true, false])
})
