import { expect, test } from 'vitest'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toCombinationTexts } from './to-combination-text.ts'

const roomTypes = [
  { id: 1, title: 'Double', floor: 1, adults: 2, children: 1, bedTypes: [{ count: 1, sleeps: 2 }] },
  { id: 2, title: 'Triple', floor: 2, adults: 3, children: 1, bedTypes: [{ count: 3, sleeps: 1 }] },
  { id: 3, title: 'Family', floor: 0, adults: 4, children: 4, bedTypes: [{ count: 3, sleeps: 2 }] },
]
const combinations = [
  {
    rooms: [
      { roomTypeId: 1, count: 1 },
      { roomTypeId: 2, count: 1 },
    ],
    roomCount: 2,
    price: { amount: 200 },
  },
  { rooms: [{ roomTypeId: 1, count: 2 }], roomCount: 2, price: { amount: 210 } },
  { rooms: [{ roomTypeId: 3, count: 1 }], roomCount: 1, price: { amount: 250 } },
]

test('a combination says why it is there and how its rooms can be shared', () => {
  const [cheapest, pair, large] = toCombinationTexts('en', combinations, roomTypes, {
    adults: 3,
    childrenAges: [0, 6, 9],
  })
  expect(cheapest).toBe(
    'Lowest total price. You could share like this: Triple: 2 adults, 1 child, 1 infant; Double: 1 adult, 1 child. There are beds for 5 of you; 1 child shares a bed with the parents. These rooms are on different floors.',
  )
  expect(pair).toBe(
    'You could share like this: Double: 2 adults, 1 child, 1 infant; Double: 1 adult, 1 child. There are beds for 4 of you; 2 children share a bed with their parents.',
  )
  expect(large).toBe('All of you in one room.')
})

test.each<[Locale, string]>([
  ['en', 'There are beds for 2 of you; 1 child shares a bed with the parents.'],
  ['ar', 'الأسرّة تكفي لاثنين منكم؛ ينام طفل واحد في سرير والديه.'],
  ['ku', 'قەرەوێڵەکان جێی 2 کەستان دەکەنەوە؛ یەک منداڵ لە قەرەوێڵەی دایک و باوکیدا دەخەوێت.'],
])('in one room too, %s says who shares a bed', (locale, text) => {
  const one = [{ rooms: [{ roomTypeId: 1, count: 1 }], roomCount: 1, price: { amount: 100 } }]
  expect(toCombinationTexts(locale, one, roomTypes, { adults: 2, childrenAges: [4] })[0]).toContain(text)
})

test('a child of 13 takes an adult’s place, and is not called an adult', () => {
  const [, pair] = toCombinationTexts('en', combinations, roomTypes, { adults: 3, childrenAges: [14] })
  expect(pair).toContain('2 × Double: each with 2 people aged 13 or over')
})

test.each<[Locale, string]>([
  ['ar', 'بالغان، طفل واحد، رضيع واحد'],
  ['ku', '2 گەورەساڵ، یەک منداڵ، یەک ساوا'],
])('people are counted as %s counts them', (locale, text) => {
  const [cheapest] = toCombinationTexts(locale, combinations, roomTypes, { adults: 3, childrenAges: [0, 6, 9] })
  expect(cheapest).toContain(text)
})
