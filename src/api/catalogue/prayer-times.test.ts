import { expect, test } from 'vitest'
import type { Problem } from '../../contract/problems.ts'
import { findLocations } from '../../db/queries/catalogue/locations.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { toFieldMessage } from '../../i18n/field-errors.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const now = new Date('2026-11-16T21:30:00Z')
const ask = (id: number | string, query: Record<string, string> = {}, locale: Locale = 'en') =>
  createApi({ db: database.db, now: () => now }).dispatch('GET /public/prayer-times/{id}', {
    locale,
    params: { id: String(id) },
    query,
  })

const locations = async () => (await findLocations(database.db, 'en', { page: 1, limit: 100 })).data
const idOf = async (title: string) => (await locations()).find((one) => one.title === title)?.id ?? 0

test('every location has a month of times, by each of its methods', async () => {
  const all = await locations()
  expect(all).toHaveLength(19)
  for (const { id, title } of all) {
    const { methods } = await ask(id)
    for (const { key } of methods) {
      const { data, location, method } = await ask(id, { method: key, days: '31', date: '2028-02-10' })
      expect([location.title, method.key, data.length]).toEqual([title, key, 31])
      expect(data.map(({ date }) => date)).toContain('2028-02-29')
    }
  }
})

test('today is Baghdad’s, where it is half past midnight already', async () => {
  const { data, method, utcOffset } = await ask(await idOf('Baghdad'))
  expect([method.key, utcOffset, data.length]).toEqual(['mwl', '+03:00', 1])
  expect(data[0]).toMatchObject({ date: '2026-11-17', hijri: { year: 1448, month: 6, day: 7 }, dhuhr: '11:48' })
})

test('a Kurdish city goes by its printed calendar', async () => {
  const { data, method, methods } = await ask(await idOf('Erbil'), { date: '2028-02-29' })
  expect(method).toEqual({ key: 'table', name: 'Printed calendar of the city' })
  expect(methods.map(({ key }) => key)).toEqual(['table', 'mwl', 'umm-al-qura', 'egyptian', 'karachi', 'jafari'])
  expect(data[0]).toMatchObject({ fajr: '05:17', sunrise: '06:41', dhuhr: '12:26', maghrib: '18:02', isha: '19:17' })
})

test('Hijri dates and methods have names in every language', async () => {
  const id = await idOf('Erbil')
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const { data, method } = await ask(id, { date: '2026-11-16' }, locale)
      return [data[0]?.hijri.text, method.name]
    }),
  )
  expect(texts).toEqual([
    ['6 Jumada al-Akhira 1448 AH', 'Printed calendar of the city'],
    ['6 جمادى الآخرة 1448 هـ', 'تقويم المدينة المطبوع'],
    ['6ی جەمادیی دووەمی 1448ی کۆچی', 'ڕۆژژمێری چاپکراوی شارەکە'],
  ])
})

test('digits of any kind are welcome', async () => {
  const { data } = await ask(await idOf('Baghdad'), { date: '٢٠٢٧-٠٢-٠٨', days: '٣٠' })
  expect([data[0]?.date, data.length, data[0]?.hijri.month]).toEqual(['2027-02-08', 30, 9])
})

test.each([
  [{ date: '9999-01-01' }, 'date', 'Available only for the years 2019–2076.'],
  [{ date: '1999-12-31' }, 'date', 'Available only for the years 2019–2076.'],
  [{ date: '2027-02-29' }, 'date', 'This is not a valid date.'],
  [{ date: 'tomorrow' }, 'date', 'This is not a valid date.'],
  [{ date: '' }, 'date', 'This is not a valid date.'],
  [{ days: '32' }, 'days', 'This must be at most 31.'],
  [{ days: '0' }, 'days', 'This must be at least 1.'],
  [{ days: 'all' }, 'days', 'This must be a number.'],
  [{ method: 'moonshine' }, 'method', 'This is not a valid value.'],
  [{ method: 'table' }, 'method', 'This is not a valid value.'],
])('%j is refused for its %s', async (query, field, message) => {
  const problem = (await ask(await idOf('Baghdad'), query).catch((thrown) => thrown)) as Problem
  expect(problem.code).toBe('INVALID_INPUT')
  const error = problem.fields?.[field]
  expect(error && toFieldMessage('en', error)).toBe(message)
  for (const locale of ['ar', 'ku'] as const) expect(error && toFieldMessage(locale, error)).not.toMatch(/[A-Za-z]/)
})

test('the last day that is known has a whole month after it', async () => {
  const { data } = await ask(await idOf('Duhok'), { date: '2076-12-31', days: '31' })
  expect(data.at(-1)?.hijri.year).toBe(1500)
})
