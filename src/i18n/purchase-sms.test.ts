import { expect, test } from 'vitest'
import { type Locale, locales } from '../domain/text/locale.ts'
import { type PurchaseNews, purchaseSms } from './purchase-sms.ts'

const title = { en: 'Three days in Duhok', ar: 'ثلاثة أيام في دهوك', ku: 'سێ ڕۆژ لە دهۆک' }
const startsAt = new Date('2027-03-01T04:00:00Z')
const write = (
  locale: Locale,
  news: PurchaseNews,
  more: { title?: typeof title; startsAt?: Date | null; isFlight?: boolean } = {},
) => purchaseSms(locale, { code: 'ABCD2345', title, startsAt, isFlight: false, ...more }, news)

test('says what, when and under which number', () => {
  expect(write('en', { event: 'confirmed' })).toBe(
    'Safar: confirmed: Three days in Duhok, 1 March (no. ABCD2345). Your tickets are in your account.',
  )
  expect(write('en', { event: 'confirmed' }, { startsAt: null })).toContain('confirmed: Three days in Duhok (no.')
})

const news: PurchaseNews[] = [
  { event: 'confirmed' },
  { event: 'waiting', isFree: true },
  { event: 'waiting', isFree: false },
  { event: 'rejected', back: { amount: 1_800_000, method: 'fastpay' } },
  { event: 'rejected', back: 'free' },
  { event: 'airline-ticket', subject: 1 },
]

test('of a flight it promises the airline’s ticket, and no ticket of ours', () => {
  const text = write('en', { event: 'confirmed' }, { isFlight: true })
  expect(text).toContain('The agency will add the airline ticket to your account')
  expect(text).not.toContain('Your tickets')
})

test.each(locales)('%s: two messages long at most, whatever it is called, and never without its day', (locale) => {
  const long = { en: 'A'.repeat(300), ar: 'ب'.repeat(300), ku: 'ب'.repeat(300) }
  for (const [index, each] of news.entries()) {
    const text = write(locale, each, { title: long, isFlight: index % 2 === 0 })
    expect(text.length).toBeLessThanOrEqual(locale === 'en' ? 2 * 153 : 2 * 67)
    expect(text).toContain('ABCD2345')
    expect(text).toMatch(/\.\.\.[,،] 1/)
    expect(text).not.toMatch(/:[a-z]/)
  }
})
