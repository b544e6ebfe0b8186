import { describe, expect, test } from 'vitest'
import { locales } from '../domain/text/locale.ts'
import { type Booked, type BookingNews, bookingSms } from './booking-sms.ts'
import type { Back } from './sms-parts.ts'

const booked: Booked = {
  code: 'K7QM2XRT',
  checkIn: '2026-12-30',
  checkOut: '2027-01-22',
  checkInClock: '14:00',
  property: 'هاوینەهەواری سەربانی هەورامان',
  address: 'گۆڕەپانی نەسر، شەقامی سەعدوون، تەنیشت بەتاوین، بەغدا',
}
const cash = { code: '12345678', amount: 12_345_678, until: new Date('2026-12-31T20:30:00Z'), place: null }
const ways: Back[] = [
  ...(['qi', 'fib', 'fastpay', 'wallet'] as const).map((method) => ({ amount: 12_345_678, method })),
  ...(['unpaid', 'policy', 'free'] as const),
]
const every: BookingNews[] = [
  ...(['confirmed', 'reminder'] as const).map((event) => ({ event })),
  ...[true, false].map((isFree) => ({ event: 'waiting' as const, isFree })),
  ...ways.map((back) => ({ event: 'rejected' as const, back, isOtherFree: true })),
  ...(['rejected', 'cancelled'] as const).flatMap((event) => ways.map((back) => ({ event, back }))),
  ...(['paid-late', 'paid-twice', 'refunded', 'refund-failed'] as const).flatMap((event) =>
    ways.flatMap((back) => (typeof back === 'string' ? [] : [{ event, back, subject: 1 }])),
  ),
  ...(['cash', 'cash-reminder'] as const).map((event) => ({ event, cash })),
]
const latin = { ...booked, property: 'Silversmith’s House', address: 'Nasr Square – Sadoun Street, Baghdad' }

describe.each(locales)('%s', (locale) => {
  const made = every.map((news) => ({ news, text: bookingSms(locale, locale === 'en' ? latin : booked, news) }))

  test('nothing stays unsaid', () => {
    for (const { text } of made) expect(text).not.toMatch(/:[a-z]|undefined|null|NaN| {2}|\s$/)
  })

  test('is two messages long at most, and the longest names are whole', () => {
    for (const { news, text } of made) {
      const max = 'cash' in news || 'isOtherFree' in news ? 201 : 134
      expect(text.length, text).toBeLessThanOrEqual(locale === 'en' ? 306 : max)
      expect(text).not.toContain('...')
    }
  })

  test('a name that is too long is cut, wherever it stands', () => {
    const property = `${locale === 'en' ? 'The House of the ' : 'بيت '}${'x '.repeat(300)}`
    for (const news of every) {
      const text = bookingSms(locale, { ...booked, property, address: property }, news)
      const hasName = text.includes('x x')
      expect(text.length, text).toBeLessThanOrEqual(
        locale === 'en' ? 3 * 153 : 'cash' in news || 'isOtherFree' in news ? 201 : 134,
      )
      if (hasName) expect(text).toContain('...')
      expect(text.split('\u2068')).toHaveLength(text.split('\u2069').length)
    }
  })
})

test('English stays within the alphabet of the telephone', () => {
  for (const news of every) expect(bookingSms('en', latin, news)).toMatch(/^[ -Z_a-z]*$/)
})

describe('reads like this', () => {
  const stay = { ...booked, code: '42', checkIn: '2026-11-20', checkOut: '2026-11-22' }
  const paid = { amount: 200_000, method: 'qi' } as const
  test.each([
    [
      { event: 'confirmed' },
      'en',
      'Safar: your booking 42 is confirmed. Cihan Hotel, 20 - 22 November, check-in from 14:00.',
    ],
    [
      { event: 'confirmed' },
      'ar',
      'سفر: تم تأكيد حجزك رقم 42 في Cihan Hotel، من 20 إلى 22 تشرين الثاني. الوصول من الساعة 14:00.',
    ],
    [
      { event: 'confirmed' },
      'ku',
      'سەفەر: حجزی 42 پشتڕاست کرایەوە. Cihan Hotel، لە 20 تا 22ی تشرینی دووەم. هاتن دوای 14:00.',
    ],
    [
      { event: 'cancelled', back: paid },
      'en',
      'Safar: your booking 42 at Cihan Hotel is cancelled. 200,000 IQD will be refunded to you (Qi Card).',
    ],
    [{ event: 'cancelled', back: 'free' }, 'en', 'Safar: your booking 42 at Cihan Hotel is cancelled.'],
    [{ event: 'refunded', back: paid, subject: 1 }, 'ar', 'سفر: أُعيد إليك مبلغ 200,000 د.ع عن حجزك رقم 42 (كي كارد).'],
    [
      { event: 'cash', cash: { ...cash, place: { en: '', ar: '', ku: 'شەقامی گولان 5' } } },
      'ku',
      'سەفەر: حجزی 42 تا 31ی کانوونی یەکەم، 23:30، بۆت ڕاگیراوە. پارەی نەختینە: 12,345,678 د.ع، کۆد: 12345678، شوێن: شەقامی گولان 5',
    ],
  ] as const)('%j in %s', (news, locale, text) => {
    const message = bookingSms(locale, { ...stay, property: 'Cihan Hotel' }, news)
    expect(message.replaceAll(/[\u2068\u2069]/g, '')).toBe(text)
    if (locale !== 'en' && text.includes('Cihan')) expect(message).toContain('\u2068Cihan Hotel\u2069')
  })

  test('a stay across a month names both', () => {
    expect(bookingSms('en', latin, { event: 'confirmed' })).toContain("Silversmith's House, 30 December - 22 January,")
  })
})
