import { expect, test } from 'vitest'
import { loadInvoice, toInvoice } from './load-invoice.ts'

const price = (amount: number) => ({ amount, currency: 'IQD' as const })
const invoice: Parameters<typeof toInvoice>[1] = {
  invoiceId: 'INV-100004',
  orderId: 100_004,
  code: 'S7KQ2RTW',
  itemType: 'discount_package',
  itemId: 3,
  itemPath: '/account/history/3',
  title: 'City',
  titleEn: 'City',
  day: '2026-11-16',
  paidAt: '2026-11-16T10:00:00Z',
  paymentMethod: 'qi',
  seller: { name: 'Safar', address: 'Karrada, Baghdad', phone: '+9647700000100', email: null },
  customer: { name: 'Layla Hassan' },
  lines: [
    {
      title: 'City · Month',
      titleEn: 'City · Month',
      day: null,
      count: 1,
      price: price(8_000),
      amount: price(8_000),
      amountBefore: price(8_000),
    },
  ],
  totalBeforeDiscount: price(8_000),
  voucherDiscount: price(0),
  pointsDiscount: price(0),
  rounding: price(0),
  total: price(8_000),
  fullTotal: price(8_000),
  saved: price(0),
  dinars: price(8_000),
  rate: null,
  rateDay: null,
  payments: [{ amount: price(8_000), method: 'qi', paidAt: '2026-11-16T10:00:00Z', isForChange: false }],
  refunds: [],
}

test('where nothing was taken off, there is a line and a total', () =>
  expect(toInvoice('en', invoice)).toMatchObject({
    lines: [{ title: 'City · Month', note: null, count: '1', price: '8,000 IQD', amount: '8,000 IQD' }],
    sums: [],
    total: '8,000 IQD',
    dinars: [],
    seller: { name: 'Safar', lines: ['Karrada, Baghdad', '\u2066+964 770 000 0100\u2069'] },
  }))

test('what was taken off stands between them', () =>
  expect(
    toInvoice('en', { ...invoice, pointsDiscount: price(1_000), rounding: price(-250), total: price(6_750) }).sums,
  ).toEqual([
    { label: 'Subtotal', amount: '8,000 IQD' },
    { label: 'Points discount', amount: '−1,000 IQD' },
    { label: 'Rounded down for cash', amount: '−250 IQD' },
  ]))

test('what came back is said with its day, and what is on its way without', () => {
  const refund = { amount: price(8_000), to: 'qi' as const, askedAt: '2026-11-16T11:00:00Z' }
  const { refunds } = toInvoice('en', {
    ...invoice,
    refunds: [
      { ...refund, status: 'refunded', refundedAt: '2026-11-16T22:00:00Z' },
      { ...refund, status: 'waiting', refundedAt: null },
    ],
  })
  expect(refunds.map(({ text, state }) => `${text}, ${state}`)).toEqual([
    '8,000 IQD to Qi Card, refunded on 17 November 2026',
    '8,000 IQD to Qi Card, on its way',
  ])
})

test('dollars say how many dinars were paid, at which rate and of which day', () =>
  expect(toInvoice('en', { ...invoice, rate: 1_310, rateDay: '2026-11-15', dinars: price(131_000) }).dinars).toEqual([
    { label: 'Paid in dinars', amount: '131,000 IQD' },
    { label: 'Dinars per dollar (rate of Sunday, 15 November 2026)', amount: '\u20661,310\u2069' },
  ]))

test('each payment is said with its way, its day and its amount', () => {
  const payments = [
    ...invoice.payments,
    { amount: price(2_000), method: 'cash' as const, paidAt: '2026-11-17T21:30:00Z', isForChange: true },
  ]
  const shown = toInvoice('en', { ...invoice, payments })
  expect(shown.payments).toMatchObject([
    { text: 'Qi Card · 16 November 2026', note: null, amount: '8,000 IQD' },
    { text: 'Cash · 18 November 2026', note: 'For a change', amount: '2,000 IQD' },
  ])
  expect(shown.facts.map(({ label }) => label)).not.toContain('Payment method')
  expect(toInvoice('en', invoice).facts.map(({ label }) => label)).toContain('Payment method')
})

test('an Arabic receipt has an English one at hand, an English one none', async () => {
  const call = async () => ({ ...invoice, title: 'المدينة' })
  const load = (locale: 'ar' | 'en') => loadInvoice({ call: call as never, locale }, 4)
  const { english, messages } = await load('ar')
  expect([messages.heading, english?.messages.heading]).toEqual(['وصل', 'Receipt'])
  expect(english?.facts[0]).toEqual({ label: 'Item', value: 'City' })
  expect(english?.seller.name).toBe('Safar')
  expect((await load('en')).english).toBeNull()
})

test('the way back leads to the reservation that it is of, and else to all of them', () => {
  expect(toInvoice('en', invoice).back.to).toBe('/account/transactions')
  expect(toInvoice('en', { ...invoice, itemType: 'reservation' }).back.to).toBe('/account/history/3')
})

test('what all discounts have saved stands below the total, and nothing where nothing was saved', () => {
  expect(toInvoice('en', invoice).savings).toEqual([])
  const { savings } = toInvoice('en', { ...invoice, fullTotal: price(10_000), saved: price(2_000) })
  expect(savings).toEqual([
    { label: 'Price before all discounts', amount: '10,000 IQD' },
    { label: 'Saved', amount: '2,000 IQD' },
  ])
})
