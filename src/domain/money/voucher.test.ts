import { describe, expect, test } from 'vitest'
import type { Money } from './money.ts'
import { checkVoucher, toVoucherDiscount, type Voucher, type VoucherUse, type VoucherValue } from './voucher.ts'

const iqd = (amount: number) => ({ amount, currency: 'IQD' }) as const
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const
const rate = 1310

const voucher: Voucher = {
  value: { kind: 'fixed', amount: iqd(10_000) },
  validFrom: new Date('2026-11-01T00:00:00+03:00'),
  validTo: new Date('2026-12-01T00:00:00+03:00'),
  minimum: iqd(50_000),
  globalLimit: 100,
  limitPerCustomer: 1,
}
const use: VoucherUse = {
  now: new Date('2026-11-15T12:00:00+03:00'),
  total: iqd(80_000),
  usedGlobally: 0,
  usedByCustomer: 0,
  reservedGlobally: 0,
  reservedByCustomer: 0,
  dinarsPerDollar: rate,
}

describe('a voucher', () => {
  test.each<[string, Partial<Voucher>, Partial<VoucherUse>]>([
    ['ok', {}, {}],
    ['VOUCHER_NOT_YET', {}, { now: new Date('2026-10-31T23:59:59.999+03:00') }],
    ['ok', {}, { now: new Date('2026-11-01T00:00:00+03:00') }],
    ['ok', {}, { now: new Date('2026-11-30T23:59:59.999+03:00') }],
    ['VOUCHER_EXPIRED', {}, { now: new Date('2026-12-01T00:00:00+03:00') }],
    ['ok', { validFrom: null, validTo: null }, { now: new Date('2030-01-01') }],
    ['ok', {}, { usedGlobally: 99 }],
    ['VOUCHER_USED_UP', {}, { usedGlobally: 100 }],
    ['VOUCHER_USED_UP', {}, { usedByCustomer: 1 }],
    ['VOUCHER_RESERVED', {}, { usedGlobally: 100, reservedGlobally: 1 }],
    ['VOUCHER_USED_UP', {}, { usedGlobally: 101, reservedGlobally: 1 }],
    ['VOUCHER_RESERVED', {}, { usedByCustomer: 1, reservedByCustomer: 1 }],
    ['VOUCHER_RESERVED', { limitPerCustomer: null }, { usedByCustomer: 1, reservedByCustomer: 1 }],
    ['ok', { limitPerCustomer: null, globalLimit: null }, { usedByCustomer: 1, reservedByCustomer: 1 }],
    ['VOUCHER_USED_UP', { limitPerCustomer: 0 }, {}],
    ['ok', { globalLimit: null, limitPerCustomer: null }, { usedGlobally: 1000, usedByCustomer: 1000 }],
    ['VOUCHER_MINIMUM', {}, { total: iqd(49_999) }],
    ['ok', {}, { total: iqd(50_000) }],
    ['VOUCHER_MINIMUM', {}, { total: usd(3816) }],
    ['ok', {}, { total: usd(3817) }],
    ['ok', { minimum: null }, { total: iqd(1) }],
  ])('%s under %j for %j', (expected, conditions, input) => {
    const checked = checkVoucher({ ...voucher, ...conditions }, { ...use, ...input })
    expect(checked.ok ? 'ok' : checked.code).toBe(expected)
  })

  test('that nobody knows is refused, and a good one says what it takes off', () => {
    expect(checkVoucher(null, use)).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' })
    expect(checkVoucher(voucher, use)).toEqual({ ok: true, discount: 10_000 })
  })

  const percent = (percent: number, ceiling: Money | null) => ({ kind: 'percent', percent, ceiling }) as const

  test.each<[VoucherValue, typeof use.total, number]>([
    [{ kind: 'fixed', amount: iqd(10_000) }, iqd(80_000), 10_000],
    [{ kind: 'fixed', amount: iqd(10_000) }, iqd(8_000), 8_000],
    [{ kind: 'fixed', amount: iqd(13_100) }, usd(5_000), 1_000],
    [percent(15, null), iqd(99_999), 15_000],
    [percent(15, iqd(9_000)), iqd(99_999), 9_000],
    [percent(15, iqd(13_100)), usd(10_000), 1_000],
    [percent(15, usd(1_000)), iqd(1_000_000), 13_100],
    [percent(100, null), iqd(80_000), 80_000],
  ])('%j takes of %j %d', (value, total, discount) => {
    expect(toVoucherDiscount(value, total, rate)).toBe(discount)
  })
})
