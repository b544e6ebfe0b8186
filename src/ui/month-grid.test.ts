import { expect, test } from 'vitest'
import { clampDay, dayByKey, monthWeeks, shiftMonth } from './month-grid.ts'

test('the weeks of a month hold each of its days once, in order', () => {
  for (const month of ['2026-02', '2026-11', '2028-02', '2026-08']) {
    for (const weekStart of [0, 6]) {
      const weeks = monthWeeks(month, weekStart)
      const days = weeks.flat().filter((day) => day !== null)
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
      expect(days).toEqual(days.toSorted())
      expect(new Set(days).size).toBe({ '2026-02': 28, '2026-11': 30, '2028-02': 29, '2026-08': 31 }[month])
    }
  }
})

test('1 November 2026 is a Sunday: first in an English week, second in an Iraqi one', () => {
  expect(monthWeeks('2026-11', 0)[0]?.indexOf('2026-11-01')).toBe(0)
  expect(monthWeeks('2026-11', 6)[0]?.indexOf('2026-11-01')).toBe(1)
})

test.each([
  ['ArrowRight', false, '2026-11-16'],
  ['ArrowRight', true, '2026-11-14'],
  ['ArrowLeft', true, '2026-11-16'],
  ['ArrowDown', true, '2026-11-22'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageDown', false, '2026-12-15'],
  ['Tab', false, null],
])('%s from 15 November, right-to-left %s', (key, isRtl, day) => {
  expect(dayByKey('2026-11-15', key, { isRtl, weekStart: 0 })).toBe(day)
})

test('a month step stays inside the shorter month', () => {
  expect(dayByKey('2027-01-31', 'PageDown', { isRtl: false, weekStart: 0 })).toBe('2027-02-28')
})

test('months cross years in both directions', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
})

test('a day is held between its bounds', () => {
  expect(clampDay('2026-01-01', '2026-02-01')).toBe('2026-02-01')
  expect(clampDay('2026-03-01', '2026-02-01', '2026-02-20')).toBe('2026-02-20')
})
