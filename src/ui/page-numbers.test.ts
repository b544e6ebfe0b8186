import { expect, test } from 'vitest'
import { toPageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap', 10]],
  [3, 10, [1, 2, 3, 4, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [6, 20, [1, 'gap', 5, 6, 7, 'gap', 20]],
  [8, 10, [1, 'gap', 7, 8, 9, 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('page %i of %i', (page, last, shown) => {
  expect(toPageNumbers(page, last)).toEqual(shown)
})

test('a page beyond the last still links to both ends', () => {
  expect(toPageNumbers(99, 5)).toEqual([1, 'gap', 5])
})
