import { expect, test } from 'vitest'
import { addPage, toOffset, toSearchPage } from './search-pages.ts'

test('the offset of a page', () => {
  expect(toOffset({ page: 1, limit: 8 })).toBe(0)
  expect(toOffset({ page: 3, limit: 8 })).toBe(16)
})

test('the meta of an answer', () => {
  const { meta } = toSearchPage({ hits: ['a'], estimatedTotalHits: 17 }, { page: 2, limit: 8 })
  expect(meta).toEqual({ total: 17, limit: 8, page: 2, last: 3, previous: 1, next: 3 })
  const none = toSearchPage({ hits: [], estimatedTotalHits: 0 }, { page: 1, limit: 8 })
  expect(none).toEqual({ data: [], meta: { total: 0, limit: 8, page: 1, last: 0, previous: null, next: null } })
})

test('page 1 resets the list, later pages append and bring their meta', () => {
  const pageOf = (page: number, hits: string[]) => toSearchPage({ hits, estimatedTotalHits: 5 }, { page, limit: 2 })
  const two = addPage(pageOf(1, ['a', 'b']), pageOf(2, ['c', 'd']))
  expect(two.data).toEqual(['a', 'b', 'c', 'd'])
  expect(two.meta).toMatchObject({ page: 2, next: 3 })
  expect(addPage(two, pageOf(1, ['x'])).data).toEqual(['x'])
})
