import { describe, expect, test } from 'vitest'
import { stock, testSales } from '../testing/sale.ts'
import { type ChoiceInput, parseChoice } from './purchase-choice.ts'
import { toClosing, toTimes } from './purchase-times.ts'
import type { SaleFacts } from './sale-facts.ts'

const now = new Date('2027-01-10T09:00:00Z')
const parse = (sale: SaleFacts, input: ChoiceInput, at = now) => parseChoice(sale, input, at)
const choose = (sale: SaleFacts, input: ChoiceInput) => {
  const parsed = parse(sale, input)
  if (!parsed.ok) throw new Error(parsed.code)
  return parsed.choice
}
const itemsOf = (sale: SaleFacts, input: ChoiceInput) =>
  choose(sale, input).items.map(({ kind, count, price }) => `${count} ${kind} ${price}`)

const family = { adults: 2, childrenAges: [1, 5, 13] }

describe('what is chosen', () => {
  test('of a tour: seats for all but infants, who are counted by their age on the day of the departure', () => {
    const choice = choose(testSales.tourism, { departureId: 1, party: family })
    expect(choice.people).toEqual({ adults: 3, children: 1, infants: 1 })
    expect(choice.places.map(({ count }) => count)).toEqual([4])
    expect(choice).toMatchObject({ travelDate: '2027-03-01', returnDate: '2027-03-05', sharing: null })
    expect(itemsOf(testSales.tourism, { departureId: 1, party: family })).toEqual([
      '3 adult 400000',
      '1 child 300000',
      '1 infant 40000',
    ])
  })

  test.each([
    [1, ['3 two 900000', '3 single 150000', '1 child 350000', '1 infant 100000']],
    [2, ['3 two 900000', '1 child 350000', '1 infant 100000']],
    [3, ['3 three 800000', '1 child 350000', '1 infant 100000']],
    [4, ['3 four 700000', '1 child 350000', '1 infant 100000']],
  ])('of Umrah, %i in a room', (sharing, items) => {
    expect(itemsOf(testSales.umrah, { departureId: 1, party: family, sharing })).toEqual(items)
  })

  test('of an event: several categories, each once, in the order of the locks', () => {
    const tickets = [
      { categoryId: 2, quantity: 1 },
      { categoryId: 1, quantity: 2 },
      { categoryId: 2, quantity: 1 },
    ]
    const { places, people } = choose(testSales.event, { tickets })
    expect(places.map(({ stock: { id }, count }) => [id, count])).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(people.adults).toBe(4)
    expect(itemsOf(testSales.event, { tickets })).toEqual(['2 ticket 0', '2 ticket 50000'])
  })

  test('of an offer with days: of its number in all and of the day, at the price of the day', () => {
    const input = { quantity: 3, travelDate: '٢٠٢٧-٠٣-٠١', returnDate: '2027-03-08' }
    const choice = choose(testSales.datedOffer, input)
    expect(choice.places.map(({ stock: { id }, count }) => [id, count])).toEqual([
      [3, 3],
      [5, 3],
    ])
    expect(choice).toMatchObject({ travelDate: '2027-03-01', returnDate: '2027-03-08' })
    expect(itemsOf(testSales.datedOffer, input)).toEqual(['3 piece 12000'])
  })

  test('of an activity', () => {
    expect(itemsOf(testSales.activity, { departureId: 1, quantity: 3 })).toEqual(['3 person 25000'])
  })
})

const dates = { travelDate: '2027-03-01', returnDate: '2027-03-08' }
const couple = { adults: 2, childrenAges: [] }

describe('what cannot be had', () => {
  test.each<[string, SaleFacts, ChoiceInput, string]>([
    ['no departure', testSales.tourism, { party: couple }, 'DEPARTURE_REQUIRED'],
    ['another sale’s departure', testSales.tourism, { departureId: 9, party: couple }, 'DEPARTURE_REQUIRED'],
    ['no time', testSales.activity, { quantity: 2 }, 'DEPARTURE_REQUIRED'],
    ['no tickets', testSales.event, { tickets: [] }, 'TICKETS_REQUIRED'],
    ['an unknown category', testSales.event, { tickets: [{ categoryId: 9, quantity: 1 }] }, 'TICKETS_REQUIRED'],
    ['no day', testSales.datedOffer, {}, 'TRAVEL_DATE_REQUIRED'],
    ['no way back', testSales.datedOffer, { travelDate: '2027-03-01' }, 'TRAVEL_DATE_REQUIRED'],
    ['no day of the calendar', testSales.datedOffer, { ...dates, travelDate: '2027-02-30' }, 'INVALID_DATE'],
    ['back before it begins', testSales.datedOffer, { ...dates, returnDate: '2027-02-28' }, 'INVALID_DATE'],
    ['back in two years', testSales.datedOffer, { ...dates, returnDate: '2029-03-01' }, 'INVALID_DATE'],
    ['yesterday', testSales.datedOffer, { ...dates, travelDate: '2027-01-09' }, 'PAST_DATE'],
    ['a day without flights', testSales.datedOffer, { ...dates, travelDate: '2027-03-02' }, 'SOLD_OUT'],
    ['more than the day has', testSales.datedOffer, { ...dates, quantity: 5 }, 'SOLD_OUT'],
    ['more than is left', testSales.event, { tickets: [{ categoryId: 2, quantity: 3 }] }, 'SOLD_OUT'],
    ['nobody', testSales.tourism, { departureId: 1 }, 'INVALID_ADULTS'],
    [
      'children alone',
      testSales.tourism,
      { departureId: 1, party: { adults: 0, childrenAges: [11] } },
      'INVALID_ADULTS',
    ],
    [
      'half a person',
      testSales.tourism,
      { departureId: 1, party: { adults: 1.5, childrenAges: [] } },
      'INVALID_ADULTS',
    ],
    [
      'a child without an age',
      testSales.tourism,
      { departureId: 1, party: { adults: 1, childrenAges: [null] } },
      'INVALID_AGE',
    ],
    ['a child of 18', testSales.tourism, { departureId: 1, party: { adults: 1, childrenAges: [18] } }, 'INVALID_AGE'],
    [
      'more infants than laps',
      testSales.tourism,
      { departureId: 1, party: { adults: 1, childrenAges: [1, 0] } },
      'INVALID_AGE',
    ],
    [
      'nine infants with one adult',
      testSales.umrah,
      { departureId: 1, party: { adults: 1, childrenAges: Array.from({ length: 9 }, () => 1) }, sharing: 2 },
      'INVALID_AGE',
    ],
    ['too many', testSales.tourism, { departureId: 1, party: { adults: 9, childrenAges: [1, 1] } }, 'TOO_MANY_PEOPLE'],
    ['too few', testSales.activity, { departureId: 1, quantity: 1 }, 'TOO_FEW_PEOPLE'],
    ['five in a room', testSales.umrah, { departureId: 1, party: couple, sharing: 5 }, 'INVALID_INPUT'],
    ['nobody says how many share', testSales.umrah, { departureId: 1, party: couple }, 'INVALID_INPUT'],
  ])('%s', (_, sale, input, code) => {
    expect(parse(sale, input)).toMatchObject({ ok: false, code })
  })

  test('an infant has a lap of its own, also that of somebody who is no child any more', () => {
    const party = { adults: 1, childrenAges: [1, 0, 12] }
    expect(choose(testSales.tourism, { departureId: 1, party }).people).toEqual({ adults: 2, children: 0, infants: 2 })
  })

  test('what has no price for children takes none along', () => {
    const grown = { ...testSales.tourism, stocks: [stock({ prices: { adult: 1 } })] }
    expect(parse(grown, { departureId: 1, party: { adults: 1, childrenAges: [5] } })).toMatchObject({
      code: 'INVALID_AGE',
    })
    expect(parse(grown, { departureId: 1, party: couple })).toMatchObject({ ok: true })
  })

  test('from the moment it closes', () => {
    const input = { departureId: 1, party: couple }
    const closing = toClosing(choose(testSales.tourism, input))
    expect(parse(testSales.tourism, input, new Date(closing.getTime() - 1))).toMatchObject({ ok: true })
    expect(parse(testSales.tourism, input, closing)).toMatchObject({ code: 'SALE_OVER' })
  })

  test('says how many are left of how many were wanted', () => {
    expect(parse(testSales.event, { tickets: [{ categoryId: 2, quantity: 3 }] })).toMatchObject({ left: 2, wanted: 3 })
  })
})

test.each<[string, SaleFacts, ChoiceInput, string | null, string]>([
  [
    'a tour, until its last day is over',
    testSales.tourism,
    { departureId: 1, party: couple },
    '2027-03-01T04:00:00.000Z',
    '2027-03-05T21:00:00.000Z',
  ],
  [
    'an event',
    testSales.event,
    { tickets: [{ categoryId: 1, quantity: 1 }] },
    '2027-03-01T16:00:00.000Z',
    '2027-03-01T19:00:00.000Z',
  ],
  [
    'an activity',
    testSales.activity,
    { departureId: 1, quantity: 2 },
    '2027-03-01T04:00:00.000Z',
    '2027-03-01T05:30:00.000Z',
  ],
  [
    'a flight, until the day of the way back is over',
    testSales.datedOffer,
    dates,
    '2027-03-01T04:00:00.000Z',
    '2027-03-08T21:00:00.000Z',
  ],
  ['an offer without a day, until its end', testSales.offer, {}, null, '2027-03-31T21:00:00.000Z'],
])('when it takes place: %s', (_, sale, input, startsAt, endsAt) => {
  const times = toTimes(sale, choose(sale, input))
  expect([times.startsAt?.toISOString() ?? null, times.endsAt.toISOString()]).toEqual([startsAt, endsAt])
})
