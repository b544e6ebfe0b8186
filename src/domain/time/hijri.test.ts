import { expect, test } from 'vitest'
import { addDays, type Day } from './day.ts'
import { hijriYears, toHijri } from './hijri.ts'
import { findHolyDays } from './holy-days.ts'

test('every day is what Intl calls it in the calendar of Umm al-Qura', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const wrong: Day[] = []
  for (let day = `${hijriYears.first}-01-01`; day <= `${hijriYears.last}-12-31`; day = addDays(day, 1)) {
    const parts = Object.fromEntries(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]))
    const found = toHijri(day)
    if (
      `${found?.year} ${found?.month} ${found?.day}` !==
      `${Number.parseInt(parts.year ?? '', 10)} ${parts.month} ${parts.day}`
    )
      wrong.push(day)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['2026-11-16', 0, { year: 1448, month: 6, day: 6 }],
  ['2026-11-16', 2, { year: 1448, month: 6, day: 8 }],
  ['2027-02-08', 0, { year: 1448, month: 9, day: 1 }],
  ['2027-02-08', -1, { year: 1448, month: 8, day: 30 }],
  ['2018-09-10', 0, null],
  ['2077-11-16', 0, { year: 1500, month: 12, day: 30 }],
  ['2077-11-17', 0, null],
  ['9999-12-31', 0, null],
])('%s with an offset of %d', (day, offset, expected) => expect(toHijri(day, offset)).toEqual(expected))

test.each([
  ['2027-02-08', ['ramadan']],
  ['2027-03-08', ['ramadan']],
  ['2027-03-09', ['eid-al-fitr']],
  ['2027-05-16', ['eid-al-adha']],
  ['2027-05-15', []],
  ['2026-06-25', ['ashura']],
  ['2026-08-03', ['arbaeen']],
  ['2026-03-20', ['eid-al-fitr', 'nawruz']],
  ['2027-03-21', ['nawruz']],
  ['2027-03-24', []],
  ['2099-03-21', ['nawruz']],
])('%s: %j', (day, names) => expect(findHolyDays(day)).toEqual(names))

test('somebody’s own calendar moves the days of the moon, not Nawruz', () => {
  expect(findHolyDays('2027-02-07', 1)).toEqual(['ramadan'])
  expect(findHolyDays('2027-03-21', 2)).toEqual(['nawruz'])
})
