import { expect, test } from 'vitest'
import { toShownDate, toTypedDate } from './date-typing.ts'

test.each([
  ['', ''],
  ['1', '1'],
  ['17', '17'],
  ['170', '17/0'],
  ['17/05', '17/05'],
  ['17/', '17'],
  ['1/', '01'],
  ['1705199', '17/05/199'],
  ['17051990', '1990-05-17'],
  ['17/5/1990', '1990-05-17'],
  ['1.5.1990', '1990-05-01'],
  ['١٧/٠٥/١٩٩٠', '1990-05-17'],
  ['۱۷۰۵۱۹۹۰', '1990-05-17'],
  ['1990-05-17', '1990-05-17'],
  ['17/05/19901', '1990-05-17'],
  ['abc', ''],
])('%s is kept as %s', (typed, kept) => {
  expect(toTypedDate(typed)).toBe(kept)
})

test('what is kept is shown day first, and stays what it is when typed again', () => {
  expect(toShownDate('1990-05-17')).toBe('17/05/1990')
  expect(toShownDate('17/05/19')).toBe('17/05/19')
  expect(toTypedDate(toShownDate('1990-05-17'))).toBe('1990-05-17')
})
