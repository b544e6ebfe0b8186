import { expect, test } from 'vitest'
import type { SearchHit } from '../../../contract/search-hits.ts'
import { toArea, toCardFacts, toPolicyLabel } from './property-card-data.ts'

test.each([
  ['Street 62, Karrada Kharij, Baghdad', 'Karrada Kharij'],
  ['شارع 62، الكرادة خارج، بغداد', 'الكرادة خارج'],
  ['Abu Nuwas Street, Baghdad', 'Abu Nuwas Street'],
  ['Erbil', undefined],
])('%s is in %s', (address, area) => expect(toArea(address)).toBe(area))

const facts = (power: [number, number], hot = 'always') =>
  ({ power: { gridHours: power[0], generatorHours: power[1] }, water: { hot } }) as SearchHit<'property'>['facts']

test('a card says two things, what nobody else says first', () => {
  expect(toCardFacts({ family: ['cot', 'women_pool'], facts: facts([16, 8]) }, 'en')).toEqual([
    '24-hour electricity',
    'Women’s pool hours',
  ])
  expect(toCardFacts({ family: ['cot'], facts: facts([16, 4]) }, 'en')).toEqual(['Cot', 'Hot water all day'])
  expect(toCardFacts({ family: [], facts: null }, 'en')).toEqual([])
})

test.each([
  [3, 50, 'Free cancellation until 3 days before'],
  [1, 0, 'Free cancellation until 1 day before'],
  [0, 50, 'Free cancellation'],
  [5, 100, 'Free cancellation'],
])('free until %i days before, then %i percent back: %s', (freeUntilDays, percentAfter, text) =>
  expect(toPolicyLabel({ freeUntilDays, percentAfter }, 'en')).toBe(text),
)
