import { expect, test } from 'vitest'
import { locales } from '../domain/text/locale.ts'
import { restSms } from './rest-sms.ts'

const name = 'A week in the mountains and at the lakes with everything that one can think of'
const told = {
  code: 'ABCD2345',
  title: { en: name, ar: 'أسبوع في الجبال والبحيرات '.repeat(4), ku: 'هەفتەیەک لە چیاکان '.repeat(5) },
}
const news = [
  { event: 'rest-paid' },
  { event: 'rest-reminder', rest: { amount: 12_345_750, currency: 'IQD' }, dinars: null, dueOn: '2027-09-30' },
  { event: 'rest-reminder', rest: { amount: 1_234.5, currency: 'USD' }, dinars: 1_617_195, dueOn: '2027-09-30' },
  { event: 'rest-overdue', back: { amount: 12_345_750, method: 'fastpay' } },
  { event: 'rest-overdue', back: 'policy' },
] as const

test.each(locales)('two messages are enough for everything, in %s', (locale) => {
  for (const one of news) {
    const text = restSms(locale, told, one)
    expect(text.length).toBeLessThanOrEqual(2 * (locale === 'en' ? 153 : 67))
    expect(text).toContain('ABCD2345')
    expect(text).not.toMatch(/:[a-z]/)
  }
})

test('what, how much and until when', () => {
  expect(restSms('en', { ...told, title: { en: 'Marshes', ar: 'الأهوار', ku: 'زۆنگاوەکان' } }, news[2])).toBe(
    'Safar: pay the remaining amount, $1,234.50 (about 1,617,195 IQD), by 30 September, or your purchase will be cancelled: Marshes (no. ABCD2345).',
  )
})
