import { expect, test } from 'vitest'
import { purchaseMessages } from '../../../i18n/messages/purchase-messages.ts'
import { toPurchaseSums } from './purchase-sums.ts'

const plain = (text: string) => text.replace(/[\u2066-\u2069\u00a0]/g, ' ').trim()
const rows = (priced: Partial<Parameters<typeof toPurchaseSums>[2]>) => {
  const { sums, total } = toPurchaseSums('en', purchaseMessages.en, {
    lines: [],
    voucherDiscount: 0,
    pointsDiscount: 0,
    total: 0,
    fullTotal: 0,
    saved: 0,
    currency: 'IQD',
    ...priced,
  })
  return [...sums, total].map(({ label, times = 1, amount }) => `${times} ${label}: ${plain(amount)}`)
}

test('a party has a row for each price', () =>
  expect(
    rows({
      lines: [
        { kind: 'adult', count: 2, price: 100_000, amount: 200_000, amountBefore: 200_000 },
        { kind: 'infant', count: 1, price: 10_000, amount: 10_000, amountBefore: 10_000 },
      ],
      total: 210_000,
    }),
  ).toEqual(['2 Adult: 200,000 IQD', '1 Infant: 10,000 IQD', '1 Total price: 210,000 IQD']))

test('tickets have the name of their category; dollars keep their cents', () =>
  expect(
    rows({
      lines: [{ kind: 'ticket', title: 'Front rows', count: 3, price: 10.1, amount: 30.3, amountBefore: 30.3 }],
      total: 30.3,
      currency: 'USD',
    }),
  ).toEqual(['3 Front rows: $30.30', '1 Total price: $30.30']))

test('with a deposit the whole price, what is left for later, and what is paid now', () =>
  expect(
    rows({
      lines: [
        { kind: 'two', count: 2, price: 500_000, amount: 1_000_000, amountBefore: 1_000_000 },
        { kind: 'rest', count: 1, price: -630_000, amount: -630_000, amountBefore: -630_000 },
      ],
      voucherDiscount: 100_000,
      total: 270_000,
    }),
  ).toEqual([
    '2 Adult, two sharing: 1,000,000 IQD',
    '1 Subtotal: 1,000,000 IQD',
    '1 Voucher discount: −100,000 IQD',
    '1 Whole price: 900,000 IQD',
    '1 To pay later: −630,000 IQD',
    '1 To pay now: 270,000 IQD',
  ]))

test('what is free costs nothing', () =>
  expect(rows({ lines: [{ kind: 'ticket', count: 1, price: 0, amount: 0, amountBefore: 0 }] })).toEqual([
    '1 Ticket: 0 IQD',
    '1 Total price: 0 IQD',
  ]))

test('with a rate each row says the other currency, and the total is as it was', () => {
  const priced = {
    lines: [
      { kind: 'two', count: 2, price: 500, amount: 1_000, amountBefore: 1_000 },
      { kind: 'child', count: 1, price: 30, amount: 30, amountBefore: 30 },
      { kind: 'rest', count: 1, price: -630, amount: -630, amountBefore: -630 },
    ],
    voucherDiscount: 0,
    pointsDiscount: 0,
    total: 400,
    fullTotal: 1_030,
    saved: 0,
    currency: 'USD' as const,
  }
  const { sums, total } = toPurchaseSums('en', purchaseMessages.en, priced, 1_310)
  expect(sums.map(({ about }) => plain(about?.text ?? ''))).toEqual([
    '≈ 1,310,000 IQD',
    '≈ 39,300 IQD',
    '≈ 1,349,300 IQD',
    '≈ −825,300 IQD',
  ])
  expect(total).toEqual(toPurchaseSums('en', purchaseMessages.en, priced).total)
})

test('an offer that costs less says what it cost before, and what is saved; a deposit is no lower price', () => {
  const priced = {
    lines: [{ kind: 'piece', count: 2, price: 80, amount: 160, amountBefore: 200 }],
    voucherDiscount: 0,
    pointsDiscount: 0,
    total: 160,
    fullTotal: 200,
    saved: 40,
    currency: 'IQD' as const,
  }
  const { sums, total, saved } = toPurchaseSums('en', purchaseMessages.en, priced)
  expect(sums[0]?.before?.amount).toBe('200 IQD')
  expect(total.before).toEqual({ label: 'Price before discount', amount: '200 IQD' })
  expect(saved).toEqual({ label: 'You save', amount: '40 IQD' })
  const rest = { kind: 'rest', count: 1, price: -60, amount: -60, amountBefore: -60 }
  const deposit = toPurchaseSums('en', purchaseMessages.en, { ...priced, lines: [...priced.lines, rest], total: 100 })
  expect(deposit.total.before).toBeUndefined()
  expect(deposit.saved?.amount).toBe('40 IQD')
})
