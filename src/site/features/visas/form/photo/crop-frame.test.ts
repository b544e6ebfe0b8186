import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Crop,
  type CropFormats,
  firstCrop,
  moveCrop,
  toCropPart,
  toHeadGuide,
  toMatrix,
  toOutputSize,
  turnCrop,
  zoomCrop,
} from './crop-frame.ts'

const upright = { picture: { width: 3_000, height: 4_000 }, format: { width: 35, height: 45 } }

test('at first it shows as much as fits, in the middle', () => {
  const part = toCropPart(upright, firstCrop)
  expect(part).toMatchObject({ x: 0, width: 3_000 })
  expect(part.height).toBeCloseTo(3_857.14, 1)
  expect(part.y).toBeCloseTo((4_000 - part.height) / 2)
})

test('the picture goes along with the hand, as far as it reaches', () => {
  const near = zoomCrop(upright, firstCrop, 2)
  const { x } = toCropPart(upright, near)
  expect(toCropPart(upright, moveCrop(upright, near, { x: 0.1, y: 0 })).x).toBeCloseTo(x - 150)
  expect(toCropPart(upright, moveCrop(upright, near, { x: 9, y: 9 }))).toMatchObject({ x: 0, y: 0 })
})

test('what lies under the fingers stays there', () => {
  const at = { x: 0.25, y: 0.5 }
  const under = (crop: Crop) => {
    const part = toCropPart(upright, crop)
    return part.x + at.x * part.width
  }
  const near = zoomCrop(upright, firstCrop, 1.5)
  expect(under(zoomCrop(upright, near, 1.7, at))).toBeCloseTo(under(near))
})

test('four quarters make a whole turn', () => {
  const near = moveCrop(upright, zoomCrop(upright, firstCrop, 3), { x: 0.3, y: -0.2 })
  const round = [1, 2, 3, 4].reduce((crop) => turnCrop(upright, crop), near)
  expect(round.turn).toBe(0)
  expect([round.x, round.y, round.zoom].map((one) => one.toFixed(9))).toEqual(
    [near.x, near.y, near.zoom].map((one) => one.toFixed(9)),
  )
})

const anyCropped: fc.Arbitrary<CropFormats> = fc.record({
  picture: fc.record({ width: fc.integer({ min: 1, max: 9_000 }), height: fc.integer({ min: 1, max: 9_000 }) }),
  format: fc.record({ width: fc.integer({ min: 20, max: 60 }), height: fc.integer({ min: 20, max: 60 }) }),
})
const anyMove = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('zoom' as const),
    x: fc.double({ min: 0.1, max: 5, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('turn' as const), x: fc.constant(0), y: fc.constant(0) }),
)

test('whatever is done, the frame stays on the picture, in its format', () => {
  fc.assert(
    fc.property(anyCropped, fc.array(anyMove, { maxLength: 12 }), (cropped, moves) => {
      const crop = moves.reduce((before, { kind, x, y }) => {
        if (kind === 'turn') return turnCrop(cropped, before)
        return kind === 'move' ? moveCrop(cropped, before, { x, y }) : zoomCrop(cropped, before, x, { x: y, y })
      }, firstCrop)
      const { picture, format } = cropped
      const [width, height] = crop.turn % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width]
      const part = toCropPart(cropped, crop)
      const slack = 1e-6 * Math.max(width, height)
      expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(-slack)
      expect(part.x + part.width).toBeLessThanOrEqual(width + slack)
      expect(part.y + part.height).toBeLessThanOrEqual(height + slack)
      expect(part.width / part.height).toBeCloseTo(format.width / format.height)
    }),
  )
})

test.each([0, 1, 2, 3] as const)('turned by %i quarters, the corners of the part are those of the canvas', (turn) => {
  const crop = moveCrop(upright, zoomCrop(upright, { ...firstCrop, turn }, 2), { x: 0.2, y: 0.1 })
  const part = toCropPart(upright, crop)
  const [a, b, c, d, e, f] = toMatrix(upright, crop, 350)
  const { width, height } = upright.picture
  // A place of the turned picture, back to where it lies on the picture as it is.
  const back = (u: number, v: number) =>
    ([
      [u, v],
      [v, height - u],
      [width - u, height - v],
      [width - v, u],
    ][turn] ?? [0, 0]) as [number, number]
  const show = (u: number, v: number) => {
    const [x, y] = back(u, v)
    return [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)]
  }
  expect(show(part.x, part.y)).toEqual([0, 0])
  expect(show(part.x + part.width, part.y + part.height)).toEqual([350, 450])
})

test.each([
  [
    { picture: { width: 3_000, height: 4_000 }, format: { width: 35, height: 45 } },
    { width: 1_400, height: 1_800 },
  ],
  [
    { picture: { width: 600, height: 700 }, format: { width: 51, height: 51 } },
    { width: 600, height: 600 },
  ],
  [
    { picture: { width: 100, height: 100 }, format: { width: 40, height: 60 } },
    { width: 67, height: 100 },
  ],
])('%j is written as %j', (cropped, size) => expect(toOutputSize(cropped, firstCrop)).toEqual(size))

test('a photo with 600 rows and more in the frame keeps at least as many', () => {
  const near = zoomCrop(upright, firstCrop, 6)
  expect(toCropPart(upright, near).height).toBeGreaterThan(600)
  expect(toOutputSize(upright, near).height).toBeGreaterThanOrEqual(600)
})

test.each([
  { width: 35, height: 45 },
  { width: 51, height: 51 },
  { width: 40, height: 60 },
])('the crown is above the chin in %j', (format) => {
  const { crown, chin } = toHeadGuide(format)
  expect([...crown, chin]).toEqual([...crown, chin].toSorted((one, other) => one - other))
})
