import { expect, test } from 'vitest'
import { dayText, monthTitle, rangeText, shortRangeText } from './calendar-text.ts'

test.each([
  ['en', 'Sunday, 15 November 2026'],
  ['ar', 'الأحد، 15 تشرين الثاني 2026'],
  ['ku', 'یەکشەممە، 15ی تشرینی دووەمی 2026'],
] as const)('a day in %s', (locale, text) => {
  expect(dayText('2026-11-15', locale)).toBe(text)
})

test('a month carries its year', () => {
  expect(monthTitle('2027-01', 'en')).toBe('January 2027')
  expect(monthTitle('2027-01', 'ar')).toBe('كانون الثاني 2027')
  expect(monthTitle('2026-11', 'ku')).toBe('تشرینی دووەمی 2026')
})

test('a range of this year leaves the year out, another one shows it', () => {
  const stay = { start: '2026-12-30', end: '2027-01-02' }
  expect(rangeText({ start: '2026-11-22', end: '2026-11-25' }, 'en', '2026-11-15')).toBe(
    'Sun, 22 November – Wed, 25 November',
  )
  expect(rangeText({ start: '2026-11-22', end: '2026-11-25' }, 'ar', '2026-11-15')).toBe(
    'الأحد، 22 تشرين الثاني – الأربعاء، 25 تشرين الثاني',
  )
  expect(rangeText({ start: '2026-11-22', end: '2026-11-25' }, 'ku', '2026-11-15')).toBe(
    'یەکشەممە، 22ی تشرینی دووەم – چوارشەممە، 25ی تشرینی دووەم',
  )
  expect(rangeText(stay, 'en', '2026-11-15')).toBe('Wed, 30 December 2026 – Sat, 2 January 2027')
})

test.each([
  ['en', '17 – 19 Dec', '30 Nov – 2 Dec', '30 Dec – 2 Jan 2027'],
  ['ar', '17 – 19 كانون الأول', '30 تشرين الثاني – 2 كانون الأول', '30 كانون الأول – 2 كانون الثاني 2027'],
  ['ku', '17 – 19ی کانوونی یەکەم', '30ی تشرینی دووەم – 2ی کانوونی یەکەم', '30ی کانوونی یەکەم – 2ی کانوونی دووەمی 2027'],
] as const)('a range in few letters, in %s', (locale, ...texts) => {
  const ranges = [
    { start: '2026-12-17', end: '2026-12-19' },
    { start: '2026-11-30', end: '2026-12-02' },
    { start: '2026-12-30', end: '2027-01-02' },
  ]
  expect(ranges.map((range) => shortRangeText(range, locale, '2026-11-15'))).toEqual(texts)
})
