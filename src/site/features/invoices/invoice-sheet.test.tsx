import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { toInvoice } from './load-invoice.ts'

const price = (amount: number) => ({ amount, currency: 'IQD' as const })
const invoice: Parameters<typeof toInvoice>[1] = {
  invoiceId: 'INV-100004',
  orderId: 100_004,
  code: 'S7KQ2RTW',
  itemType: 'reservation',
  itemId: 3,
  itemPath: '/account/history/3',
  title: 'نُزل',
  titleEn: 'Inn',
  day: '2026-11-16',
  paidAt: '2026-11-16T10:00:00Z',
  paymentMethod: 'qi',
  seller: { name: 'سفر', address: null, phone: null, email: null },
  customer: { name: 'Layla Hassan' },
  lines: [
    {
      title: 'غرفة',
      titleEn: 'Room',
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
const arabic = toInvoice('ar', invoice)
const lines = invoice.lines.map((line) => ({ ...line, title: line.titleEn }))
const english = toInvoice('en', { ...invoice, title: 'Inn', lines })

test('in two languages each text has its English below, marked as English, and what is the same stands there once', () => {
  const html = renderToStaticMarkup(<InvoiceSheet invoice={arabic} english={english} />)
  const below = [...html.matchAll(/<span lang="en" dir="ltr"[^>]*>([^<]*)</g)].map(([, text]) => text)
  for (const text of ['Receipt', 'Inn', 'Room', 'Amount', 'Total', 'Payments', 'Qi Card · 16 November 2026'])
    expect(below).toContain(text)
  expect(html.match(/S7KQ2RTW/g)).toHaveLength(1)
})

test('in one it has no English', () =>
  expect(renderToStaticMarkup(<InvoiceSheet invoice={arabic} english={null} />)).not.toContain('lang="en"'))
