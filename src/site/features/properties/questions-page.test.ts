import { expect, test } from 'vitest'
import { parseQuestionsPage, toQuestionsPath } from './questions-page.ts'

test.each([
  ['', 1],
  ['questions=3', 3],
  ['questions=٣', 3],
  ['questions=0', 1],
  ['questions=-2', 1],
  ['questions=1e3', 1],
  ['questions=999999', 1],
])('%s is page %i', (query, page) => expect(parseQuestionsPage(new URLSearchParams(query))).toBe(page))

test('another page keeps the days, and the first has no number', () => {
  expect(toQuestionsPath('/properties/1', '?adults=2', 2)).toBe('/properties/1?adults=2&questions=2#questions')
  expect(toQuestionsPath('/properties/1', '?adults=2', 1)).toBe('/properties/1?adults=2#questions')
  expect(toQuestionsPath('/properties/1', '', 1)).toBe('/properties/1#questions')
})
