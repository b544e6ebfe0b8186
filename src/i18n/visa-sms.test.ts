import { expect, test } from 'vitest'
import { type Locale, locales } from '../domain/text/locale.ts'
import { type VisaNews, visaSms } from './visa-sms.ts'

const title = { en: 'Jordan transit', ar: 'عبور الأردن', ku: 'ترانزێتی ئوردن' }
const write = (locale: Locale, news: VisaNews, called = title) =>
  visaSms(locale, { code: 'ABCD2345', title: called }, news)

test('says what, under which number, and by when', () => {
  expect(write('en', { event: 'visa-received', promisedOn: '2027-01-17' })).toBe(
    'Safar: we have your visa application: Jordan transit (no. ABCD2345). You will have an answer by 17 January.',
  )
})

const news: VisaNews[] = [
  { event: 'visa-received', promisedOn: '2027-01-17' },
  { event: 'visa-asked', subject: 1 },
  { event: 'visa-accepted' },
  { event: 'visa-rejected', back: { amount: 1_800_000, method: 'fastpay' } },
  { event: 'visa-rejected', back: { amount: 1_800_000, method: 'wallet' } },
  { event: 'visa-rejected', back: 'policy' },
  { event: 'visa-late', subject: 20270117 },
]

test.each(locales)('%s: two messages long at most, whatever it is called', (locale) => {
  const long = { en: 'A'.repeat(300), ar: 'ب'.repeat(300), ku: 'ب'.repeat(300) }
  for (const each of news) {
    const text = write(locale, each, long)
    expect(text.length).toBeLessThanOrEqual(locale === 'en' ? 2 * 153 : 2 * 67)
    expect(text).toContain('ABCD2345')
    expect(text).not.toMatch(/:[a-z]/)
  }
})
