import { expect, test } from 'vitest'
import type { ChoiceQuery } from '../../sale-options/choice-query.ts'
import { parseChoiceQuery } from '../../sale-options/parse-choice.ts'
import { countPeople, findMissing, type Sale, type Stock, toRequest } from './choice-request.ts'
import { toFewer, toOtherChoice, toStockPrice } from './other-choice.ts'

const stock = (id: number, more: Partial<Stock> = {}): Stock => ({
  id,
  title: null,
  day: '2026-12-01',
  time: '07:00',
  endsOn: null,
  prices: {},
  left: 5,
  min: 1,
  state: 'open',
  ...more,
})
const sale = (itemType: Sale['itemType'], needs: Partial<Sale['needs']> = {}): Sale => ({
  itemType,
  itemId: 4,
  title: 'Dukan',
  seller: { id: 1, kind: 'agency', title: 'Dijla', phone: '+9647701112233' },
  currency: 'IQD',
  state: 'open',
  from: null,
  acceptance: 'automatic',
  policy: { freeUntilDays: 2, freeUntil: null, percentAfter: 0 },
  needs: { travellers: 'none', travelDate: false, returnDate: false, pickupLocation: false, ...needs },
  maxPeople: 10,
  ages: { childFrom: 2, adultFrom: 12 },
  deposit: null,
  meeting: null,
  stocks: [stock(7), stock(9)],
})
const choose = (query: string): ChoiceQuery => parseChoiceQuery(new URLSearchParams(query))

test.each([
  ['offer', {}, '', null],
  ['offer', { travelDate: true }, 'quantity=2', 'TRAVEL_DATE_REQUIRED'],
  ['offer', { travelDate: true, returnDate: true }, 'date=2026-12-01', 'TRAVEL_DATE_REQUIRED'],
  ['offer', { travelDate: true, returnDate: true }, 'date=2026-12-01&return=2026-12-04', null],
  ['event', {}, '', 'TICKETS_REQUIRED'],
  ['event', {}, 'tickets=7:1,8:1', 'TICKETS_REQUIRED'],
  ['event', {}, 'tickets=7:1,9:2', null],
  ['activity', {}, 'departure=8', 'DEPARTURE_REQUIRED'],
  ['activity', {}, 'departure=9&quantity=3', null],
  ['tourism', {}, 'adults=2', 'DEPARTURE_REQUIRED'],
  ['tourism', {}, 'departure=7', 'INVALID_ADULTS'],
  ['tourism', {}, 'departure=7&adults=1&ages=-', 'INVALID_AGE'],
  ['tourism', {}, 'departure=7&adults=1&ages=5', null],
  ['umrah', {}, 'departure=7&adults=2', 'sharing'],
  ['umrah', {}, 'departure=7&adults=2&sharing=2', null],
] as const)('%s %j with "%s" lacks %s', (itemType, needs, query, missing) =>
  expect(findMissing(sale(itemType, needs), choose(query))).toBe(missing),
)

test('what is over is not chosen', () =>
  expect(findMissing({ ...sale('offer'), state: 'over' }, choose(''))).toBe('SALE_OVER'))

test.each([
  ['offer', 'quantity=3&departure=7&adults=2', { quantity: 3 }, 3],
  [
    'event',
    'tickets=7:1,9:2&quantity=9',
    {
      tickets: [
        { categoryId: 7, quantity: 1 },
        { categoryId: 9, quantity: 2 },
      ],
    },
    3,
  ],
  ['activity', 'departure=7&quantity=2&sharing=2', { departureId: 7, quantity: 2 }, 2],
  [
    'tourism',
    'departure=7&adults=2&ages=1,5&sharing=2',
    { departureId: 7, party: { adults: 2, childrenAges: [1, 5] } },
    4,
  ],
  [
    'umrah',
    'departure=7&adults=2&sharing=3',
    { departureId: 7, party: { adults: 2, childrenAges: [] }, sharing: 3 },
    2,
  ],
] as const)('%s is asked for with what belongs to it', (itemType, query, request, people) => {
  const asked = toRequest(sale(itemType), choose(query))
  expect(asked).toEqual({ itemType, itemId: 4, ...request })
  expect(countPeople(asked)).toBe(people)
})

test('something else is taken instead, for the same people', () => {
  const take = (itemType: Sale['itemType'], query: string, other: Stock) => {
    const choice = choose(query)
    return toOtherChoice(choice, toRequest(sale(itemType), choice), other)
  }
  expect(take('tourism', 'departure=7&adults=2', stock(9))).toEqual(choose('departure=9&adults=2'))
  expect(take('event', 'tickets=7:2', stock(9))).toEqual(choose('tickets=9:2'))
  expect(take('offer', 'date=2026-12-01&return=2026-12-04', stock(9, { day: '2026-12-03' }))).toEqual(
    choose('date=2026-12-03&return=2026-12-04'),
  )
  expect(take('offer', 'date=2026-12-01&return=2026-12-04', stock(9, { day: '2026-12-08' }))).toEqual(
    choose('date=2026-12-08'),
  )
})

test('fewer are taken where nobody has to be left behind', () => {
  const take = (itemType: Sale['itemType'], query: string, left: number, min = 1) => {
    const choice = choose(query)
    return toFewer(choice, toRequest(sale(itemType), choice), { left, min })
  }
  expect(take('activity', 'departure=7&quantity=4', 2)).toEqual(choose('departure=7&quantity=2'))
  expect(take('activity', 'departure=7&quantity=4', 2, 3)).toBeNull()
  expect(take('event', 'tickets=7:4', 1)).toEqual(choose('tickets=7:1'))
  expect(take('event', 'tickets=7:4,9:1', 1)).toBeNull()
  expect(take('tourism', 'departure=7&adults=4', 2)).toBeNull()
  expect(take('offer', 'quantity=4', 0)).toBeNull()
})

test('the price of another is that of one like those who were chosen', () => {
  const prices = { two: 500, three: 400, four: 300, single: 100, ticket: 7 }
  const request = { itemType: 'umrah', itemId: 4 } as const
  expect(toStockPrice(stock(1, { prices }), { ...request, sharing: 3 })).toBe(400)
  expect(toStockPrice(stock(1, { prices }), { ...request, sharing: 1 })).toBe(500)
  expect(toStockPrice(stock(1, { prices }), { itemType: 'event', itemId: 4 })).toBe(7)
})
