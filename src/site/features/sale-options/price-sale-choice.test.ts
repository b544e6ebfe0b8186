import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseChoice } from '../../../domain/sales/purchase-choice.ts'
import { sumOf } from '../../../domain/sales/purchase-price.ts'
import { priceNames, type SaleKind, saleKinds } from '../../../domain/sales/sale.ts'
import type { SaleFacts } from '../../../domain/sales/sale-facts.ts'
import { type ChoiceQuery, emptyChoice } from './choice-query.ts'
import { priceSaleChoice as price } from './price-sale-choice.ts'
import type { SaleChoiceProblem, ShownSale } from './rules/choice-rules.ts'
import { rulesOf, testSale, testStock } from './testing/sale.ts'

const priceChoice = (sale: ShownSale, choice: ChoiceQuery) => price(sale, rulesOf[sale.itemType].want(sale, choice))

const of = (part: Partial<ChoiceQuery>): ChoiceQuery => ({ ...emptyChoice, ...part })
const tour = testSale('tourism', [testStock(1, { prices: { adult: 100, child: 75, infant: 10 }, left: 3 })])
const umrah = testSale('umrah', [
  testStock(1, { prices: { two: 300, three: 250, four: 200, single: 90, child: 100, infant: 20 } }),
])

test.each<[string, ShownSale, Partial<ChoiceQuery>, number | null, SaleChoiceProblem | null]>([
  ['an adult and two children', tour, { departure: 1, adults: 1, ages: [2, 11] }, 250, null],
  ['infants take no place', tour, { departure: 1, adults: 3, ages: [0, 1] }, 320, null],
  ['more infants than laps', tour, { departure: 1, adults: 1, ages: [0, 1] }, null, 'infants'],
  ['four for three places', tour, { departure: 1, adults: 3, ages: [2] }, 375, 'short'],
  ['without a departure', tour, { adults: 2 }, null, 'departure'],
  ['an age that is missing', tour, { departure: 1, adults: 1, ages: [5, null] }, null, 'ages'],
  ['more than one purchase takes', tour, { departure: 1, adults: 8, ages: [0, 0] }, 820, 'many'],
  ['who is twelve pays as an adult', tour, { departure: 1, adults: 1, ages: [12] }, 200, null],
  ['three in a room', umrah, { departure: 1, adults: 2, ages: [5], sharing: 3 }, 600, null],
  ['alone in a room', umrah, { departure: 1, adults: 2, sharing: 1 }, 780, null],
])('%s', (_, sale, part, total, problem) => {
  expect(priceChoice(sale, of(part))).toMatchObject({ total, problem })
})

test('tickets of several categories, each of which may be sold out', () => {
  const sale = testSale('event', [
    testStock(1, { title: 'Standard', prices: { ticket: 0 } }),
    testStock(2, { title: 'Front', prices: { ticket: 12.1 }, left: 2 }),
  ])
  const tickets = [
    { categoryId: 1, quantity: 4 },
    { categoryId: 2, quantity: 3 },
  ]
  expect(priceChoice(sale, of({ tickets }))).toMatchObject({ total: 36.3, problem: 'short', left: 2 })
  expect(priceChoice(sale, of({ tickets: tickets.slice(0, 1) }))).toMatchObject({ total: 0, problem: null })
  expect(priceChoice(sale, emptyChoice)).toMatchObject({ total: null, problem: 'tickets' })
})

test('an offer: the price of its day, once the days are known', () => {
  const needs = { date: true, returnDate: true }
  const day = (id: number, day: string, piece: number) => testStock(id, { day, prices: { piece } })
  const sale = testSale('offer', [day(1, '2026-12-01', 10), day(2, '2026-12-02', 12)], { needs })
  expect(priceChoice(sale, of({ quantity: 2 }))).toMatchObject({ total: null, problem: 'date' })
  expect(priceChoice(sale, of({ quantity: 2, date: '2026-12-02' }))).toMatchObject({ total: null, problem: 'return' })
  const whole = of({ quantity: 2, date: '2026-12-02', returnDate: '2026-12-09' })
  expect(priceChoice(sale, whole)).toMatchObject({ total: 24, problem: null })
})

test('an activity: the day, then the time, then enough people', () => {
  const sale = testSale('activity', [testStock(1, { day: '2026-12-01', min: 3, prices: { person: 10 } })])
  expect(priceChoice(sale, emptyChoice).problem).toBe('date')
  expect(priceChoice(sale, of({ date: '2026-12-01' })).problem).toBe('departure')
  expect(priceChoice(sale, of({ departure: 1, quantity: 2 })).problem).toBe('few')
  expect(priceChoice(sale, of({ departure: 1, quantity: 4 }))).toMatchObject({ total: 40, problem: null })
})

const today = '2026-11-16'
const small = (max: number) => fc.integer({ min: 0, max })

/** A sale as the server has it in minor units, and as the page was told. */
const sales = fc
  .record({
    kind: fc.constantFrom(...saleKinds),
    stocks: fc.array(fc.record({ price: small(500), left: small(12), min: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    maxPeople: fc.integer({ min: 1, max: 12 }),
    needsDate: fc.boolean(),
    needsReturn: fc.boolean(),
  })
  .map(({ kind, stocks, maxPeople, needsDate, needsReturn }) => {
    const isDated = kind !== 'event' && (kind !== 'offer' || needsDate)
    const rows = stocks.map(({ price, left, min }, index) => ({
      id: index + 1,
      day: isDated ? `2026-12-0${index + 1}` : null,
      prices: Object.fromEntries(priceNames[kind].map((name, index) => [name, price * (index + 1)])),
      left,
      min: kind === 'activity' ? min : 1,
    }))
    return { kind, rows: kind === 'offer' && !needsDate ? rows.slice(0, 1) : rows, maxPeople, needsDate, needsReturn }
  })

type Case = typeof sales extends fc.Arbitrary<infer T> ? T : never

const toFacts = ({ kind, rows, maxPeople, needsDate, needsReturn }: Case): SaleFacts => ({
  id: 1,
  kind: kind as SaleKind,
  itemId: 1,
  seller: 1,
  title: { en: '', ar: '', ku: '' },
  currency: 'USD',
  acceptance: 'automatic',
  policy: { freeUntilDays: 1, percentAfter: 0 },
  travellerData: 'none',
  maxPeople,
  maxEach: 100,
  deposit: null,
  needsPickup: false,
  needsDate: kind === 'offer' && needsDate,
  needsReturn: kind === 'offer' && needsDate && needsReturn,
  hasDays: kind === 'offer' && needsDate,
  days: 3,
  minutes: 60,
  beginsAt: null,
  endsAt: null,
  endsOn: null,
  reduced: null,
  stocks: rows.map((row) => ({ ...row, clock: null, title: null, closesAt: '2027-01-01T00:00:00Z' })),
})

const toShown = ({ kind, rows, maxPeople, needsDate, needsReturn }: Case): ShownSale =>
  testSale(
    kind,
    rows.map((row) =>
      testStock(row.id, {
        ...row,
        prices: Object.fromEntries(Object.entries(row.prices).map(([name, cents]) => [name, cents / 100])),
        state: row.left >= row.min ? 'open' : 'sold_out',
      }),
    ),
    {
      currency: 'USD',
      maxPeople,
      needs: { date: kind === 'offer' && needsDate, returnDate: kind === 'offer' && needsDate && needsReturn },
      today,
    },
  )

const choices = fc.record({
  departure: fc.option(fc.integer({ min: 1, max: 5 })),
  quantity: fc.option(fc.integer({ min: 1, max: 12 })),
  tickets: fc.uniqueArray(
    fc.record({ categoryId: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ categoryId }) => categoryId,
      maxLength: 4,
    },
  ),
  adults: fc.option(fc.integer({ min: 1, max: 10 })),
  ages: fc.array(fc.option(small(14)), { maxLength: 5 }),
  sharing: fc.option(fc.integer({ min: 1, max: 4 })),
  date: fc.option(fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-05')),
  returnDate: fc.option(fc.constantFrom('2026-11-20', '2026-12-01', '2026-12-09')),
})

test('for any sale and choice: the total is what the purchase comes to, and what the page lets through is taken', () => {
  let taken = 0
  fc.assert(
    fc.property(sales, choices, (input, wanted) => {
      const choice = rulesOf[input.kind].fit(toShown(input), wanted)
      const priced = priceChoice(toShown(input), choice)
      const parsed = parseChoice(
        toFacts(input),
        {
          quantity: choice.quantity ?? undefined,
          tickets: choice.tickets,
          party: choice.adults
            ? { adults: choice.adults, childrenAges: choice.ages.map((age) => age ?? Number.NaN) }
            : null,
          sharing: choice.sharing ?? undefined,
          departureId: choice.departure ?? undefined,
          travelDate: choice.date ?? undefined,
          returnDate: choice.returnDate ?? undefined,
        },
        new Date(`${today}T09:00:00Z`),
      )
      expect(priced.problem === null).toBe(parsed.ok)
      if (!parsed.ok) return
      taken++
      expect(priced.total).toBe(sumOf(parsed.choice.items) / 100)
      expect(priced.lines.map(({ kind, stockId, count }) => ({ kind, stockId, count }))).toEqual(
        parsed.choice.items.map(({ kind, stockId, count }) => ({ kind, stockId, count })),
      )
    }),
    { numRuns: 1000 },
  )
  expect(taken).toBeGreaterThan(100)
})
