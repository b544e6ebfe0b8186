import { expect, test } from 'vitest'
import { toQueryText, toSearchPath } from './search-address.ts'

test.each([
  [{ q: '', kind: 'visa', page: 2 }, '/search'],
  [{ q: 'a b&c', kind: null, page: 2 }, '/search?q=a+b%26c'],
  [{ q: 'x', kind: 'visa', page: 1 }, '/search?q=x&kind=visa'],
  [{ q: 'x', kind: 'visa', page: 2 }, '/search?q=x&kind=visa&page=2'],
] as const)('%j has the address %s', (asked, path) => expect(toSearchPath(asked)).toBe(path))

test('words are what was typed, without its edges', () => expect(toQueryText('  old \n town ')).toBe('old town'))
