import { expect, test } from 'vitest'
import { isWholeMatch } from './search-match.ts'

test.each([
  [1, 1, 0, true],
  [3, 3, 0, true],
  [1, 3, 0, false],
  [1, 1, 1, false],
])('%i of %i words, %i typing errors: %s', (matchingWords, maxMatchingWords, typoCount, is) =>
  expect(isWholeMatch({ words: { matchingWords, maxMatchingWords }, typo: { typoCount } })).toBe(is),
)
