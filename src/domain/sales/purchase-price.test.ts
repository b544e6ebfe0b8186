import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Currency, currencies } from '../money/money.ts'
import type { VoucherValue } from '../money/voucher.ts'
import { testSales } from '../testing/sale.ts'
import { sizeOf } from '../testing/size.ts'
import { type ChoiceInput, parseChoice, toPeople } from './purchase-choice.ts'
import { type PriceRequest, toPurchaseQuote } from './purchase-price.ts'
import type { SaleFacts } from './sale-facts.ts'

const now = new Date('2027-01-10T09:00:00Z')
const deposit = { percent: 25, restDays: 10, day: '2027-03-01', today: '2027-01-10' }
const adults = { kind: 'adult', stockId: 1, title: null, count: 3, price: 333_333 } as const
const request: PriceRequest = { items: [adults], currency: 'IQD', dinarsPerDollar: 1310, deposit }

test('a deposit is rounded up to what notes can pay; what is left is a line of its own', () => {
  const quote = toPurchaseQuote({ ...request, isDeposit: true })
  expect(quote).toMatchObject({
    totalBeforeDiscount: 250_000,
    total: 250_000,
    rest: { amount: 749_999, dueOn: '2027-02-19' },
  })
  expect(quote.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['adult', 999_999],
    ['rest', -749_999],
  ])
  expect(toPurchaseQuote({ ...request, currency: 'USD', isDeposit: true }).total).toBe(250_000)
  expect(
    toPurchaseQuote({ ...request, currency: 'USD', items: [{ ...adults, price: 1 }], isDeposit: true }).total,
  ).toBe(1)
})

test('a deposit is offered beside the whole price, while there is time and an amount left', () => {
  expect(toPurchaseQuote(request)).toMatchObject({ total: 999_999, rest: null, deposit: { amount: 250_000 } })
  expect(toPurchaseQuote({ ...request, deposit: { ...deposit, today: '2027-02-18' } }).deposit).not.toBeNull()
  expect(toPurchaseQuote({ ...request, deposit: { ...deposit, today: '2027-02-19' } }).deposit).toBeNull()
  expect(toPurchaseQuote({ ...request, items: [{ ...adults, price: 80 }] }).deposit).toBeNull()
  expect(toPurchaseQuote({ ...request, items: [{ ...adults, price: 0 }] })).toMatchObject({ deposit: null, total: 0 })
})

test('voucher and points come off the whole price before the deposit is taken of it', () => {
  const voucher = { kind: 'percent', percent: 10, ceiling: null } as const
  const quote = toPurchaseQuote({ ...request, voucher, points: 1_000, isDeposit: true })
  expect(quote).toMatchObject({ voucherDiscount: 100_000, pointsDiscount: 10_000, total: 222_500 })
  expect(quote.total + (quote.rest?.amount ?? 0)).toBe(999_999 - 110_000)
})

const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 })
const party = fc
  .record({ adults: fc.integer({ min: 1, max: 6 }), childrenAges: ages })
  .filter((people) => toPeople(people).infants <= toPeople(people).adults)
const input: fc.Arbitrary<ChoiceInput> = fc.record({
  quantity: fc.integer({ min: 2, max: 4 }),
  tickets: fc.constantFrom(
    [{ categoryId: 1, quantity: 3 }],
    [
      { categoryId: 1, quantity: 5 },
      { categoryId: 2, quantity: 2 },
    ],
  ),
  party,
  sharing: fc.integer({ min: 1, max: 4 }),
  departureId: fc.constant(1),
  travelDate: fc.constant('2027-03-01'),
  returnDate: fc.constant('2027-03-08'),
})
const voucher: fc.Arbitrary<VoucherValue | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('fixed' as const),
    amount: fc.record({ amount: fc.integer({ min: 1, max: 10_000_000 }), currency: fc.constantFrom(...currencies) }),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    ceiling: fc.constant(null),
  }),
)

/** Prices of one's own, so that nothing divides evenly by luck. */
const withPrices = (sale: SaleFacts, factor: number, currency: Currency): SaleFacts => ({
  ...sale,
  currency,
  stocks: sale.stocks.map((one) => ({
    ...one,
    prices: Object.fromEntries(
      Object.entries(one.prices).map(([name, price]) => [name, price * factor + (price && factor)]),
    ),
  })),
})

test('the lines of every kind and party add up to what is paid now and later, in both currencies', () => {
  const world = fc.record({
    sale: fc.constantFrom<SaleFacts>(...Object.values(testSales)),
    input,
    voucher,
    currency: fc.constantFrom(...currencies),
    factor: fc.integer({ min: 0, max: 7 }),
    points: fc.integer({ min: 0, max: 1_000_000 }),
    dinarsPerDollar: fc.integer({ min: 1_000, max: 1_700 }),
    percent: fc.integer({ min: 1, max: 99 }),
    isDeposit: fc.boolean(),
    isCash: fc.boolean(),
  })
  const check = fc.property(world, ({ sale, factor, currency, percent, ...asked }) => {
    const parsed = parseChoice(withPrices(sale, factor, currency), asked.input, now)
    if (!parsed.ok) throw new Error(parsed.code)
    const { items, people, places } = parsed.choice
    const quote = toPurchaseQuote({ ...asked, items, currency, deposit: { ...deposit, percent } })
    const sum = (amounts: number[]) => amounts.reduce((added, amount) => added + amount, 0)
    expect(sum(quote.lines.map(({ amount }) => amount))).toBe(quote.totalBeforeDiscount)
    for (const { count, price, amount } of quote.lines) expect(count * price).toBe(amount)
    expect(quote.totalBeforeDiscount - quote.voucherDiscount - quote.pointsDiscount + quote.rounding).toBe(quote.total)
    const whole = toPurchaseQuote({ ...asked, items, currency, deposit: null })
    const later = quote.rest?.amount ?? 0
    expect(quote.total - quote.rounding + later).toBe(whole.total - whole.rounding)
    expect(
      Math.min(quote.total, later, quote.voucherDiscount, quote.pointsDiscount, -quote.rounding),
    ).toBeGreaterThanOrEqual(0)
    expect(quote.pointsDiscount * 2).toBeLessThanOrEqual(whole.totalBeforeDiscount - whole.voucherDiscount)
    if (quote.rest) expect(quote.total).toBeGreaterThan(0)
    if (quote.rest && currency === 'IQD') expect(quote.total % 250).toBe(0)
    // A person with an own price is priced by it, and takes one of the places.
    expect(Math.max(...places.map(({ count }) => count))).toBeLessThanOrEqual(people.adults + people.children)
  })
  fc.assert(check, { numRuns: sizeOf(20_000, 1_000) })
})
