import { describe, expect, test } from 'vitest'
import type { Voucher } from '../money/voucher.ts'
import { priceStay, type StayPriceInput } from './price-stay.ts'

const now = new Date('2026-05-01T10:00:00Z')
const input: StayPriceInput<string> = {
  rooms: [
    {
      roomTypeId: 1,
      title: 'Double',
      nights: [
        { night: '2026-06-01', amount: 50_000 },
        { night: '2026-06-02', amount: 60_100 },
      ],
      count: 2,
    },
  ],
  stay: { checkIn: '2026-06-01', checkOut: '2026-06-03' },
  party: { adults: 2, childrenAges: [] },
  childFee: 5_000,
  currency: 'IQD',
  method: null,
  points: 0,
  dinarsPerDollar: 1310,
  now,
}
const tenth: Voucher = {
  value: { kind: 'percent', percent: 10, ceiling: null },
  validFrom: null,
  validTo: null,
  minimum: null,
  globalLimit: 5,
  limitPerCustomer: null,
}
const unused = { usedGlobally: 0, usedByCustomer: 0, reservedGlobally: 0, reservedByCustomer: 0 }
const minimum = (amount: number): Voucher => ({ ...tenth, minimum: { amount, currency: 'IQD' } })

const quoteOf = (more: Partial<StayPriceInput<string>>) => {
  const priced = priceStay({ ...input, ...more })
  return priced.ok ? priced.quote : priced.code
}

describe('the price of a stay', () => {
  test('is the sum of its nights, for all rooms', () =>
    expect(quoteOf({})).toMatchObject({ totalBeforeDiscount: 220_200, total: 220_200, rounding: 0 }))

  test('has a fee for each child and night', () => {
    const party = { adults: 2, childrenAges: [5, 9] }
    const { childFee: _, ...rest } = input
    const withChildren = quoteOf({ party })
    const without = priceStay({ ...rest, party, childFee: 0 })
    expect(withChildren).toMatchObject({ total: 220_200 + 2 * 2 * 5_000 })
    expect(without).toMatchObject({ ok: true, quote: { total: 220_200 } })
  })

  test('is rounded down to notes in cash', () =>
    expect(quoteOf({ method: 'cash' })).toMatchObject({ total: 220_000, rounding: -200 }))

  test('is reduced by the voucher', () =>
    expect(quoteOf({ use: { ...unused, voucher: tenth } })).toMatchObject({ voucherDiscount: 22_020, total: 198_180 }))

  test.each<[string, StayPriceInput<string>['use'], string]>([
    ['an unknown code', { ...unused, voucher: null }, 'VOUCHER_UNKNOWN'],
    ['a voucher that has ended', { ...unused, voucher: { ...tenth, validTo: now } }, 'VOUCHER_EXPIRED'],
    ['a voucher without uses left', { ...unused, usedGlobally: 5, voucher: tenth }, 'VOUCHER_USED_UP'],
    ['a voucher that needs a higher total', { ...unused, voucher: minimum(220_201) }, 'VOUCHER_MINIMUM'],
  ])('is refused for %s', (_, use, code) => expect(quoteOf({ use })).toBe(code))

  test('is not refused where the total before the discount reaches the minimum', () =>
    expect(quoteOf({ use: { ...unused, voucher: minimum(220_200) } })).toMatchObject({ voucherDiscount: 22_020 }))
})
