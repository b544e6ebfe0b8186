import { describe, expect, test } from 'vitest'
import { orderKindNames } from '../domain/orders/order.ts'
import { locales } from '../domain/text/locale.ts'
import { type OrderNews, orderSms } from './order-sms.ts'
import type { Back } from './sms-parts.ts'

const place = {
  en: 'Safar, 60 Metre Road, Erbil',
  ar: 'سفر، شارع 60 متري، أربيل',
  ku: 'سەفەر، شەقامی 60 مەتری، هەولێر',
}
const cash = { code: '12345678', amount: 12_345_678, until: new Date('2026-12-31T20:30:00Z'), place }
const ways = (['qi', 'fib', 'fastpay', 'wallet'] as const).map((method) => ({ amount: 12_345_678, method }))
const backs: Back[] = [...ways, 'unpaid', 'policy', 'free']
const every: OrderNews[] = [
  { event: 'confirmed' },
  ...backs.map((back) => ({ event: 'cancelled' as const, back })),
  ...(['paid-late', 'paid-twice', 'refunded', 'refund-failed'] as const).flatMap((event) =>
    ways.map((back) => ({ event, back, subject: 1 })),
  ),
  ...(['cash', 'cash-reminder'] as const).map((event) => ({ event, cash })),
]

describe.each(locales)('%s', (locale) => {
  const told = orderKindNames.flatMap((kind) =>
    every.map((news) => ({ news, text: orderSms(locale, { code: 'K7QM2XRT', kind, title: null }, news) })),
  )

  test('nothing stays unsaid, and nothing has to be cut', () => {
    for (const { news, text } of told) {
      expect(text).not.toMatch(/:[a-z]|undefined|null|NaN| {2}|\s$|\.\.\./)
      const max = 'cash' in news ? 201 : 134
      expect(text.length, text).toBeLessThanOrEqual(locale === 'en' ? (max * 153) / 67 : max)
    }
  })

  test('names what has a name, cut where it must be', () => {
    const name = 'ب'.repeat(200)
    const title = { en: 'B'.repeat(400), ar: name, ku: name }
    for (const news of every) {
      const text = orderSms(locale, { code: 'K7QM2XRT', kind: 'offer', title }, news)
      expect(text).toContain('K7QM2XRT')
      if (!('cash' in news)) expect(text).toContain('...')
    }
  })
})
