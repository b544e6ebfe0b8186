import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsAcross, maxMarks, maxZoom } from './map-cells.ts'
import {
  centreOf,
  type Frame,
  formatFrame,
  groundFrame,
  metersBetween,
  parseFrame,
  toBox,
  toMapPoint,
  toPosition,
  wholeCountry,
} from './map-frame.ts'
import { grown, innerSquare, keptOnGround, moved, toSquare, toWindowFrame, zoomed, zoomOf } from './map-view.ts'

const positions = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('a frame', () => {
  test.each([
    '170,28,-170,37',
    '38,28,49',
    '38,28,49,37,1',
    '38,NaN,49,37',
    '38,28,Infinity,37',
    '1e1,28,49,37',
    '38,37,49,28',
    '38,28,49,86',
    '38, 28,49,37',
    '',
  ])('is none in %j', (text) => expect(parseFrame(text)).toBeNull())

  test('is written as it is read', () => {
    expect(parseFrame('38.4,28.7,49,37.6')).toEqual(wholeCountry)
    expect(formatFrame({ west: 44.00049, south: -1, east: 44.5, north: 33.1 })).toBe('44,-1,44.5,33.1')
  })
})

test('the projection goes there and back', () =>
  fc.assert(
    fc.property(positions, (position) => {
      const back = toPosition(toMapPoint(position))
      expect(back.latitude).toBeCloseTo(position.latitude, 9)
      expect(back.longitude).toBeCloseTo(position.longitude, 9)
    }),
  ))

test('distances are those of the globe', () => {
  const [baghdad, erbil] = [
    { latitude: 33.3152, longitude: 44.3661 },
    { latitude: 36.1911, longitude: 44.0092 },
  ]
  expect(metersBetween(baghdad, erbil) / 1000).toBeCloseTo(321.5, 0)
  expect(metersBetween(baghdad, baghdad)).toBe(0)
})

describe('a window that is not square', () => {
  const square = toSquare(wholeCountry)
  const ratioOf = (frame: Frame) => {
    const { x0, y0, x1, y1 } = toBox(frame)
    return (y1 - y0) / (x1 - x0)
  }

  test.each([0.6, 1, 1.6])('%s times as high as wide shows the square in its middle, and more', (ratio) => {
    const frame = grown(square, ratio)
    expect(ratioOf(frame)).toBeCloseTo(ratio, 9)
    expect(formatFrame(innerSquare(frame))).toBe(formatFrame(square))
    expect(formatFrame(toWindowFrame(frame))).toBe(formatFrame(frame))
  })

  test('is never longer than twice its shorter side, whatever an address says', () => {
    expect(ratioOf(toWindowFrame({ west: 39, south: 29, east: 39.1, north: 37 }))).toBeCloseTo(2, 9)
    expect(ratioOf(toWindowFrame({ west: 39, south: 33, east: 48, north: 33.1 }))).toBeCloseTo(0.5, 9)
  })
})

describe('a view', () => {
  const square = toSquare(wholeCountry)
  const widthOf = (frame: typeof square) => toBox(frame).x1 - toBox(frame).x0

  test('is a square with all of the frame in it', () => {
    const { x0, y0, x1, y1 } = toBox(square)
    expect(x1 - x0).toBeCloseTo(y1 - y0, 12)
    expect(square.west <= wholeCountry.west && square.east >= wholeCountry.east).toBe(true)
    expect(zoomOf(square)).toBe(6)
  })

  test('comes closer, moves and stays within what a map can show', () => {
    expect(widthOf(zoomed(square, 2))).toBeCloseTo(widthOf(square) / 2, 12)
    expect(centreOf(moved(square, 0.5, 0)).longitude).toBeCloseTo(square.east, 9)
    expect(widthOf(zoomed(square, 1e9))).toBe(2 ** -15)
    expect(widthOf(zoomed(square, 1e-9))).toBeCloseTo(widthOf(groundFrame), 12)
  })

  test('is moved no further than the ground goes', () => {
    const near = toSquare({ west: 44, south: 33, east: 45, north: 34 })
    expect(formatFrame(keptOnGround(near))).toBe(formatFrame(near))
    for (const far of [moved(near, 100, 100), moved(near, -100, -100)]) {
      const { west, south, east, north } = keptOnGround(far)
      expect(widthOf(keptOnGround(far))).toBeCloseTo(widthOf(near), 12)
      expect(west >= groundFrame.west - 1e-9 && east <= groundFrame.east + 1e-9).toBe(true)
      expect(south >= groundFrame.south - 1e-9 && north <= groundFrame.north + 1e-9).toBe(true)
    }
  })
})

test('no frame at any zoom has more cells than marks are wanted', () =>
  fc.assert(
    fc.property(
      positions,
      positions,
      fc.nat(maxZoom),
      fc.integer({ min: 1, max: maxMarks }),
      (one, other, zoom, max) => {
        const [west, east] = [one.longitude, other.longitude].toSorted((a, b) => a - b) as [number, number]
        const [south, north] = [one.latitude, other.latitude].toSorted((a, b) => a - b) as [number, number]
        const cells = cellsAcross({ west, south, east, north }, zoom, max)
        const { x0, y0, x1, y1 } = toBox({ west, south, east, north })
        const shown = (from: number, to: number) => Math.floor(to * cells) - Math.floor(from * cells) + 1
        expect(cells === 1 || shown(x0, x1) * shown(y0, y1) <= max).toBe(true)
        expect(Number.isInteger(Math.log2(cells))).toBe(true)
      },
    ),
  ))
