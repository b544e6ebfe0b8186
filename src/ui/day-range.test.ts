import { expect, test } from 'vitest'
import { canEndOn, pickDay } from './day-range.ts'

const taken = { isUnavailable: (day: string) => day === '2026-11-18' }

test.each([
  ['2026-11-16', true],
  ['2026-11-18', true],
  ['2026-11-19', false],
  ['2026-11-15', false],
  ['2026-11-14', false],
])('a stay from the 15th may end on %s: %s', (end, may) => {
  expect(canEndOn('2026-11-15', end, taken)).toBe(may)
})

test('a stay may not be longer than allowed', () => {
  expect(canEndOn('2026-11-01', '2026-11-04', { maxNights: 3 })).toBe(true)
  expect(canEndOn('2026-11-01', '2026-11-05', { maxNights: 3 })).toBe(false)
})

test('two presses make a range, a third begins anew', () => {
  const first = pickDay(null, '2026-11-15', taken)
  const second = pickDay(first, '2026-11-17', taken)
  expect(second).toEqual({ start: '2026-11-15', end: '2026-11-17' })
  expect(pickDay(second, '2026-11-20', taken)).toEqual({ start: '2026-11-20', end: null })
})

test('a press before the start, or across a taken night, begins anew', () => {
  const draft = { start: '2026-11-15', end: null }
  expect(pickDay(draft, '2026-11-10', taken)).toEqual({ start: '2026-11-10', end: null })
  expect(pickDay(draft, '2026-11-20', taken)).toEqual({ start: '2026-11-20', end: null })
})

test('a taken day cannot begin a stay', () => {
  expect(pickDay(null, '2026-11-18', taken)).toBeNull()
})

test('where the start is fixed, each press is another end', () => {
  const rules = { ...taken, fixedStart: '2026-11-15' }
  const draft = { start: '2026-11-15', end: '2026-11-17' }
  expect(pickDay(draft, '2026-11-18', rules)).toEqual({ start: '2026-11-15', end: '2026-11-18' })
  expect(pickDay(draft, '2026-11-20', rules)).toEqual(draft)
  expect(pickDay(draft, '2026-11-14', rules)).toEqual(draft)
})
