import { expect, test } from 'vitest'
import { type ChoiceQuery, emptyChoice } from '../choice-query.ts'
import { rulesOf, testSale, testStock } from '../testing/sale.ts'
import type { ShownSale } from './choice-rules.ts'

const fitChoice = (sale: ShownSale, choice: ChoiceQuery) => rulesOf[sale.itemType].fit(sale, choice)

const of = (part: Partial<ChoiceQuery>): ChoiceQuery => ({ ...emptyChoice, ...part })
const prices = { adult: 100 }
const tour = testSale('tourism', [
  testStock(1, { day: '2026-12-01', prices }),
  testStock(2, { day: '2026-12-08', prices, left: 0 }),
  testStock(3, { day: '2026-12-15', prices }),
])

test('one adult, and a departure only where there is no other', () => {
  expect(fitChoice(tour, emptyChoice)).toEqual(of({ adults: 1 }))
  const [first, second] = tour.stocks
  expect(fitChoice({ ...tour, stocks: first && second ? [first, second] : [] }, emptyChoice).departure).toBe(1)
})

test('what has sold out is not chosen any more', () => {
  expect(fitChoice(tour, of({ departure: 3, adults: 2 })).departure).toBe(3)
  expect(fitChoice(tour, of({ departure: 2, adults: 2 })).departure).toBeNull()
  expect(fitChoice(tour, of({ departure: 77 })).departure).toBeNull()
})

test('a party is no larger than one purchase takes, and nothing of another kind stays', () => {
  const choice = fitChoice(tour, of({ adults: 30, sharing: 2, quantity: 4, date: '2026-12-01' }))
  expect(choice).toEqual(of({ adults: 9 }))
})

test('a room is shared by as many as there are prices for, by the most at first', () => {
  const umrah = testSale('umrah', [testStock(1, { prices: { two: 3, three: 2, single: 1 } })])
  expect(fitChoice(umrah, emptyChoice).sharing).toBe(3)
  expect(fitChoice(umrah, of({ sharing: 1 })).sharing).toBe(1)
  expect(fitChoice(umrah, of({ sharing: 4 })).sharing).toBe(3)
})

test('tickets: of what is left, and one where there is one kind only', () => {
  const ticket = (id: number, left = 5) => testStock(id, { left, prices: { ticket: 10 } })
  const tickets = [
    { categoryId: 1, quantity: 2 },
    { categoryId: 2, quantity: 1 },
  ]
  expect(fitChoice(testSale('event', [ticket(1), ticket(2, 0)]), of({ tickets })).tickets).toEqual(tickets.slice(0, 1))
  expect(fitChoice(testSale('event', [ticket(1), ticket(2)]), emptyChoice).tickets).toEqual([])
  expect(fitChoice(testSale('event', [ticket(1)]), emptyChoice).tickets).toEqual([{ categoryId: 1, quantity: 1 }])
})

test('an activity: the day before the time, the time by itself where it is the only one, no fewer than it takes', () => {
  const at = (id: number, day: string, time: string, min = 1) =>
    testStock(id, { day, time, min, prices: { person: 10 } })
  const sale = testSale('activity', [
    at(1, '2026-12-01', '09:00', 2),
    at(2, '2026-12-01', '15:00', 3),
    at(3, '2026-12-02', '09:00', 4),
  ])
  expect(fitChoice(sale, emptyChoice)).toEqual(of({ quantity: 2 }))
  expect(fitChoice(sale, of({ date: '2026-12-01' }))).toEqual(of({ date: '2026-12-01', quantity: 2 }))
  expect(fitChoice(sale, of({ departure: 2, quantity: 1 }))).toEqual(
    of({ date: '2026-12-01', departure: 2, quantity: 3 }),
  )
  expect(fitChoice(sale, of({ date: '2026-12-02' }))).toEqual(of({ date: '2026-12-02', departure: 3, quantity: 4 }))
  expect(fitChoice(sale, of({ date: '2026-12-03' })).date).toBeNull()
})

test('an offer with a number for each day: days that have some left, and a return that is not before', () => {
  const needs = { date: true, returnDate: true }
  const day = (id: number, day: string, left = 3) => testStock(id, { day, left, prices: { piece: 10 } })
  const sale = testSale('offer', [day(1, '2026-12-01'), day(2, '2026-12-02', 0)], { needs })
  expect(fitChoice(sale, of({ date: '2026-12-02' })).date).toBeNull()
  expect(fitChoice(sale, of({ date: '2026-12-01', returnDate: '2026-11-30' }))).toEqual(
    of({ quantity: 1, date: '2026-12-01' }),
  )
  expect(fitChoice(sale, of({ date: '2026-12-01', returnDate: '2027-12-02' })).returnDate).toBeNull()
  expect(fitChoice(sale, of({ date: '2026-12-01', returnDate: '2026-12-01' })).returnDate).toBe('2026-12-01')
})

test('an offer with a day and one number for all: any day until its last', () => {
  const sale = testSale('offer', [testStock(1, { prices: { piece: 10 } })], {
    needs: { date: true, returnDate: false },
    lastDay: '2026-12-31',
  })
  expect(fitChoice(sale, of({ date: '2026-12-31' })).date).toBe('2026-12-31')
  expect(fitChoice(sale, of({ date: '2027-01-01' })).date).toBeNull()
  expect(fitChoice(sale, of({ date: '2026-11-15' })).date).toBeNull()
})
