import { expect, test } from 'vitest'
import { type Locale, locales } from '../domain/text/locale.ts'
import { subscriptionSms } from './subscription-sms.ts'
import { topUpSms } from './top-up-sms.ts'

const title = { en: 'City Saver', ar: 'موفّر المدينة', ku: 'پاشەکەوتی شار' }
const period = { beginsAt: new Date('2027-01-10T09:00:00Z'), expiresAt: new Date('2027-02-09T21:00:00Z') }
const write = (locale: Locale, isNext: boolean, name = title) =>
  subscriptionSms(locale, { ...period, code: 'ABCD2345', title: name, isNext })

test('names the last day, not the midnight after it', () => {
  expect(write('en', false)).toBe(
    'Safar: your package City Saver is active. You can use it until 9 February (ABCD2345).',
  )
  expect(write('en', true)).toContain('It starts on 10 January')
})

test.each(locales)('%s: two messages long at most, whatever the package is called', (locale) => {
  const long = { en: 'A'.repeat(300), ar: 'ب'.repeat(300), ku: 'ب'.repeat(300) }
  const room = locale === 'en' ? 2 * 153 : 2 * 67
  for (const isNext of [false, true]) {
    expect(write(locale, isNext, long).length).toBeLessThanOrEqual(room)
    expect(write(locale, isNext)).toContain('ABCD2345')
  }
  expect(topUpSms(locale, { code: 'ABCD2345', amount: 1_000_000 }).length).toBeLessThanOrEqual(room / 2)
})
