import { expect, test } from 'vitest'
import { fill, fillCount } from './fill.ts'

test('every name gets its value, and what has none stays as it is', () => {
  expect(fill(':discount IQD discount using :points', { discount: '12,500', points: '1,250 points' })).toBe(
    '12,500 IQD discount using 1,250 points',
  )
  expect(fill('From 14:00, :who', { who: 'Sara' })).toBe('From 14:00, Sara')
  expect(fill(':lost', {})).toBe(':lost')
})

test('a value is never read as a name', () => expect(fill(':a :b', { a: ':b', b: 'x' })).toBe(':b x'))

test.each([
  [1, 'ليلة واحدة'],
  [2, 'ليلتان'],
  [3, '3 ليالٍ'],
  [11, '11 ليلة'],
  [1_200, '1,200 ليلة'],
])('%d in Arabic', (count, text) =>
  expect(fillCount('ar', count, { one: 'ليلة واحدة', two: 'ليلتان', few: ':count ليالٍ', other: ':count ليلة' })).toBe(
    text,
  ),
)
