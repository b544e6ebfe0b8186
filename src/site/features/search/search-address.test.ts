import { expect, test } from 'vitest'
import { parseTaken, toQueryText, toSearchPath } from './search-address.ts'

test.each([
  [{ q: '', kind: 'visa', page: 2, not: [] }, '/search'],
  [{ q: 'a b&c', kind: null, page: 2, not: [] }, '/search?q=a+b%26c'],
  [{ q: 'x', kind: 'visa', page: 1, not: [] }, '/search?q=x&kind=visa'],
  [{ q: 'x', kind: 'visa', page: 2, not: [] }, '/search?q=x&kind=visa&page=2'],
  [{ q: 'x', kind: null, page: 1, not: ['dates', 'feature-pool'] }, '/search?q=x&not=dates,feature-pool'],
] as const)('%j has the address %s', (asked, path) => expect(toSearchPath(asked)).toBe(path))

test('words are what was typed, without its edges', () => expect(toQueryText('  old \n town ')).toBe('old town'))

test('an address takes away what could have been understood', () => {
  expect(parseTaken('dates,feature-pool,dates,<b>,,Price')).toEqual(['dates', 'feature-pool'])
  expect(parseTaken(null)).toEqual([])
})
