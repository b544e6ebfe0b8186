import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFilter } from './search-filter.ts'

describe('the filter of a search', () => {
  test.each([
    [[], ''],
    [[{ key: 'stars', operation: '>=', value: 4 }], 'stars >= 4'],
    [
      [
        { key: 'location.id', operation: '=', value: 3 },
        { key: 'kind', operation: '=', value: 'e-visa' },
      ],
      "location.id = 3 AND kind = 'e-visa'",
    ],
    [
      [
        { key: 'stars', operation: '=', value: null },
        { key: 'rating', operation: '>', value: 4.5 },
      ],
      'rating > 4.5',
    ],
    [[{ key: 'stars', operation: 'IS NOT NULL', value: null }], 'stars IS NOT NULL'],
    [[{ key: 'isElectronic', operation: '!=', value: true }], 'isElectronic != true'],
    [[{ key: 'title', operation: '=', value: "Sha'ab" }], "title = 'Sha\\'ab'"],
    [[{ key: 'title', operation: '=', value: 'C:\\' }], "title = 'C:\\\\'"],
  ])('%j → %s', (items, expected) => expect(toFilter(items)).toBe(expected))

  test('refuses other operations and missing keys', () => {
    expect(() => toFilter([{ key: 'a', operation: 'IN', value: 1 }])).toThrow('Unsupported operation: IN')
    expect(() => toFilter([{ key: undefined, operation: '=', value: 1 }])).toThrow('key is undefined')
  })

  test('no value breaks out of its quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '"', '\\', ' ', 'a', 'O', 'R', '=') }), (value) => {
        const filter = toFilter([{ key: 'a', operation: '=', value }])
        const inside = filter.slice("a = '".length)
        let at = 0
        while (at < inside.length && inside[at] !== "'") at += inside[at] === '\\' ? 2 : 1
        expect(at).toBe(inside.length - 1)
      }),
    )
  })
})
