import { expect, test } from 'vitest'
import { type ChoiceQuery, emptyChoice, toCheckoutPath, toChoiceQuery } from './choice-query.ts'
import { parseChoiceQuery } from './parse-choice.ts'

const parse = (query: string) => parseChoiceQuery(new URLSearchParams(query))

const cases: [string, Partial<ChoiceQuery>][] = [
  ['', {}],
  ['departure=12&adults=2&ages=5,9&sharing=3', { departure: 12, adults: 2, ages: [5, 9], sharing: 3 }],
  [
    'tickets=7:1,9:4',
    {
      tickets: [
        { categoryId: 7, quantity: 1 },
        { categoryId: 9, quantity: 4 },
      ],
    },
  ],
  ['quantity=3&date=2026-12-01&return=2026-12-09', { quantity: 3, date: '2026-12-01', returnDate: '2026-12-09' }],
  ['adults=1&ages=-,0', { adults: 1, ages: [null, 0] }],
]

test.each(cases)('"%s" says what was chosen, and is said again the same way', (query, chosen) => {
  const choice = { ...emptyChoice, ...chosen }
  expect(parse(query)).toEqual(choice)
  expect(toChoiceQuery(choice)).toBe(query)
})

test.each<[string, Partial<ChoiceQuery>]>([
  // Fields as a form without script sends them, and as people type.
  ['tickets=9:0&tickets=7:2&tickets=7:1', { tickets: [{ categoryId: 7, quantity: 3 }] }],
  ['ages=٥، ۹ ,', { ages: [5, 9] }],
  ['ages=', {}],
  ['quantity=٢', { quantity: 2 }],
  // Invalid values count as missing; a child stays a child.
  ['departure=0&quantity=31&adults=-1&sharing=5&date=2026-02-30&return=soon&tickets=x:1,3:x,4:99,5', {}],
  ['ages=40,young', { ages: [null, null] }],
])('"%s" is read kindly', (query, chosen) => {
  expect(parse(query)).toEqual({ ...emptyChoice, ...chosen })
})

test('the checkout of something has its kind, its id and the choice', () => {
  const item = { itemType: 'umrah', itemId: 4 } as const
  expect(toCheckoutPath(item, { ...emptyChoice, departure: 3, adults: 2, sharing: 2 })).toBe(
    '/checkout/umrah/4?departure=3&adults=2&sharing=2',
  )
  expect(toCheckoutPath(item, emptyChoice)).toBe('/checkout/umrah/4')
})
