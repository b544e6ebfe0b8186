import { expect, test } from 'vitest'
import { parseReviewChoice, toReviewPath } from './review-query.ts'

test('a choice leads to the reviews themselves, with what the address says besides', () => {
  const choice = parseReviewChoice(new URLSearchParams('reviewsIn=ar&reviews=2'))
  expect(toReviewPath('/properties/1', '?adults=2', choice)).toBe(
    '/properties/1?adults=2&reviewsIn=ar&reviews=2#reviews-list',
  )
  expect(toReviewPath('/properties/1', '', parseReviewChoice(new URLSearchParams()))).toBe('/properties/1#reviews-list')
})
