import { expect, test } from 'vitest'
import type { Locale } from '../../../../domain/locale.ts'
import { toCombinationTexts } from './to-combination-text.ts'

const roomTypes = [
  { id: 1, title: 'Double', adults: 2, children: 1 },
  { id: 2, title: 'Triple', adults: 3, children: 1 },
  { id: 3, title: 'Family', adults: 4, children: 4 },
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
    'The lowest price for all of you. You could share like this: Triple: 2 adults, 2 children, 1 infant; Double: 1 adult.',
  )
  expect(pair).toBe('You could share like this: Double: 2 adults, 1 infant; Double: 1 adult, 2 children.')
  expect(large).toBe('All of you in one room.')
})

test('a child of 13 takes an adult’s place, and is not called an adult', () => {
  const [, pair] = toCombinationTexts('en', combinations, roomTypes, { adults: 3, childrenAges: [14] })
  expect(pair).toContain('2 × Double: each with 2 people aged 13 or over')
})

test.each<[Locale, string]>([
  ['ar', 'بالغان، طفلان، رضيع واحد'],
  ['ku', '2 گەورەساڵ، 2 منداڵ، یەک ساوا'],
])('people are counted as %s counts them', (locale, text) => {
  const [cheapest] = toCombinationTexts(locale, combinations, roomTypes, { adults: 3, childrenAges: [0, 6, 9] })
  expect(cheapest).toContain(text)
})
