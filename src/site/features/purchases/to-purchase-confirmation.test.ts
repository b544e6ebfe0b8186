import { describe, expect, test } from 'vitest'
import { registerMessages } from '../../../client/text.tsx'
import { ar } from '../../../i18n/messages/ar.ts'
import { ku } from '../../../i18n/messages/ku.ts'
import { toQrDrawing } from '../../../ui/qr-drawing.ts'
import type { PurchasePage } from './purchase-state.ts'
import { tour } from './testing/purchase.ts'
import { toPurchaseConfirmation } from './to-purchase-confirmation.ts'

registerMessages('ar', ar)
registerMessages('ku', ku)

const contacts = { contacts: [] } as unknown as Parameters<typeof toPurchaseConfirmation>[2]
const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '')
const print = (locale: 'ar' | 'ku', changed: Partial<PurchasePage> = {}, payment: object | null = null) =>
  toPurchaseConfirmation(locale, { page: { ...tour, ...changed }, payment: payment as never }, contacts)

test('the paper of a tour says in two languages when and where it begins, what it cost, whom to call and who comes', () => {
  const paper = print('ar')
  expect(paper?.isSettled).toBe(true)
  expect(paper?.sides.map(({ tag, title, address }) => [tag, title, plain(address)])).toEqual([
    ['ar', 'جبال كردستان', 'نقطة التجمّع: كراج أربيل الرئيسي، طريق كركوك، أربيل'],
    ['ckb', 'چیاکانی کوردستان', 'شوێنی کۆبوونەوە: تێرمیناڵی گەراجی هەولێر، ڕێگای کەرکووک، هەولێر'],
  ])
  for (const { facts, lines } of paper?.sides ?? []) {
    const text = plain(facts.map(({ value }) => value).join(' | '))
    for (const part of ['K7QM2XRT', '07:00', '1,050,000', '+964 770 111 2233', '36.16000, 44.01300'])
      expect(text).toContain(part)
    expect(lines.map(plain)).toEqual(['Layla Hassan'])
  }
  expect(paper?.wayQr).toEqual(toQrDrawing('geo:36.16000,44.01300'))
  expect(paper?.qr).toEqual(toQrDrawing('Safar K7QM2XRT\n2026-12-04\nLayla Hassan'))
})

test('the amount says how it was paid, and what is left of it', () => {
  const rest = { amount: { amount: 800_000, currency: 'IQD' }, dinars: null, dueOn: '2026-11-24' } as const
  const [side] = print('ku', { rest })?.sides ?? []
  const text = plain((side?.facts ?? []).map(({ label, value }) => `${label}: ${value}`).join(' | '))
  expect(text).toContain('پێشەکی دراوە')
  expect(text).toContain('کی کارد')
  expect(text).toContain('800,000')
})

test('whoever is fetched has no map, but the place that they named', () => {
  const paper = print('ar', {
    itemType: 'offer',
    pickupLocation: 'Karrada 62',
    printed: { ...tour.printed, meeting: null },
  })
  expect(paper?.wayQr).toBeNull()
  expect(paper?.sides.map(({ facts }) => facts.some(({ value }) => value === 'Karrada 62'))).toEqual([true, true])
})

test('tickets are named in both languages', () => {
  const seat = { en: 'Seat', ar: 'مقعد', ku: 'کورسی' }
  const paper = print('ar', {
    itemType: 'event',
    printed: { ...tour.printed, language: 'ar', places: [{ title: seat, count: 2 }] },
  })
  const texts = paper?.sides.map(({ facts }) => facts.map(({ value }) => value).join(' | '))
  expect(texts?.[0]).toContain('2 × مقعد')
  expect(texts?.[1]).toContain('2 × Seat')
})

describe('while the money is waited for', () => {
  const held = { status: 'pending', paymentStatus: 'notPaidYet', holdUntil: '2026-11-19T18:00:00Z' } as const
  const cash = {
    method: 'cash',
    status: 'open',
    amount: { amount: 1_050_000, currency: 'IQD' },
    cash: { code: '4417', deadline: '2026-11-19T18:00:00Z', address: 'مكتب دجلة' },
  }

  test('in cash, the paper says that it is held, what to bring until when, and by which code', () => {
    const paper = print('ar', held, cash)
    expect(paper?.isSettled).toBe(false)
    expect(paper?.sides[0]?.heading).toContain('محفوظ لك، والدفع نقداً')
    for (const { facts, hint } of paper?.sides ?? []) {
      const text = facts.map(({ value }) => value).join(' | ')
      for (const part of ['4417', '21:00', '1,050,000']) expect(text).toContain(part)
      expect(hint).toContain('21:00')
    }
  })

  test.each([
    [{ ...held, paymentStatus: 'unpaid' } as const, null],
    [{ status: 'pending', paymentStatus: 'paid' } as const, null],
    [{ status: 'rejected' } as const, cash],
  ])('else there is nothing to show yet', (changed, payment) => expect(print('ar', changed, payment)).toBeNull())
})
