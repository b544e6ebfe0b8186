import { describe, expect, test } from 'vitest'
import { choiceOf, pageNumberOf, pageOfAll, parseListId, toListPath, typedOf } from './list-query.ts'

const asked = (query: string) => new Request(`http://safar.example/offers${query}`)
const statusOf = (read: () => unknown): number => {
  try {
    read()
    return 200
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status
  }
}

describe('what an address says about a list', () => {
  test.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=12', 12],
    ['?page=٣', 3],
    ['?page=۴', 4],
  ])('page of "%s"', (query, page) => expect(pageNumberOf(asked(query))).toBe(page))

  test.each(['?page=', '?page=0', '?page=-1', '?page=1.5', '?page=abc', '?page=99999999999'])(
    '"%s" is no page',
    (query) => expect(statusOf(() => pageNumberOf(asked(query)))).toBe(404),
  )

  test.each(['', 'abc', '0', '-1', '1e3', '2147483648', '99999999999', undefined])('"%s" is no id', (input) =>
    expect(statusOf(() => parseListId(input))).toBe(404),
  )

  test('a choice is a known one, or none', () => {
    const sortOf = (query: string) => choiceOf(asked(query), 'sort', ['price', 'rating'])
    expect([sortOf(''), sortOf('?sort='), sortOf('?sort=rating')]).toEqual([undefined, undefined, 'rating'])
    expect(statusOf(() => sortOf('?sort=toString'))).toBe(404)
  })

  test('what was typed is kept within reason', () => {
    expect(typedOf(asked('?search=%20%D8%A8%D8%BA%D8%AF%D8%A7%D8%AF%00%20'), 'search')).toBe('بغداد')
    expect(typedOf(asked(`?search=${'a'.repeat(300)}`), 'search')).toHaveLength(100)
  })
})

test('an address holds what was chosen and nothing else', () => {
  expect(toListPath('/offers', { type: 'flight', search: '', sort: undefined })).toBe('/offers?type=flight')
  expect(toListPath('/offers', { type: undefined })).toBe('/offers')
  expect(toListPath('/offers', { search: 'a&b' })).toBe('/offers?search=a%26b')
})

test('pages of what is all at hand', () => {
  const { data, meta } = pageOfAll([1, 2, 3, 4, 5], 2, 2)
  expect([data, meta.total, meta.last, meta.next]).toEqual([[3, 4], 5, 3, 3])
  expect(pageOfAll([1], 9, 2).data).toEqual([])
})
