import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from './day.ts'
import {
  addWorkingDays,
  countWorkingDays,
  type HolidayChanges,
  isWorkingDay,
  noHolidayChanges,
} from './working-days.ts'

test.each<[Day, boolean]>([
  ['2026-11-15', true],
  ['2026-11-19', true],
  // Friday and Saturday.
  ['2026-11-20', false],
  ['2026-11-21', false],
  // Army Day, Nowruz, Victory Day.
  ['2027-01-06', false],
  ['2027-03-21', false],
  ['2026-12-10', false],
  // The first three days of Shawwal 1448.
  ['2027-03-09', false],
  ['2027-03-10', false],
  ['2027-03-11', false],
])('%s is worked on: %s', (day, isWorked) => {
  expect(isWorkingDay(day, noHolidayChanges)).toBe(isWorked)
})

test('a decision of the cabinet overrides the calendar', () => {
  const changes: HolidayChanges = new Map([
    ['2026-11-16', 'off'],
    ['2026-11-20', 'open'],
  ])
  expect(isWorkingDay('2026-11-16', changes)).toBe(false)
  expect(isWorkingDay('2026-11-20', changes)).toBe(true)
})

test.each<[Day, number, Day]>([
  ['2026-11-15', 0, '2026-11-15'],
  ['2026-11-15', 1, '2026-11-16'],
  // Thursday, and the next one is Sunday.
  ['2026-11-19', 1, '2026-11-22'],
  ['2026-11-20', 1, '2026-11-22'],
  ['2026-11-15', 5, '2026-11-22'],
  // Over Victory Day.
  ['2026-12-09', 1, '2026-12-13'],
])('%s and %i working days are %s', (day, count, end) => {
  expect(addWorkingDays(day, count, noHolidayChanges)).toBe(end)
})

test('adding and counting are one rule', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 60 }), (offset, count) => {
      const day = addDays('2026-01-01', offset)
      const end = addWorkingDays(day, count, noHolidayChanges)
      expect(isWorkingDay(end, noHolidayChanges)).toBe(true)
      expect(countWorkingDays(day, end, noHolidayChanges)).toBe(count)
    }),
    { numRuns: 200 },
  )
})

test('a search for a working day ends even if every day is off', () => {
  const none = { get: () => 'off' } as unknown as HolidayChanges
  expect(addWorkingDays('2026-11-15', 3, none) > '2026-11-15').toBe(true)
})
