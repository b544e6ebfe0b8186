import { expect, test } from 'vitest'
import { farther, maxPaperZoom, moveBy, nearer, pressKey, toTransform, turn, wholePaper, zoomBy } from './zoom.ts'

test('what is under the pointer stays under it', () => {
  const at = { x: 0.25, y: -0.1 }
  const near = zoomBy(wholePaper, 4, at)
  // The point of the paper that lies at `at`, before and after.
  expect((at.x - near.x) / near.scale).toBeCloseTo(at.x)
  expect((at.y - near.y) / near.scale).toBeCloseTo(at.y)
})

test('nothing is lost: neither by moving, nor by zooming', () => {
  expect(moveBy(wholePaper, 3, -3)).toEqual(wholePaper)
  expect(moveBy(zoomBy(wholePaper, 2), 3, -3)).toEqual({ scale: 2, x: 0.5, y: -0.5, turns: 0 })
  expect(zoomBy(moveBy(zoomBy(wholePaper, 4), 1, 1), 0.01)).toEqual(wholePaper)
  expect(zoomBy(wholePaper, 100).scale).toBe(maxPaperZoom)
  expect(farther(nearer(wholePaper)).scale).toBeCloseTo(1)
})

test('four turns are none, wherever one looks', () => {
  const near = moveBy(zoomBy(wholePaper, 3), 0.4, -0.7)
  expect(turn(turn(turn(turn(near))))).toEqual({ ...near, turns: 4 })
  expect(toTransform(turn(wholePaper))).toBe('translate(0%, 0%) scale(1) rotate(90deg)')
})

test('keys: those that mean something, and no others', () => {
  expect(pressKey(wholePaper, '+')).toEqual(nearer(wholePaper))
  expect(pressKey(nearer(wholePaper), '0')).toEqual(wholePaper)
  expect(pressKey(wholePaper, 'r')?.turns).toBe(1)
  expect(pressKey(nearer(wholePaper), 'ArrowDown')?.y).toBeLessThan(0)
  // The page scrolls where there is nothing to move.
  expect(pressKey(wholePaper, 'ArrowDown')).toBeNull()
  expect(pressKey(wholePaper, 'Tab')).toBeNull()
})
