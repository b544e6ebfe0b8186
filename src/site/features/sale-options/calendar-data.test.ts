import { expect, test } from 'vitest'
import { toCalendarData, toMoonDays } from './calendar-data.ts'

test('only months with something in them, each where its week begins', () => {
  const { weekdays, months } = toCalendarData('en', ['2026-11-20', '2026-11-27', '2027-02-08'])
  expect(weekdays[0]).toBe('Sun')
  expect(months.map(({ month, title, lead, length }) => [month, title, lead, length])).toEqual([
    ['2026-11', 'November 2026', 0, 30],
    ['2027-02', 'February 2027', 1, 28],
  ])
})

test('in Iraq the week begins on Saturday', () => {
  const { weekdays, months } = toCalendarData('ar', ['2026-11-20'])
  expect(weekdays[0]).toBe('س')
  expect(months[0]?.lead).toBe(1)
})

test('a month names its months of the moon, as far ahead or behind as a device is', () => {
  const [month] = toCalendarData('en', ['2027-02-10']).months
  expect(month?.moon).toHaveLength(5)
  expect(month?.moon[2]).toBe('Shaban – Ramadan 1448')
  expect(month?.holy).toEqual([{ name: 'Ramadan', days: '8–28 February' }])
})

test('a calendar that is a day ahead reads the date of the next day', () => {
  const days = toMoonDays('ku', ['2027-03-09'])
  expect(Object.keys(days).sort()).toEqual(['2027-03-07', '2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'])
  expect(days['2027-03-09']).toBe('1ی شەوالی 1448ی کۆچی')
  expect(days['2027-03-10']).toBe('2ی شەوالی 1448ی کۆچی')
})
