import { describe, expect, test } from 'vitest'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { toPartyText } from '../../../i18n/party-text.ts'
import { toPolicyRule, toPolicyText, toPriceSums } from './booking-messages.ts'

const messages = bookingMessages.en
const room = (night: string, amount: number, roomTypeId = 1) =>
  ({
    kind: 'room',
    roomTypeId,
    title: `Room ${roomTypeId}`,
    night,
    count: 2,
    price: amount / 2,
    amount,
    amountBefore: amount,
  }) as const
const children = (night: string, amount: number) =>
  ({ kind: 'children', night, count: 1, price: amount, amount, amountBefore: amount }) as const
const priced = {
  voucherDiscount: 0,
  pointsDiscount: 0,
  rounding: 0,
  fullTotal: 8.3,
  saved: 0,
  currency: 'USD' as const,
}

describe('what a total is made of', () => {
  const lines = [room('2026-11-20', 0.1), room('2026-11-21', 0.2), room('2026-11-20', 5, 2), children('2026-11-20', 3)]

  test('a row for each kind of room and for the children, with its nights', () => {
    const { sums, total } = toPriceSums('en', messages, { ...priced, lines, totalBeforeDiscount: 8.3, total: 8.3 })
    expect(sums.map(({ label, times, amount }) => [label, times, amount])).toEqual([
      ['Room 1', 2, '$0.30'],
      ['Room 2', 2, '$5'],
      ['Children', 1, '$3'],
    ])
    expect(sums[0]?.parts).toEqual([
      { label: 'Friday, 20 November 2026', amount: '$0.10' },
      { label: 'Saturday, 21 November 2026', amount: '$0.20' },
    ])
    expect(total).toEqual({ label: 'Total price', amount: '$8.30' })
  })

  test('with a rate each row and each night says the other currency, and the total is as it was', () => {
    const cost = { ...priced, lines, totalBeforeDiscount: 8.3, voucherDiscount: 1, total: 7.3 }
    const { sums, total } = toPriceSums('en', messages, cost, 1_310)
    expect(sums.map(({ about }) => about?.text)).toEqual([
      '≈\u00a0393 IQD',
      '≈\u00a06,550 IQD',
      '≈\u00a03,930 IQD',
      '≈\u00a010,873 IQD',
      '≈\u00a0−1,310 IQD',
    ])
    expect(sums[0]?.parts?.map(({ about }) => about)).toEqual([
      { text: '≈\u00a0131 IQD', currency: 'IQD' },
      { text: '≈\u00a0262 IQD', currency: 'IQD' },
    ])
    expect(total).toEqual(toPriceSums('en', messages, cost).total)
  })

  test('what comes off follows the sum that it comes off from', () => {
    const discounts = { totalBeforeDiscount: 8.3, voucherDiscount: 1, pointsDiscount: 2, total: 5.3 }
    const { sums } = toPriceSums('en', messages, { ...priced, ...discounts, lines })
    expect(sums.slice(3).map(({ label, amount }) => [label, amount])).toEqual([
      ['Subtotal', '$8.30'],
      ['Voucher discount', '−$1'],
      ['Points discount', '−$2'],
    ])
  })

  test('a discount is seen in its row, beside the total, and as what is saved', () => {
    const reduced = lines.map((line) => ({ ...line, amountBefore: line.amount * 2 }))
    const cost = { ...priced, lines: reduced, totalBeforeDiscount: 8.3, total: 8.3, fullTotal: 16.6, saved: 8.3 }
    const { sums, total, saved } = toPriceSums('en', messages, cost)
    expect(sums.map(({ before }) => before?.amount)).toEqual(['$0.60', '$10', '$6'])
    expect(total.before).toEqual({ label: 'Price before discount', amount: '$16.60' })
    expect(saved).toEqual({ label: 'You save', amount: '$8.30' })
  })
})

test.each([
  [{ freeUntilDays: 7, freeUntil: '2026-11-20', percentAfter: 30 }, /20 November 2026.*30% of what you paid/],
  [{ freeUntilDays: 7, freeUntil: '2026-11-20', percentAfter: 0 }, /20 November 2026.*After that there is no refund/],
  [{ freeUntilDays: 7, freeUntil: null, percentAfter: 30 }, /no longer possible.*30% of what you paid/],
  [{ freeUntilDays: 7, freeUntil: null, percentAfter: 0 }, /no longer possible.*there is no refund/],
  [
    { freeUntilDays: 0, freeUntil: '2026-11-20', percentAfter: 0 },
    /^You can cancel free of charge until you arrive\.$/,
  ],
  [{ freeUntilDays: 7, freeUntil: null, percentAfter: 100 }, /^You can cancel free of charge until you arrive\.$/],
])('the policy %j', (policy, text) => expect(toPolicyText('en', messages, policy).join(' ')).toMatch(text))

test.each([
  [
    'en',
    { freeUntilDays: 1, percentAfter: 0 },
    /^You can cancel .* up to 1 day before you arrive\. After that there is no/,
  ],
  ['en', { freeUntilDays: 7, percentAfter: 30 }, /up to 7 days before you arrive\. After that, .*30%/],
  ['ar', { freeUntilDays: 2, percentAfter: 0 }, /حتى يومين قبل الوصول/],
  ['ku', { freeUntilDays: 3, percentAfter: 50 }, /تا 3 ڕۆژ پێش هاتنت/],
  ['en', { freeUntilDays: 0, percentAfter: 0 }, /^You can cancel free of charge until you arrive\.$/],
] as const)('the policy while no days are chosen, in %s: %j', (locale, policy, text) =>
  expect(toPolicyRule(locale, bookingMessages[locale], policy).join(' ')).toMatch(text),
)

test('who comes', () => {
  expect(toPartyText('en', messages, { adults: 1, childrenAges: [] })).toBe('1 adult')
  expect(toPartyText('en', messages, { adults: 2, childrenAges: [4, 9] })).toBe('2 adults · 2 children, aged 4, 9')
  expect(toPartyText('ar', bookingMessages.ar, { adults: 2, childrenAges: [4] })).toBe('بالغان · طفل واحد، بعمر 4')
  expect(toPartyText('ar', bookingMessages.ar, { adults: 2, childrenAges: [4, 0] })).toBe(
    'بالغان · طفلان، بعمر 4، أقل من سنة',
  )
})
